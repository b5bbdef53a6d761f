// Cut-paper parts shared by every scene. The style, in one place: flat shapes, no outlines,
// one darker shade on the right side only (`shade`), colours from the palette alone.

import { ink } from "../../design/color";

/** A finished picture: file name without extension -> its drawing. The name prefixes every id, so that pictures can be inlined side by side. */
export type Pictures = Record<string, (id: string) => string>;

/** Wraps a drawing and drops the white space the source has for its readers. */
export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
    .replace(/\s*\n\s*/g, "")
    .replace(/\s+\/>/g, "/>");

/** The one shade: ink over the right side of a shape. */
export const shade = (d: string, opacity = 0.16): string =>
  `<path d="${d}" fill="${ink}" opacity="${opacity}"/>`;

/** A shape with its right side in shade. */
export const cut = (fill: string, d: string, right: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}"/>${shade(right, opacity)}`;

/** Where, which colour, how opaque (over white). */
type Stops = readonly (readonly [number, string, number?])[];

export const sky = (id: string, stops: Stops): string =>
  `<linearGradient id="${id}-k" x2="0" y2="1">${stops.map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ""}/>`).join("")}</linearGradient>`;

export const HERO_ARCH = "M40 720V320a280 280 0 0 1 560 0v400Z";
export const SPOT_ARCH = "M80 400V180a160 160 0 0 1 320 0v220Z";

/** A hero: everything happens inside the arch window. */
export const hero = (id: string, stops: Stops, body: string, defs = ""): string =>
  svg(
    640,
    720,
    `<defs><clipPath id="${id}-a"><path d="${HERO_ARCH}"/></clipPath>${sky(id, stops)}${defs}</defs><g clip-path="url(#${id}-a)"><path d="M40 40h560v680H40Z" fill="url(#${id}-k)"/>${body}</g>`,
  );

/** A spot: an arch behind, its floor inside it, and objects that may step out of it. */
export const spot = (id: string, back: string, inside: string, front: string, defs = ""): string =>
  svg(
    480,
    400,
    `<defs><clipPath id="${id}-a"><path d="${SPOT_ARCH}"/></clipPath>${defs}</defs><g clip-path="url(#${id}-a)"><path d="M80 20h320v380H80Z" fill="${back}"/>${inside}</g>${front}`,
  );

/** Places a part that was put in `defs`; an inherited fill colours its base shape. */
export const put = (id: string, x: number, y: number, scale = 1, fill?: string, turn = 0): string =>
  `<use href="#${id}" transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}${turn ? ` rotate(${turn})` : ""}"${fill ? ` fill="${fill}"` : ""}/>`;

/** Parts for `defs`. Origin: the middle of the foot. */
export const part = {
  /** A round tree, 98 tall, coloured where it is put. */
  tree: (id: string): string =>
    `<g id="${id}"><path d="M-4-40h8V2h-8Z" fill="${ink}"/><ellipse cy="-62" rx="21" ry="36"/>${shade("M0-98a21 36 0 0 1 0 72Z", 0.2)}</g>`,
  /** A pine, 112 tall. */
  pine: (id: string): string =>
    `<g id="${id}"><path d="M-5-10H5V4H-5Z" fill="${ink}"/><path d="M0-112 26-68H16L36-34H24L42-4H-42L-24-34H-36L-16-68H-26Z"/>${shade("M0-112 26-68H16L36-34H24L42-4H0Z", 0.2)}</g>`,
  /** A round bush, 44 tall and 84 wide. */
  bush: (id: string): string =>
    `<g id="${id}"><path d="M-42 2c-4-22 10-32 22-28 2-24 40-24 44-2 14-4 22 12 18 30Z"/>${shade("M10-44c8 3 13 9 14 16 14-4 22 12 18 30H14c6-14 4-32-4-46Z")}</g>`,
  /** A cloud, 102 wide. */
  cloud: (id: string): string =>
    `<path id="${id}" d="M-51 0c0-16 14-26 28-22 8-20 40-20 46 2 16-4 28 6 28 20Z"/>`,
  /** A four-pointed star, 36 across. */
  star: (id: string): string => `<path id="${id}" d="M0-18 5-5 18 0 5 5 0 18-5 5-18 0-5-5Z"/>`,
  /** A bird, 60 wide. */
  bird: (id: string): string =>
    `<path id="${id}" d="M0 0c9-14 22-14 30 1 8-15 21-15 30-1-10-5-21-3-30 9-9-12-20-14-30-9Z"/>`,
};

/** Stepping stones, far to near: x, y, half width. */
export const stones = (fill: string, list: readonly (readonly [number, number, number])[]): string =>
  `<g fill="${fill}">${list.map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${Math.round(r * 3.8) / 10}"/>`).join("")}</g>`;

export const disc = (x: number, y: number, r: number, fill: string, opacity?: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;

export const shape = (fill: string, d: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;
