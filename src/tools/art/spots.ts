// Spot illustrations beside a section's text: one arch, one object or person.

import { gray as g, ink, orange as o, purple as p, teal as t } from "../../design/color";
import { cut, disc, part, put, shade, shape, spot, type Pictures } from "./kit";
import { bust, sharedFace, type Person } from "./people";

const nurse: Person = {
  skin: "umber",
  coat: p[500],
  shirt: t[100],
  brow: g[900],
  back: `<circle cx="200" cy="78" r="38" fill="${g[900]}"/>`,
  hair: shape(
    g[900],
    "M138 196c-8-64 18-104 62-104s70 40 62 104c-6-32-20-54-34-62-20 10-38 10-58 0-12 8-26 30-32 62Z",
  ),
  open: true,
  detail: `<path d="M138 190c-2-66 24-106 62-106s64 40 62 106" fill="none" stroke="${o[300]}" stroke-width="12"/><path d="M138 222c4 26 20 38 44 38" fill="none" stroke="${o[300]}" stroke-width="7"/><rect x="122" y="178" width="26" height="46" rx="12" fill="${o[400]}"/><rect x="252" y="178" width="26" height="46" rx="12" fill="${o[400]}"/>${shade("M265 178a12 12 0 0 1 13 12v22a12 12 0 0 1-13 12Z", 0.2)}<rect x="172" y="252" width="24" height="16" rx="8" fill="${o[400]}"/>`,
};
const bob: Person = {
  skin: "clay",
  coat: o[400],
  shirt: o[50],
  brow: g[900],
  back: shape(
    g[900],
    "M200 86c60 0 90 46 86 108-2 30 4 44-2 62-8 16-30 18-44 8h-80c-14 10-36 8-44-8-6-18 0-32-2-62-4-62 26-108 86-108Z",
  ),
  hair: shape(g[900], "M138 196c-8-64 18-106 62-106s70 42 62 106c-4-22-8-38-16-48h-92c-8 10-12 26-16 48Z"),
};
const crop: Person = {
  skin: "sand",
  coat: t[600],
  shirt: o[50],
  brow: o[900],
  hair: shape(
    o[900],
    "M136 188c-10-66 16-106 66-106 48 0 70 40 62 106l-8-2c0-22-6-38-16-48-30 4-52-4-68-18-14 16-28 30-28 68Z",
  ),
};
const scarf: Person = {
  skin: "sand",
  coat: p[600],
  shirt: p[300],
  brow: o[900],
  back: shape(
    p[300],
    "M200 70c66 0 96 52 90 124-4 46 14 92 2 124-40 30-144 30-184 0-12-32 6-78 2-124-6-72 24-124 90-124Z",
  ),
  hair: `<path fill-rule="evenodd" d="M200 78c60 0 86 48 80 118-4 50-36 100-80 100s-76-50-80-100c-6-70 20-118 80-118Zm0 36c-34 0-54 26-54 70 0 50 24 84 54 84s54-34 54-84c0-44-20-70-54-70Z" fill="${p[300]}"/>${shade("M200 78c60 0 86 48 80 118-4 50-36 100-80 100v-28c30 0 54-34 54-84 0-44-20-70-54-70Z", 0.14)}`,
  collar:
    shape(p[300], "M128 270c20-50 124-50 144 0 14 24 20 50 18 66-50 30-130 30-180 0-2-16 4-42 18-66Z") +
    shade("M244 290c12-6 22-12 28-20 14 24 20 50 18 66-16 10-36 16-56 20 10-22 14-46 10-66Z", 0.14),
};
const curls: Person = {
  skin: "cocoa",
  coat: o[50],
  shirt: p[500],
  brow: g[900],
  back: `<g fill="${g[900]}"><circle cx="150" cy="116" r="46"/><circle cx="206" cy="96" r="50"/><circle cx="256" cy="124" r="44"/><circle cx="126" cy="170" r="36"/><circle cx="276" cy="172" r="36"/></g>`,
  hair: `<g fill="${g[900]}"><circle cx="158" cy="138" r="24"/><circle cx="190" cy="118" r="30"/><circle cx="222" cy="122" r="28"/><circle cx="248" cy="144" r="22"/></g>`,
  open: true,
};
const waves: Person = {
  skin: "rose",
  coat: t[600],
  shirt: o[50],
  brow: o[700],
  back: shape(
    o[700],
    "M200 84c62 0 94 46 88 108-2 26 22 50 14 84-6 28-44 30-62 14h-80c-18 16-56 14-62-14-8-34 16-58 14-84-6-62 26-108 88-108Z",
  ),
  hair: shape(o[700], "M138 204c-10-66 18-114 62-114s72 48 62 114c-4-32-26-58-62-72-36 14-58 40-62 72Z"),
  open: true,
};
const fade: Person = {
  skin: "umber",
  coat: p[500],
  shirt: o[50],
  brow: g[900],
  beard: shape(
    g[900],
    "M140 196c6 14 14 22 24 26 16-6 56-6 72 0 10-4 18-12 24-26 0 48-24 84-60 84s-60-36-60-84Z",
  ),
  hair: shape(
    g[900],
    "M140 176c-4-58 20-88 60-88s64 30 60 88c-4-16-10-28-18-36-26 6-58 6-84 0-8 8-14 20-18 36Z",
  ),
  open: true,
};

