// Five portraits, one of each skin tone, in the order of facts/leaders.yaml.

import { gray as g, green, orange as o, purple as p, teal as t } from "../../design/color";
import { shape, svg, type Pictures } from "./kit";
import { bust, type Person } from "./people";

const portrait =
  (ground: string, arch: string, who: Person) =>
  (id: string): string =>
    svg(
      400,
      440,
      `<defs><clipPath id="${id}-a"><rect width="400" height="440" rx="28"/></clipPath></defs><g clip-path="url(#${id}-a)"><path d="M0 0h400v440H0Z" fill="${ground}"/>${shape(arch, "M48 440V212a152 152 0 0 1 304 0v228Z")}${bust(who)}</g>`,
    );

export const leaders: Pictures = {
  "leader-1": portrait(t[100], t[300], {
    skin: "sand",
    coat: t[800],
    shirt: o[50],
    brow: o[900],
    back: shape(
      o[900],
      "M200 84c62 0 92 48 88 112-2 34 6 56-6 80-10 18-34 16-44 4h-76c-10 12-34 14-44-4-12-24-4-46-6-80-4-64 26-112 88-112Z",
    ),
    hair:
      shape(
        o[900],
        "M138 200c-8-62 16-110 62-110s70 42 62 106c-6-34-20-60-38-74-18 18-52 34-74 42-6 8-10 18-12 28Z",
      ) + shape("#5F3A25", "M138 200c-8-62 16-110 62-110 14 0 24 6 30 14-8 34-52 58-80 68-6 8-10 18-12 28Z"),
  }),
  "leader-2": portrait(p[100], p[300], {
    skin: "umber",
    coat: p[800],
    shirt: o[50],
    brow: g[900],
    hair:
      shape(
        g[900],
        "M138 190c-10-66 16-106 62-106s72 40 62 106l-8-2c0-24-6-38-16-46-26 8-54 8-76 0-10 8-16 22-16 46Z",
      ) + shape(g[800], "M146 136c6-34 26-52 54-52s48 18 54 52c-34 12-74 12-108 0Z"),
    detail: `<g fill="none" stroke="${o[50]}" stroke-width="4.5"><rect x="154" y="184" width="41" height="34" rx="15"/><rect x="205" y="184" width="41" height="34" rx="15"/><path d="M195 197c3-3 7-3 10 0M154 197l-12-3M246 197l12-3"/></g>`,
  }),
  "leader-3": portrait(o[100], o[300], {
    skin: "cocoa",
    coat: o[50],
    shirt: o[600],
    brow: g[900],
    back: `<g fill="${g[900]}"><circle cx="128" cy="170" r="40"/><circle cx="116" cy="222" r="36"/><circle cx="132" cy="268" r="30"/><circle cx="156" cy="124" r="42"/><circle cx="204" cy="106" r="46"/><circle cx="248" cy="126" r="40"/><circle cx="274" cy="172" r="40"/><circle cx="284" cy="224" r="36"/><circle cx="268" cy="268" r="30"/></g>`,
    hair: `<g fill="${g[900]}"><circle cx="154" cy="142" r="24"/><circle cx="184" cy="124" r="28"/><circle cx="220" cy="124" r="28"/><circle cx="248" cy="144" r="24"/></g><g fill="${g[800]}"><circle cx="152" cy="116" r="20"/><circle cx="190" cy="92" r="24"/><circle cx="112" cy="176" r="18"/></g>`,
    open: true,
    detail: `<g fill="${o[400]}"><circle cx="139" cy="224" r="9"/><circle cx="261" cy="224" r="9"/></g>`,
  }),
  "leader-4": portrait(g[100], g[300], {
    skin: "clay",
    coat: t[600],
    shirt: o[50],
    brow: g[900],
    beard: shape(
      g[900],
      "M140 190c6 16 14 26 26 28 14-8 54-8 68 0 12-2 20-12 26-28 2 52-22 92-60 92s-62-40-60-92Z",
    ),
    hair:
      shape(
        g[900],
        "M140 182c-8-62 16-96 60-96s68 34 60 96c-4-20-10-36-20-44-24 8-56 8-80 0-10 8-16 24-20 44Z",
      ) + shape(g[800], "M148 138c6-34 26-52 52-52 14 0 24 4 34 12-16 30-52 40-86 40Z"),
    open: true,
  }),
  "leader-5": portrait(green[100], green[200], {
    skin: "rose",
    coat: g[800],
    shirt: t[100],
    brow: g[500],
    back: `<circle cx="200" cy="70" r="36" fill="${g[400]}"/>${shape(g[500], "M214 37a36 36 0 0 1 10 60c4-22 2-44-10-60Z", 0.4)}${shape(g[400], "M126 212c-10-78 24-124 74-124s84 46 74 124Z")}`,
    hair:
      shape(g[400], "M137 204c-8-62 18-114 63-114s71 52 63 114c-6-36-28-60-63-60s-57 24-63 60Z") +
      shape(g[300], "M137 204c-8-62 18-114 63-114 16 0 26 6 34 14-24 36-86 32-97 100Z"),
    detail: `<g fill="${o[50]}"><circle cx="140" cy="220" r="7"/><circle cx="260" cy="220" r="7"/></g>`,
  }),
};
