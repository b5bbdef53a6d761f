// Five square scenes in the place of photographs: small, everyday moments.

import { ink, orange as o, purple as p, teal as t } from "../../design/color";
import { cut, disc, part, put, shade, shape, svg, type Pictures } from "./kit";
import { skins } from "./people";

const WINDOW = "M120 380V220a120 120 0 0 1 240 0v160Z";
const square = (id: string, wall: string, body: string, defs = "", arch = WINDOW): string =>
  svg(
    480,
    480,
    `<defs><clipPath id="${id}-a"><path d="${arch}"/></clipPath>${defs}</defs><path d="M0 0h480v480H0Z" fill="${wall}"/>${body}`,
  );
const pane = (id: string, body: string): string => `<g clip-path="url(#${id}-a)">${body}</g>`;

/** Breakfast: two mugs and a calendar. */
const tile1 = (id: string): string =>
  square(
    id,
    t[100],
    `${shape(o[50], "M226 376V216a104 104 0 0 1 208 0v160Z")}${pane(id, `<path d="M240 100h180v280H240Z" fill="${o[300]}" opacity=".4"/>${disc(330, 250, 66, o[300])}${shape(p[300], "M230 270c40-30 90-20 110-8s50 4 90-10v120H230Z")}${shape(t[300], "M230 312c40-30 90-12 120-4s50 0 80-12v80H230Z")}`)}${shape(o[50], "M323 118h14v250h-14ZM238 236h184v14H238Z")}
    ${cut(o[50], "M60 92h120v150H60Z", "M146 92h34v150h-34Z", 0.1)}${cut(p[600], "M60 84h120v38H60Z", "M146 84h34v38h-34Z", 0.2)}<g fill="${p[300]}"><circle cx="86" cy="148" r="10"/><circle cx="120" cy="148" r="10"/><circle cx="154" cy="148" r="10"/><circle cx="86" cy="182" r="10"/><circle cx="154" cy="182" r="10"/><circle cx="86" cy="216" r="10"/><circle cx="120" cy="216" r="10"/></g>${disc(120, 182, 14, o[300])}
    ${cut(o[300], "M0 364h480v30H0Z", "M330 364h150v30H330Z", 0.14)}${shape(t[600], "M0 394h480v86H0Z")}${shade("M330 394h150v86H330Z")}
    ${cut(t[600], "M112 276h86v70a22 22 0 0 1-22 22h-42a22 22 0 0 1-22-22Z", "M164 276h34v70a22 22 0 0 1-22 22h-12Z", 0.24)}<path d="M114 290h-8a24 24 0 0 0 0 48h10v-14h-10a10 10 0 0 1 0-20h8Z" fill="${t[600]}"/>
    <g transform="translate(-24)">${cut(p[600], "M250 290h78v58a20 20 0 0 1-20 20h-38a20 20 0 0 1-20-20Z", "M298 290h30v58a20 20 0 0 1-20 20h-10Z", 0.24)}<path d="M326 304h8a22 22 0 0 1 0 44h-10v-13h10a9 9 0 0 0 0-18h-8Z" fill="${p[600]}"/>${shape(p[300], "M274 334v-14a15 15 0 0 1 30 0v14Z")}</g>
    ${shape(o[300], "M138 322v-16a17 17 0 0 1 34 0v16Z")}
    ${cut(o[50], "M372 344h84c0 14-12 24-26 24h-32c-14 0-26-10-26-24Z", "M426 344h30c0 14-12 24-26 24h-4Z", 0.14)}<g fill="${o[300]}"><circle cx="398" cy="330" r="19"/><circle cx="432" cy="332" r="17"/></g>${shape(t[600], "M398 312c2-10 10-16 20-16-2 10-8 16-20 16Z")}`,
    "",
    "M240 366V216a90 90 0 0 1 180 0v150Z",
  );