const seat = (who: Person, x: number, y: number, scale: number, shared?: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${bust(who, shared)}</g>`;
/** A speech bubble with its tail at the lower left, or mirrored. */
const bubble = (x: number, y: number, w: number, h: number, fill: string, left = true): string =>
  shape(
    fill,
    `M${x + 20} ${y}h${w - 40}a20 20 0 0 1 20 20v${h - 40}a20 20 0 0 1-20 20${left ? `H${x + 52}l-30 24 4-24h-6` : `h-6l4 24-30-24H${x + 20}`}a20 20 0 0 1-20-20v-${h - 40}a20 20 0 0 1 20-20Z`,
  );
const CHECK = "M-16 0-7-9 0-2 14-18 23-10 1 16Z";
const check = (x: number, y: number, fill: string, scale = 1): string =>
  `<path transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}" d="${CHECK}" fill="${fill}"/>`;
const bar = (x: number, y: number, w: number, fill: string, h = 13): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" fill="${fill}"/>`;

const nurseGuidance = (id: string): string =>
  spot(
    id,
    p[200],
    `${disc(240, 190, 128, p[300], 0.5)}${seat(nurse, 80, 60, 0.79)}`,
    `${bubble(318, 60, 138, 84, t[600])}${check(350, 104, o[50])}${bar(384, 82, 52, t[100])}${bar(384, 106, 36, t[100])}`,
  );

/** Lower and lower arches, a coin for the rate. */
const rates = (id: string): string =>
  spot(
    id,
    t[100],
    `${disc(240, 180, 120, o[300], 0.3)}${cut(p[300], "M104 400V208a48 48 0 0 1 96 0v192Z", "M152 160a48 48 0 0 1 48 48v192h-48Z", 0.12)}${cut(t[300], "M192 400V268a48 48 0 0 1 96 0v132Z", "M240 220a48 48 0 0 1 48 48v132h-48Z", 0.12)}${cut(t[600], "M280 400v-72a48 48 0 0 1 96 0v72Z", "M328 280a48 48 0 0 1 48 48v72h-48Z", 0.2)}${shape(o[50], "M312 400v-68a16 16 0 0 1 32 0v68Z")}`,
    `${disc(364, 196, 74, o[400])}${shade("M364 122a74 74 0 0 1 0 148c30-40 30-108 0-148Z", 0.16)}${disc(364, 196, 54, o[300])}<g fill="${ink}"><circle cx="345" cy="177" r="13"/><circle cx="383" cy="215" r="13"/><path d="M388 164l10 8-58 56-10-8Z"/></g>`,
  );

