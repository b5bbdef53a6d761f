// The hero of each clinic's page, named after its slug: src/templates/clinic-page.tsx shows it in place of heroes/clinic.svg.

import { orange as o, purple as p, teal as t } from "../../design/color";
import { cut, disc, hero, part, put, shape, type Pictures } from "./kit";

/** A house with a pitched roof and an arched door. @param door color */
const house = (id: string, door: string, wall: string, roof: string): string =>
  `<g id="${id}">${cut(wall, "M-58 0V-84L0-132l58 48V0Z", "M0-132l58 48V0H0Z", 0.14)}${shape(roof, "M-76-78 0-144 76-78l-10 14L0-122l-66 58Z")}${shape(door, "M-19 0v-40a19 19 0 0 1 38 0V0Z")}</g>`;

/** A valley in the morning; three houses along one road. */
const copperwren = (id: string): string =>
  hero(
    id,
    [
      [0, o[200]],
      [0.6, o[50]],
      [1, o[50]],
    ],
    `${disc(214, 330, 150, o[400], 0.3)}${disc(214, 330, 104, o[400])}
    ${shape(p[300], "M0 400c90-80 170-66 250-16s210 40 390-70v300H0Z")}
    ${shape(t[400], "M0 470c120-70 230-50 330-6s200 26 310-56v320H0Z")}
    ${put(`${id}-h`, 488, 448, 0.62)}
    ${shape(t[600], "M0 540c110-50 210-36 320 4s210 26 320-24v200H0Z")}
    ${shape(o[50], "M470 448h34c20 44-60 66-190 92-90 18-120 50-60 84s70 66 0 96H96c120-42 130-66 60-96-80-34-60-88 60-120 110-28 240-30 254-56Z")}
    ${put(`${id}-h`, 330, 548, 0.86)}${put(`${id}-h`, 452, 676, 1.2)}
    ${put(`${id}-t`, 560, 500, 0.7, t[600])}${put(`${id}-t`, 84, 532, 0.9, p[300])}${put(`${id}-t`, 130, 546, 0.7, p[300])}${put(`${id}-t`, 572, 640, 1, p[300])}
    <g fill="${o[50]}">${put(`${id}-c`, 420, 190)}${put(`${id}-c`, 190, 150, 0.7)}</g>`,
    house(`${id}-h`, o[400], o[50], p[600]) + part.tree(`${id}-t`) + part.cloud(`${id}-c`),
  );

/** A brook in the evening, with a footbridge to a house among thistles. */
const thistlebrook = (id: string): string =>
  hero(
    id,
    [
      [0, p[700]],
      [0.6, p[300]],
      [1, p[300]],
    ],
    `${disc(420, 236, 64, o[100])}<g fill="${o[100]}">${put(`${id}-s`, 160, 220)}${put(`${id}-s`, 250, 130, 0.8)}${put(`${id}-s`, 540, 330, 0.7)}</g>
    ${shape(t[400], "M0 440c120-70 210-50 300-16s190 20 340-50v346H0Z", 0.7)}
    ${put(`${id}-h`, 236, 498, 1.25)}
    ${shape(t[600], "M0 500c110-34 220-20 330 6s210 10 310-26v240H0Z")}
    ${shape(t[400], "M640 512c-90 40-190 40-250 74s-30 56-90 86-150 40-180 48h300c110-60 60-84 110-116s90-34 110-44Z")}
    ${cut(o[300], "M300 640c40-86 190-118 270-60l-12 16c-76-44-200-16-236 58Z", "M440 556c50-8 100 2 130 24l-12 16c-36-20-78-26-118-22Z", 0.2)}
    <g fill="${o[300]}"><path d="M338 600h10v-46h-10ZM438 560h10v-46h-10ZM540 566h10v-40h-10Z"/><path d="M330 556c60-56 160-66 226-32l-4 10c-60-30-152-22-214 30Z"/></g>
    ${put(`${id}-f`, 96, 640, 1.2)}${put(`${id}-f`, 150, 676, 0.9)}${put(`${id}-f`, 548, 668, 1.1)}${put(`${id}-f`, 210, 620, 0.7)}`,
    house(`${id}-h`, o[300], p[600], p[700]) +
      part.star(`${id}-s`) +
      `<g id="${id}-f"><path d="M-4 0h8v54h-8ZM0 50c10-22 24-24 34-24-2 16-14 24-34 24ZM0 50c-10-22-24-24-34-24 2 16 14 24 34 24Z" fill="${t[400]}"/>${disc(0, 2, 17, p[600])}<path d="M-18-4-26-34l16 12 10-18 10 18 16-12-8 30Z" fill="${p[300]}"/></g>`,
  );

export const clinicHeroes: Pictures = {
  "clinic-conceptions": copperwren,
  "clinic-mainlinefertility": thistlebrook,
};
