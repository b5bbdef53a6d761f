// Twelve quilt blocks, one a month, sewn from squares, triangles and quarter circles. They bleed to the edge; the page rounds the corners.

import { green, ink, orange as o, purple as p, teal as t } from "../../design/color";
import { disc, shade, shape, svg, type Pictures } from "./kit";

const block =
  (ground: string, body: string, defs = "") =>
  (): string =>
    svg(200, 200, `${defs && `<defs>${defs}</defs>`}<path d="M0 0h200v200H0Z" fill="${ground}"/>${body}`);
/** The same piece sewn round the middle. */
const ring = (id: string, times: number, fill: string, from = 0): string =>
  `<g fill="${fill}">${Array.from({ length: times }, (_, n) => `<use href="#${id}" transform="rotate(${from + (n * 360) / times} 100 100)"/>`).join("")}</g>`;

export const quilt: Pictures = {
  // January: a snow star.
  "month-01": block(
    p[800],
    ring("month-01-a", 4, p[300], 45) +
      ring("month-01-a", 4, t[100]) +
      ring("month-01-b", 4, t[300]) +
      disc(100, 100, 17, o[100]),
    `<path id="month-01-a" d="M100 100 74 52 100 8l26 44Z"/><path id="month-01-b" d="M100 100V8l26 44Z"/>`,
  ),
  // February: orange peel, the first light.
  "month-02": block(
    p[100],
    `${shape(p[400], "M0 100C0 45 45 0 100 0c0 55-45 100-100 100ZM0 100c0 55 45 100 100 100 0-55-45-100-100-100Z")}${shape(p[500], "M200 100c0-55-45-100-100-100 0 55 45 100 100 100ZM200 100c0 55-45 100-100 100 0-55 45-100 100-100Z")}${shape(p[200], "M0 0h58A116 116 0 0 0 0 58ZM200 0h-58a116 116 0 0 1 58 58ZM0 200h58A116 116 0 0 1 0 142ZM200 200h-58a116 116 0 0 0 58-58Z")}${shape(o[300], "M100 56l44 44-44 44-44-44Z")}${shape(o[400], "M100 56l44 44-44 44Z")}${disc(100, 100, 17, o[50])}`,
  ),
  // March: a pinwheel in the wind.
  "month-03": block(
    t[100],
    ring("month-03-a", 4, o[300]) +
      ring("month-03-b", 4, t[600]) +
      ring("month-03-c", 4, t[300]) +
      disc(100, 100, 17, o[400]),
    `<path id="month-03-a" d="M0 0h100L50 50Z"/><path id="month-03-b" d="M100 0v100L50 50Z"/><path id="month-03-c" d="M0 0l50 50-50 50Z"/>`,
  ),
  // April: rain, and the sun behind it.
  "month-04": block(
    t[600],
    `${shape(o[300], "M200 0v96A96 96 0 0 1 104 0Z")}${shape(o[400], "M200 0v56a56 56 0 0 1-56-56Z")}<g fill="${t[200]}"><use href="#month-04-a" x="14" y="14"/><use href="#month-04-a" x="14" y="130"/><use href="#month-04-a" x="130" y="130"/></g><g fill="${p[300]}"><use href="#month-04-a" x="72" y="72"/></g>`,
    `<path id="month-04-a" d="M0 0h28a28 28 0 1 1-28 28Z"/>`,
  ),
  // May: tulips.
  "month-05": block(
    green[100],
    `<g fill="${t[600]}"><path d="M46 200v-96h12v96ZM142 200v-96h12v96Z"/><path d="M52 192a44 44 0 0 1-44-44 44 44 0 0 1 44 44Zm0 0a44 44 0 0 0 44-44 44 44 0 0 0-44 44ZM148 192a44 44 0 0 1-44-44 44 44 0 0 1 44 44Zm0 0a44 44 0 0 0 44-44 44 44 0 0 0-44 44Z"/></g>${shape(o[400], "M12 24l22 22 18-26 18 26 22-22v50a40 40 0 0 1-80 0Z")}${shape(p[500], "M108 24l22 22 18-26 18 26 22-22v50a40 40 0 0 1-80 0Z")}${shade("M52 20l18 26 22-22v50a40 40 0 0 1-40 40ZM148 20l18 26 22-22v50a40 40 0 0 1-40 40Z", 0.16)}`,
  ),
  // June: high sun.
  "month-06": block(
    o[100],
    ring("month-06-a", 8, o[400]) +
      ring("month-06-a", 8, o[300], 22.5) +
      disc(100, 100, 56, o[50]) +
      disc(100, 100, 46, o[400]) +
      shade("M100 54a46 46 0 0 1 0 92c18-24 18-68 0-92Z") +
      disc(100, 100, 18, p[600]),
    `<path id="month-06-a" d="M100 4l18 56H82Z"/>`,
  ),
  // July: sea shells and swell.
  "month-07": block(
    t[200],
    `<g><path d="M0 60a50 50 0 0 1 100 0 50 50 0 0 1 100 0v140H0Z" fill="${t[300]}"/><path d="M30 60a20 20 0 0 1 40 0ZM130 60a20 20 0 0 1 40 0Z" fill="${o[50]}"/><path d="M-50 110a50 50 0 0 1 100 0 50 50 0 0 1 100 0 50 50 0 0 1 100 0v90H-50Z" fill="${t[600]}"/><path d="M-20 110a20 20 0 0 1 40 0ZM80 110a20 20 0 0 1 40 0ZM180 110a20 20 0 0 1 40 0Z" fill="${o[300]}"/><path d="M0 160a50 50 0 0 1 100 0 50 50 0 0 1 100 0v40H0Z" fill="${t[800]}"/><path d="M28 160a22 22 0 0 1 44 0v40H28ZM128 160a22 22 0 0 1 44 0v40h-44Z" fill="${t[300]}"/></g>`,
  ),
  // August: a sunflower.
  "month-08": block(
    t[600],
    shape(t[300], "M0 0h62L0 62ZM200 0v62L138 0ZM0 200v-62l62 62ZM200 200h-62l62-62Z") +
      ring("month-08-a", 6, o[300]) +
      ring("month-08-a", 6, o[400], 30) +
      disc(100, 100, 36, o[900]) +
      disc(100, 100, 16, o[400]),
    `<path id="month-08-a" d="M100 100C72 72 76 34 100 12c24 22 28 60 0 88Z"/>`,
  ),
  // September: flying geese.
  "month-09": block(
    o[50],
    `${shape(p[300], "M0 66 66 0h68L0 134ZM200 134l-66 66H66L200 66Z")}<g transform="rotate(45 100 100)"><path d="M100-18l46 46H54Z" fill="${o[400]}"/><path d="M100 36l46 46H54Z" fill="${t[600]}"/><path d="M100 90l46 46H54Z" fill="${p[600]}"/><path d="M100 144l46 46H54Z" fill="${t[600]}"/>${shade("M100-18l46 46h-46ZM100 36l46 46h-46ZM100 90l46 46h-46ZM100 144l46 46h-46Z")}</g>`,
  ),
  // October: a maple leaf.
  "month-10": block(
    o[100],
    `${shape(o[400], "M72 72h56v56H72Z")}${shape(o[500], "M128 72h58v56h-58ZM72 128h56v58H72Z")}${shape(o[300], "M72 72h56V14ZM72 72v56H14Z")}${shape(o[400], "M128 72h58V14ZM72 128v58H14Z")}${shape(o[800], "M128 128h14l44 40v18h-14l-44-44Z")}${shape(o[200], "M14 14h58L14 72Z")}`,
  ),
  // November: a log cabin, its hearth lit.
  "month-11": block(
    p[600],
    `${shape(o[800], "M0 0h200v28H0ZM172 28h28v172h-28Z")}${shape(p[300], "M0 28h28v172H0ZM28 172h144v28H28Z")}${shape(o[500], "M28 28h144v24H28ZM148 52h24v120h-24Z")}${shape(p[200], "M28 52h24v120H28ZM52 148h96v24H52Z")}${shape(o[300], "M52 52h96v24H52ZM124 76h24v72h-24Z")}${shape(p[600], "M52 76h24v72H52ZM76 124h48v24H76Z")}${shape(p[200], "M76 76h48v48H76Z")}${shape(o[400], "M84 124v-20a16 16 0 0 1 32 0v20Z")}`,
  ),
  // December: pines under the moon.
  "month-12": block(
    t[900],
    `${disc(128, 68, 48, o[100])}${disc(150, 54, 42, t[900])}${shape(o[400], "M162 20l8 20 20 8-20 8-8 20-8-20-20-8 20-8Z")}${shape(o[50], "M0 168h200v32H0Z")}<g fill="${t[500]}"><path d="M50 60l40 54H70l30 54H0l30-54H10Z"/><path d="M144 108l28 36h-12l22 24h-76l22-24h-12Z"/></g><path d="M50 60l40 54H70l30 54H50ZM144 108l28 36h-12l22 24h-38Z" fill="${ink}" opacity=".3"/>`,
  ),
};