/** A map with its route. */
const navigation = (id: string): string =>
  spot(
    id,
    o[100],
    `${disc(240, 180, 110, o[400], 0.25)}${shape(p[300], "M80 330c90-50 220-50 320 0v70H80Z")}`,
    `<g transform="rotate(-4 240 270)">${shape(t[100], "M74 200l110-30v170l-110 30ZM184 170l112 30v170l-112-30ZM296 200l110-30v170l-110 30Z")}${shade("M184 170l112 30v170l-112-30Z", 0.08)}${shade("M356 184l50-14v170l-50 14Z", 0.08)}
    ${shape(t[300], "M74 306c30-16 60-34 110-20v54l-110 30ZM296 240c40 10 70 0 110-30v56c-40 20-70 36-110 30Z")}${shape(t[600], "M184 262c40-6 70 20 112 34v38c-40-6-80-26-112-22Z", 0.5)}
    <g fill="${p[600]}"><ellipse cx="110" cy="318" rx="13" ry="8"/><ellipse cx="142" cy="294" rx="13" ry="8"/><ellipse cx="174" cy="268" rx="12" ry="8"/><ellipse cx="208" cy="250" rx="13" ry="8"/><ellipse cx="246" cy="254" rx="13" ry="8"/><ellipse cx="284" cy="268" rx="12" ry="8"/><ellipse cx="318" cy="262" rx="12" ry="8"/></g></g>
    <ellipse cx="346" cy="244" rx="26" ry="9" fill="${ink}" opacity=".25"/>${cut(o[400], "M346 244c-30-46-58-72-58-112a58 58 0 0 1 116 0c0 40-28 66-58 112Z", "M346 74a58 58 0 0 1 58 58c0 40-28 66-58 112Z", 0.18)}${shape(o[100], "M322 158v-28a24 24 0 0 1 48 0v28Z")}`,
  );

/** A calendar of equal payments, ticked off. */
const payment = (id: string): string => {
  const cell = (x: number, y: number, fill: string): string =>
    `<path d="M${x} ${y + 40}v-20a20 20 0 0 1 40 0v20Z" fill="${fill}"/>`;
  return spot(
    id,
    t[300],
    shape(t[600], "M80 352c90-26 220-26 320 0v50H80Z"),
    `${cut(o[50], "M110 96h232a14 14 0 0 1 14 14v232a14 14 0 0 1-14 14H110a14 14 0 0 1-14-14V110a14 14 0 0 1 14-14Z", "M300 96h42a14 14 0 0 1 14 14v232a14 14 0 0 1-14 14h-42Z", 0.08)}${cut(p[500], "M110 84h232a14 14 0 0 1 14 14v42H96V98a14 14 0 0 1 14-14Z", "M300 84h42a14 14 0 0 1 14 14v42h-56Z", 0.2)}<g fill="${o[300]}"><rect x="142" y="66" width="16" height="38" rx="8"/><rect x="294" y="66" width="16" height="38" rx="8"/></g>
    ${[0, 1, 2, 3].map((c) => [0, 1, 2].map((r) => cell(118 + c * 58, 158 + r * 62, r * 4 + c < 5 ? t[300] : p[200])).join("")).join("")}${[0, 1, 2, 3, 4].map((n) => check(136 + (n % 4) * 58, 184 + Math.floor(n / 4) * 62, ink, 0.62)).join("")}
    ${[0, 1, 2, 3].map((n) => `<path d="M330 ${352 - n * 24}h96v22a48 12 0 0 1-96 0Z" fill="${o[400]}"/>${shade(`M386 ${352 - n * 24}h40v22c0 6-16 10-40 12Z`, 0.18)}<ellipse cx="378" cy="${352 - n * 24}" rx="48" ry="13" fill="${o[300]}"/>`).join("")}`,
  );
};

