// Arch tiles for the ways to pay. Ours is the filled one.

import { gray as g, orange as o, purple as p, teal as t } from "../../design/color";
import { cut, disc, shade, shape, svg, type Pictures } from "./kit";

const TILE = "M0 48a48 48 0 0 1 96 0v56a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z";
const tile = (ground: string, body: string) => (): string =>
  svg(96, 112, `<path d="${TILE}" fill="${ground}"/>${body}`);

export const comparison: Pictures = {
  "credit-cards": tile(
    p[100],
    `<g transform="rotate(-12 44 60)">${shape(p[300], "M22 36h44a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6Z")}</g>${cut(p[600], "M28 50h48a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V56a6 6 0 0 1 6-6Z", "M62 50h14a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H62Z", 0.2)}${shape(p[300], "M22 60h60v9H22Z")}${shape(o[300], "M30 84v-3a6 6 0 0 1 12 0v3Z")}`,
  ),
  savings: tile(
    o[100],
    `${cut(t[300], "M30 42h36c0 8 8 10 8 20v26a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V62c0-10 8-12 8-20Z", "M56 42h10c0 8 8 10 8 20v26a8 8 0 0 1-8 8H56Z", 0.14)}${cut(t[600], "M28 32h40v11H28Z", "M56 32h12v11H56Z", 0.2)}<g fill="${o[400]}"><circle cx="38" cy="84" r="9"/><circle cx="58" cy="84" r="9"/><circle cx="48" cy="69" r="9"/></g>${disc(48, 18, 9, o[400])}`,
  ),
  "401k": tile(
    t[100],
    `${cut(t[600], "M16 60a32 32 0 0 1 64 0Z", "M48 28a32 32 0 0 1 32 32H60c0-14-4-26-12-32Z", 0.22)}${shape(t[300], "M36 60c0-14 4-26 12-32 8 6 12 18 12 32Z")}${shape(p[600], "M45 60h6v22h-6ZM45 22h6v8h-6Z")}${[0, 1, 2].map((n) => `<rect x="30" y="${90 - n * 9}" width="36" height="9" rx="4.5" fill="${n % 2 ? o[300] : o[400]}"/>`).join("")}`,
  ),
  "bank-loans": tile(
    g[200],
    `${cut(g[500], "M14 54 48 30l34 24v6H14Z", "M48 30l34 24v6H48Z", 0.24)}<g fill="${g[500]}"><path d="M20 64h11v22H20ZM43 64h11v22H43ZM66 64h11v22H66ZM14 88h68v9H14Z"/></g>${shade("M66 64h11v22H66ZM56 88h26v9H56Z", 0.24)}${disc(48, 50, 5.5, g[200])}`,
  ),
  wrenfield: tile(
    t[600],
    `${shape(t[100], "M18 92V58a30 30 0 0 1 60 0v34H67V58a19 19 0 0 0-38 0v34Z")}${shape(o[300], "M36 92V59a12 12 0 0 1 24 0v33h-7V59a5 5 0 0 0-10 0v33Z")}`,
  ),
};
