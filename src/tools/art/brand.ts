// The mark: an arch within an arch, a door and a sunrise. And the ground for pictures shared elsewhere.

import { ink, orange as o, purple as p, teal as t } from "../../design/color";
import { disc, part, put, shape, stones, svg, type Pictures } from "./kit";

const arch = (outer: string, inner: string): string =>
  `<path fill="${outer}" d="M0 120V60a60 60 0 0 1 120 0v60H96V60a36 36 0 0 0-72 0v60Z"/><path fill="${inner}" d="M36 120V60a24 24 0 0 1 48 0v60H68V60a8 8 0 0 0-16 0v60Z"/>`;

export const brand: Pictures = {
  mark: () => svg(120, 120, arch(t[600], o[400])),
  /** For dark grounds. */
  "mark-light": () => svg(120, 120, arch(t[100], o[300])),
  /** Drawn on a 16 x 16 grid: every edge falls on a pixel. */
  icon: () =>
    svg(
      16,
      16,
      `<path fill="${t[600]}" d="M0 16V8a8 8 0 0 1 16 0v8h-3V8A5 5 0 0 0 3 8v8Z"/><path fill="${o[400]}" d="M5 16V8a3 3 0 0 1 6 0v8Z"/>`,
    ),
  /** Everything that matters is inside the middle 80%, so that any mask may cut the rest. */
  "icon-maskable": () =>
    svg(
      512,
      512,
      `<path d="M0 0h512v512H0Z" fill="${t[900]}"/><g transform="translate(127 122) scale(2.15)">${arch(t[300], o[300])}</g>`,
    ),
  /** 1200 x 630: a title on the left, the sunrise on the right third. */
  "share-base": (id) =>
    svg(
      1200,
      630,
      `<defs><clipPath id="${id}-a"><path d="M776 630V262a182 182 0 0 1 364 0v368Z"/></clipPath>${part.tree(`${id}-t`)}${part.cloud(`${id}-c`)}</defs><path d="M0 0h1200v630H0Z" fill="${o[50]}"/>
      <g clip-path="url(#${id}-a)"><path d="M776 80h364v550H776Z" fill="${t[300]}" opacity=".6"/>${disc(958, 356, 184, o[50], 0.6)}${disc(958, 356, 134, o[300], 0.7)}${disc(958, 356, 88, o[400])}
      ${shape(p[300], "M760 390c70-50 140-34 200-8s120 10 190-32v290H760Z")}${shape(t[300], "M760 440c80-44 150-24 210-4s110 14 180-26v230H760Z")}${shape(t[600], "M760 500c80-44 160-34 230-12s110 14 160-14v170H760Z")}${shape(ink, "M760 578c80-40 170-32 240-10s110 10 160-8v80H760Z", 0.6)}
      ${stones(o[50], [
        [966, 436, 11],
        [946, 452, 13],
        [964, 472, 16],
        [994, 496, 20],
        [1006, 530, 24],
        [976, 572, 30],
        [932, 614, 38],
      ])}
      ${put(`${id}-t`, 826, 526, 0.85, t[600])}${put(`${id}-t`, 856, 532, 0.65, t[600])}${put(`${id}-t`, 1086, 520, 0.85, t[600])}${put(`${id}-t`, 1112, 514, 0.65, t[600])}<g fill="${o[50]}">${put(`${id}-c`, 866, 226, 0.8)}${put(`${id}-c`, 1060, 190, 0.65)}</g></g>
      <g transform="translate(80 80) scale(.55)">${arch(t[600], o[400])}</g><path d="M0 618h776v12H0ZM1140 618h60v12h-60Z" fill="${t[600]}"/>`,
    ),
};