/** A clinic under two arches that overlap. */
const clinicPartner = (id: string): string =>
  spot(
    id,
    o[100],
    `${shape(p[300], "M92 400V218a100 100 0 0 1 200 0v182Z")}${shape(t[300], "M188 400V218a100 100 0 0 1 200 0v182Z")}${shape(o[300], "M188 400V218c0-42 22-76 52-92 30 16 52 50 52 92v182Z")}${shape(t[600], "M80 362c90-24 220-24 320 0v40H80Z")}`,
    `${cut(o[100], "M146 366V250l94-70 94 70v116Z", "M240 180l94 70v116h-94Z", 0.12)}${shape(p[600], "M124 262 240 172l116 90-13 16-103-79-103 79Z")}
    ${shape(t[600], "M214 366v-54a26 26 0 0 1 52 0v54Z")}${shade("M240 286a26 26 0 0 1 26 26v54h-26Z", 0.24)}<g fill="${t[300]}"><path d="M164 344v-36a15 15 0 0 1 30 0v36ZM286 344v-36a15 15 0 0 1 30 0v36Z"/></g>
    ${disc(240, 244, 25, o[400])}${shape(o[100], "M234 228h12v10h10v12h-10v10h-12v-10h-10v-12h10Z")}
    ${put(`${id}-t`, 108, 376, 1.1, t[600])}${put(`${id}-t`, 374, 378, 1.2, p[600])}`,
    part.tree(`${id}-t`),
  );

const support = (id: string): string =>
  spot(
    id,
    o[200],
    `${disc(240, 230, 126, o[300], 0.5)}${seat(bob, 46, 148, 0.58)}${seat(crop, 202, 148, 0.58)}`,
    `${bubble(46, 58, 122, 74, p[500], false)}${bar(70, 77, 74, o[50])}${bar(70, 101, 48, o[50])}${bubble(322, 52, 120, 78, t[600])}${check(379, 94, o[50], 1.1)}`,
  );

/** A terminal, its receipt and a card. */
const easyPay = (id: string): string =>
  spot(
    id,
    p[200],
    `${disc(250, 190, 124, o[50], 0.4)}${shape(p[300], "M80 350c90-26 220-26 320 0v50H80Z")}`,
    `${cut(o[50], "M178 50h112v110H178l0-110-0 0Zm0 0 14-10 14 10 14-10 14 10 14-10 14 10 14-10 14 10Z", "M252 42v118h38V50l-14-8-14 8Z", 0.1)}${bar(196, 68, 76, p[300], 12)}${bar(196, 90, 48, p[300], 12)}
    ${cut(t[600], "M166 118h136a22 22 0 0 1 22 22v196a22 22 0 0 1-22 22H166a22 22 0 0 1-22-22V140a22 22 0 0 1 22-22Z", "M268 118h34a22 22 0 0 1 22 22v196a22 22 0 0 1-22 22h-34Z", 0.2)}${shape(o[50], "M164 236v-42a56 56 0 0 1 56-56h28a56 56 0 0 1 56 56v42Z")}${disc(234, 188, 32, o[300])}${check(231, 190, ink, 0.95)}
    <g fill="${t[300]}"><rect x="166" y="254" width="36" height="22" rx="8"/><rect x="216" y="254" width="36" height="22" rx="8"/><rect x="166" y="288" width="36" height="22" rx="8"/><rect x="216" y="288" width="36" height="22" rx="8"/></g><rect x="266" y="254" width="36" height="56" rx="8" fill="${o[300]}"/>
    <g transform="rotate(-10 360 310)">${cut(p[600], "M292 264h140a14 14 0 0 1 14 14v80a14 14 0 0 1-14 14H292a14 14 0 0 1-14-14v-80a14 14 0 0 1 14-14Z", "M390 264h42a14 14 0 0 1 14 14v80a14 14 0 0 1-14 14h-42Z", 0.22)}${shape(o[300], "M300 318v-14a18 18 0 0 1 36 0v14Z")}${bar(300, 336, 74, p[300])}</g>`,
  );