/** A plant and a sleeping cat on the sill. */
const tile2 = (id: string): string =>
  square(
    id,
    p[200],
    `${shape(o[50], "M88 388V224a152 152 0 0 1 304 0v164Z")}${pane(id, `<path d="M100 80h280v300H100Z" fill="${t[300]}" opacity=".55"/><g fill="${o[50]}">${put(`${id}-c`, 180, 190, 0.9)}${put(`${id}-c`, 312, 150, 0.7)}</g>${shape(t[300], "M90 330c60-50 130-30 170-14s70 10 130-16v90H90Z")}`)}${shape(o[50], "M232 84h16v300h-16ZM100 226h280v16H100Z")}
    ${cut(o[50], "M52 380h376v30H52Z", "M310 380h118v30H310Z", 0.1)}${shade("M52 410h376v14H52Z", 0.22)}
    ${cut(o[400], "M118 300h100l-12 80h-76Z", "M178 300h40l-12 80h-38Z", 0.2)}${shape(o[400], "M110 288h116v22H110Z")}${shade("M110 304h116v8H110Z", 0.24)}${shade("M178 288h48v22h-48Z")}
    <g fill="${t[600]}"><path d="M160 290c-6-40-14-70-24-96h14c10 26 16 58 20 96ZM172 290c0-60 4-110 16-150h12c-12 46-16 94-16 150Z"/><path d="M140 214c-44 6-70-14-76-52 42-4 72 14 76 52ZM184 232c2-42 30-62 74-58-4 40-30 62-74 58ZM158 270c-38 8-62-8-70-42 38-6 64 8 70 42Z"/><path d="M192 154c-30-26-32-58-8-92 30 26 32 58 8 92Z"/></g>${shade("M192 154c2-32 0-62-8-92 30 26 32 58 8 92ZM184 232c30-16 54-36 74-58-4 40-30 62-74 58ZM140 214c-22-22-46-40-76-52 6 38 32 58 76 52ZM158 270c-20-18-42-32-70-42 8 34 32 50 70 42Z", 0.2)}
    ${cut(p[500], "M262 380c-16-44 14-84 62-84 30 0 60 18 66 50 4 18-2 30-12 34Z", "M340 298c24 4 44 20 50 48 4 18-2 30-12 34h-34c16-26 12-58-4-82Z", 0.22)}${shape(p[500], "M252 348l-4-40 22 14h20l22-14-2 40c0 24-14 34-29 34s-29-10-29-34Z")}${shape(p[500], "M378 380h-96c-10 0-14-8-10-16h92c20 0 30-10 34-26l14 6c-4 22-16 36-34 36Z")}<g fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"><path d="M262 346c4 4 9 4 12 0M288 346c4 4 9 4 12 0M277 358c2 2 5 2 7 0"/></g>`,
    part.cloud(`${id}-c`),
    "M104 380V224a136 136 0 0 1 272 0v156Z",
  );

/** Two hands holding a paper boat. */
const tile3 = (id: string): string => {
  const hand = (skin: keyof typeof skins, sleeve: string): string => {
    const [tone, dark, depth] = skins[skin];
    return `${shape(sleeve, "M62 480l-6-84 96-22 40 106Z")}${shape(tone, "M58 402c-12-40-12-84 4-120 6-14 26-10 26 6 0 22 4 36 14 44l104 38c22 8 30 24 26 36l-4 4c-30 6-60 4-84-8-20 8-56 10-86 0Z")}${shape(dark, "M102 332l104 38c22 8 30 24 26 36l-4 4c-30 6-60 4-84-8 30 0 46-10 50-22-30-10-66-22-92-48Z", depth)}`;
  };
  return square(
    id,
    o[100],
    `${pane(id, `<path d="M60 40h360v440H60Z" fill="${t[300]}"/>${disc(240, 210, 130, o[50], 0.35)}${disc(240, 210, 86, o[300])}`)}
    <g>${hand("clay", p[600])}</g><g transform="matrix(-1 0 0 1 480 0)">${hand("rose", t[600])}</g>
    ${shape(o[50], "M240 126 330 306H150Z")}${shape(o[50], "M86 258l62 100h184l62-100-88 46H174Z")}${shade("M240 126 330 306h-90Z", 0.12)}${shade("M240 304h66l88-46-62 100h-92Z", 0.18)}`,
    "",
    "M70 480V210a170 170 0 0 1 340 0v270Z",
  );
};

