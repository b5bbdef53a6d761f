// Busts. One face for everyone: skin, hair, clothes and one small detail make the person.
// Drawn in a 400 x 440 box, chin at 274, shoulders to the floor.

import { gray as g } from "../../design/color";
import { cut, shape } from "./kit";

/** The five skin tones, each with the darker shade of its right side. Shown evenly across the site. */
export const skins = {
  rose: ["#EDBE9C", "#C98F63", 0.45],
  sand: ["#C98F63", "#A9734A", 0.55],
  clay: ["#A9734A", "#7A4A2E", 0.5],
  umber: ["#7A4A2E", "#5F3A25", 0.75],
  cocoa: ["#5F3A25", "#2E2A27", 0.4],
} as const;

export interface Person {
  skin: keyof typeof skins;
  coat: string;
  shirt: string;
  /** Behind the head. */
  back?: string;
  /** Over the face, clipped to nothing: the fringe. */
  hair: string;
  brow: string;
  /** Glasses, earrings, a headset. */
  detail?: string;
  /** Under the chin, over the coat: a scarf. */
  collar?: string;
  beard?: string;
  /** A smile that shows teeth. */
  open?: boolean;
}

const HEAD = "M141 180c0-56 25-86 59-86s59 30 59 86c0 56-25 94-59 94s-59-38-59-94Z";

const BROWS = `<path d="M165 181c6-6 15-7 22-3M213 178c7-4 16-3 22 3" fill="none" stroke-width="5" stroke-linecap="round"/>`;
const EYES = `<g fill="${g[900]}" stroke="none"><ellipse cx="176" cy="201" rx="5.2" ry="6"/><ellipse cx="224" cy="201" rx="5.2" ry="6"/></g>`;
const NOSE = `<path d="M194 222c4 4 8 4 12 0" fill="none" stroke-width="4.5" stroke-linecap="round" opacity=".6"/>`;
const OPEN = `<path d="M178 235c14 5 30 5 44 0-2 16-11 24-22 24s-20-8-22-24Z" fill="#FFF5EC" stroke="none"/>`;
const FACE = BROWS + EYES + NOSE;

/** For `defs`: one smiling face for a group, where three copies would weigh too much. */
export const sharedFace = (id: string): string => `<g id="${id}-f">${FACE}${OPEN}</g>`;

/** `shared` is the id of the picture with the sharedFace. */
export const bust = (who: Person, shared?: string): string => {
  const [skin, dark, depth] = skins[who.skin];
  const closed = `<path d="M181 238c10 12 28 12 38 0" fill="none" stroke="${who.skin === "cocoa" || who.skin === "umber" || who.beard ? "#FFF5EC" : "#5F3A25"}" stroke-width="5" stroke-linecap="round"/>`;
  return `${who.back ?? ""}
  ${shape(skin, "M172 246h56v62c0 24-56 24-56 0Z")}${shape(dark, "M172 246h56v62c0 24-56 24-56 0Z", depth)}
  ${cut(who.coat, "M40 452c4-86 54-134 128-148 12 22 52 22 64 0 74 14 124 62 128 148Z", "M232 304c74 14 124 62 128 148H254c10-54 4-108-22-148Z", who.coat === "#FFF5EC" ? 0.12 : 0.26)}
  ${shape(who.shirt, "M160 306c6 34 30 64 40 74 10-10 34-40 40-74l-10-5c-10 18-50 18-60 0Z")}${who.collar ?? ""}
  <g fill="${skin}"><circle cx="141" cy="198" r="14"/><circle cx="259" cy="198" r="14"/></g><circle cx="259" cy="198" r="14" fill="${dark}" opacity="${depth}"/>
  ${shape(skin, HEAD)}${shape(dark, "M200 94c34 0 59 30 59 86 0 56-25 94-59 94 30-22 42-62 42-98s-12-64-42-82Z", depth)}
  ${who.beard ?? ""}${who.hair}
  ${shared ? `<use href="#${shared}-f" stroke="${who.brow}"/>` : `<g stroke="${who.brow}">${FACE}</g>${who.open ? OPEN : closed}`}${who.detail ?? ""}`;
};