const happyPatients = (id: string): string =>
  spot(
    id,
    t[300],
    `${disc(240, 200, 136, o[100], 0.55)}${seat(fade, 10, 110, 0.66, id)}${seat(curls, 193, 110, 0.66, id)}${seat(waves, 128, 154, 0.56, id)}`,
    `<g fill="${o[300]}">${put(`${id}-s`, 92, 96, 1.2)}${put(`${id}-s`, 402, 110, 1.4)}${put(`${id}-s`, 60, 172, 0.8)}</g>`,
    part.star(`${id}-s`) + sharedFace(id),
  );

/** A coach and the plan agreed on. */
const coaching = (id: string): string =>
  spot(
    id,
    o[100],
    `${disc(220, 200, 126, o[300], 0.45)}${seat(scarf, 58, 82, 0.74)}`,
    `<g transform="rotate(6 370 270)">${cut(t[600], "M308 172h124a14 14 0 0 1 14 14v174a14 14 0 0 1-14 14H308a14 14 0 0 1-14-14V186a14 14 0 0 1 14-14Z", "M404 172h28a14 14 0 0 1 14 14v174a14 14 0 0 1-14 14h-28Z", 0.2)}${cut(o[50], "M308 190h124v170H308Z", "M404 190h28v170h-28Z", 0.08)}${shape(o[400], "M344 198v-20a26 26 0 0 1 52 0v20Z")}
    ${check(328, 232, t[600], 0.7)}${check(328, 276, t[600], 0.7)}${check(328, 320, t[600], 0.7)}${bar(354, 224, 60, p[300])}${bar(354, 268, 46, p[300])}${bar(354, 312, 56, p[300])}</g>`,
  );

/** A desk by the window: a calendar, a seedling, all the time it needs. */
const planToday = (id: string): string =>
  spot(
    id,
    p[800],
    `${disc(286, 130, 104, o[100], 0.14)}${disc(286, 130, 58, o[100])}${shade("M300 74a58 58 0 0 1 0 112 84 84 0 0 0 0-112Z", 0.1)}<g fill="${o[100]}">${put(`${id}-s`, 166, 112)}${put(`${id}-s`, 122, 176, 0.75)}${put(`${id}-s`, 216, 62, 0.75)}</g>${shape(p[500], "M80 300c80-50 220-50 320 0v100H80Z")}`,
    `${cut(o[300], "M50 352h380v22H50Z", "M330 352h100v22H330Z", 0.16)}${shape(p[500], "M50 374h380v12H50Z")}
    ${cut(o[100], "M92 352l18-150h150l18 150Z", "M222 202h38l18 150h-44Z", 0.1)}${cut(t[600], "M106 236l4-40h150l4 40Z", "M222 196h38l4 40h-40Z", 0.2)}<g fill="${o[300]}"><rect x="138" y="180" width="14" height="32" rx="7"/><rect x="218" y="180" width="14" height="32" rx="7"/></g>${shape(o[400], "M140 332v-32a44 44 0 0 1 88 0v32Z")}${shape(o[100], "M162 332v-30a22 22 0 0 1 44 0v30Z")}
    ${cut(o[400], "M316 286h90l-12 66h-66Z", "M364 286h42l-12 66h-34Z", 0.18)}${shape(t[600], "M354 290c2-40 0-70-2-96h14c0 30 2 60 2 96Z")}${shape(t[300], "M358 232c-40 4-62-18-66-56 40 0 66 20 66 56ZM362 204c0-42 24-66 66-68 0 42-24 68-66 68Z")}${shade("M362 204c30-14 50-36 66-68 0 42-24 68-66 68ZM358 232c-20-22-40-40-66-56 4 38 26 60 66 56Z", 0.18)}`,
    part.star(`${id}-s`),
  );

export const spots: Pictures = {
  "nurse-guidance": nurseGuidance,
  rates,
  navigation,
  payment,
  "clinic-partner": clinicPartner,
  support,
  "easy-pay": easyPay,
  "happy-patients": happyPatients,
  coaching,
  "plan-today": planToday,
};