/** A walk with the dog, resting at the top of the hill. */
const tile4 = (id: string): string =>
  square(
    id,
    o[50],
    `${pane(
      id,
      `<path d="M40 30h400v450H40Z" fill="${o[200]}"/>${disc(240, 240, 150, o[300], 0.5)}${disc(240, 240, 96, o[400])}${shape(p[300], "M40 300c70-56 130-44 200-14s130 10 200-30v230H40Z")}${shape(t[300], "M40 344c70-44 150-30 210-8s130 4 190-22v180H40Z")}${put(`${id}-t`, 92, 380, 0.8, t[600])}${put(`${id}-t`, 394, 372, 0.9, t[600])}${shape(t[600], "M20 430c100-60 330-66 440-10v70H20Z")}
    <g transform="translate(196 288)">${cut(p[600], "M-62 136V62c0-42 22-56 48-60h28c26 4 48 18 48 60v74Z", "M14 2c26 4 48 18 48 60v74H28V58C28 32 24 14 14 2Z", 0.24)}${shape(skins.rose[0], "M-12 8v-34h24V8c-8 6-16 6-24 0Z")}${shape(o[900], "M-34-44h68v22c-6 14-18 18-34 18s-28-4-34-18Z")}${shape(t[600], "M-38-36c-2-32 14-52 38-52s40 20 38 52c-20-8-56-8-76 0Z")}${shape(t[300], "M-40-32c22-14 58-14 80 0v-16c-22-14-58-14-80 0Z")}${shade("M14-85c17 7 26 27 24 52-2 18-10 25-22 28 10-26 8-58-2-80Z", 0.2)}${disc(0, -92, 14, o[50])}</g>
    <g transform="translate(312 338)"><path d="M30 84c24 0 38-14 38-44 10 0 16 4 18 10 0 32-20 54-56 54Z" fill="${o[50]}"/>${cut(o[50], "M-44 96c-10-54 8-92 44-96 36 4 54 42 44 96Z", "M6 0c32 6 48 44 38 96H16C28 62 22 28 6 0Z", 0.16)}${shape(o[50], "M-30-30c0-24 12-36 30-36s30 12 30 36c0 22-12 34-30 34s-30-12-30-34Z")}${shade("M4-66c16 2 26 14 26 36S20 2 4 4c12-22 12-48 0-70Z")}${shape(o[900], "M-22-62c-10-14-26-16-30-8-4 12-2 34 8 44 8-2 16-12 20-22ZM22-62c10-14 26-16 30-8 4 12 2 34-8 44-8-2-16-12-20-22Z")}${shape(o[900], "M-36 40c10-12 32-8 36 8 2 14-6 28-20 28-14 2-24-20-16-36Z")}${shape(o[400], "M-26-6c16 8 36 8 52 0v14c-16 8-36 8-52 0Z")}</g>
    ${shape(p[600], "M238 350c24 8 50 4 66-6l8 12c-22 16-52 18-78 10Z")}${disc(312, 350, 13, skins.rose[0])}
    ${shape(t[600], "M40 436c110-30 290-30 400 0v60H40Z")}`,
    )}`,
    part.tree(`${id}-t`),
    "M40 480V240a200 200 0 0 1 400 0v240Z",
  );

/** A message in the evening, and the lamp still on. */
const tile5 = (id: string): string =>
  square(
    id,
    p[800],
    `${pane(id, `<path d="M60 60h360v360H60Z" fill="${p[600]}"/>${disc(128, 190, 190, o[300], 0.16)}${disc(128, 190, 126, o[300], 0.24)}${shape(o[100], "M88 210h84l48 160H44Z", 0.3)}`)}
    <g fill="${o[100]}">${put(`${id}-s`, 330, 118, 0.9)}${put(`${id}-s`, 230, 96, 0.7)}</g>
    ${cut(o[300], "M92 120h76l32 90H60Z", "M140 120h28l32 90h-44Z", 0.16)}${shape(t[300], "M123 210h14v150h-14ZM92 356h76a14 14 0 0 1 14 14H78a14 14 0 0 1 14-14Z")}
    ${cut(t[800], "M224 130h112a22 22 0 0 1 22 22v196a22 22 0 0 1-22 22H224a22 22 0 0 1-22-22V152a22 22 0 0 1 22-22Z", "M318 130h18a22 22 0 0 1 22 22v196a22 22 0 0 1-22 22h-18Z", 0.5)}${shape(o[100], "M228 148h104a10 10 0 0 1 10 10v184a10 10 0 0 1-10 10H228a10 10 0 0 1-10-10V158a10 10 0 0 1 10-10Z")}
    ${shape(p[300], "M242 172h56a14 14 0 0 1 14 14v16a14 14 0 0 1-14 14h-46l-18 14v-44a14 14 0 0 1 8-14Z")}${shape(t[300], "M262 240h50a14 14 0 0 1 14 14v44l-18-14h-46a14 14 0 0 1-14-14v-16a14 14 0 0 1 14-14Z")}
    <g fill="${o[100]}"><circle cx="256" cy="194" r="7"/><circle cx="276" cy="194" r="7"/><circle cx="296" cy="194" r="7"/></g><path transform="translate(288 263) scale(.75)" d="M-16 0-7-9 0-2 14-18 23-10 1 16Z" fill="${t[800]}"/>${shape(o[300], "M234 338v-8a14 14 0 0 1 28 0v8Z")}
    ${cut(o[300], "M384 312h62v36a22 22 0 0 1-22 22h-18a22 22 0 0 1-22-22Z", "M422 312h24v36a22 22 0 0 1-22 22h-2Z", 0.2)}${shape(o[300], "M386 322h-6a20 20 0 0 0 0 40h10v-12h-10a8 8 0 0 1 0-16h6Z")}
    ${cut(t[300], "M0 370h480v28H0Z", "M330 370h150v28H330Z", 0.16)}${shape(t[800], "M0 398h480v82H0Z")}`,
    part.star(`${id}-s`),
    "M60 420V240a180 180 0 0 1 360 0v180Z",
  );

export const social: Pictures = {
  "tile-1": tile1,
  "tile-2": tile2,
  "tile-3": tile3,
  "tile-4": tile4,
  "tile-5": tile5,
};
