// Renders the origin story: one house, a sunrise, a path laid stone by stone, and neighbors who join.
//
//   npx tsx src/tools/art/video.ts        (about 20 seconds on 2 cores; needs ffmpeg with libx264)
//
// Frames are parameterized SVG, rendered by sharp and piped to ffmpeg as raw pixels. The output is deterministic for the
// same versions of the tools: nothing depends on time or randomness, and x264 runs on one thread.
// `npx tsx src/tools/art/video.ts 3.5 x.png` renders one moment of the landscape cut; add `portrait` for the other.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ink, orange as o, purple as p, teal as t } from "../../design/color";

const SECONDS = 12;
const FPS = 24;
const out = join(import.meta.dirname, "../../../content/media/video");

/** The arch's position in the frame, and the scene's origin (path end, horizon) in it. */
interface Cut {
  width: number;
  height: number;
  arch: string;
  x: number;
  y: number;
  scale: number;
}
const landscape: Cut = {
  width: 1280,
  height: 720,
  arch: "M110 720V420a530 380 0 0 1 1060 0v300Z",
  x: 640,
  y: 392,
  scale: 1,
};
// 540 x 676 instead of 675, because 4:2:0 video needs even dimensions.
const portrait: Cut = {
  width: 540,
  height: 676,
  arch: "M24 676V270a246 246 0 0 1 492 0v406Z",
  x: 236,
  y: 372,
  scale: 0.8,
};

const clamp = (n: number): number => Math.min(1, Math.max(0, n));
/** 0 before `from`, 1 after `to`, easing between. */
const ease = (now: number, from: number, to: number): number => {
  const n = clamp((now - from) / (to - from));
  return n * n * (3 - 2 * n);
};
/** Overshoots a little and settles, like paper being set down. */
const pop = (now: number, from: number): number => {
  const n = clamp((now - from) / 0.7);
  return n === 0 ? 0 : 1 + 2.2 * (n - 1) ** 3 + 1.2 * (n - 1) ** 2;
};
const r = (n: number): number => Math.round(n * 100) / 100;

/** Stepping stones from the house to the sun: x, y, half width. */
const STONES = [
  [150, 300, 34],
  [64, 272, 30],
  [6, 240, 25],
  [22, 208, 21],
  [62, 180, 18],
  [74, 154, 15],
  [48, 131, 13],
  [14, 112, 11],
  [-2, 96, 9],
] as const;
/** Neighbors: x, y, size, and the second in which they arrive. */
const HOUSES = [
  [-214, 182, 0.6, 6.6],
  [176, 112, 0.5, 7.3],
  [-110, 96, 0.42, 8],
  [-476, 128, 0.5, 8.5],
  [400, 118, 0.52, 9],
] as const;

/** The style of all drawings: flat shapes without outlines, one darker shade on the right side, colors of the palette. */
const shape = (fill: string, d: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;
const disc = (x: number, y: number, radius: number, fill: string, opacity?: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;

/** Places a part; the fill colors its base shape. */
const put = (id: string, x: number, y: number, scale: number, fill?: string): string =>
  `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})"${fill ? ` fill="${fill}"` : ""}/>`;

/** A tree, a cloud, a bird and a star. Origin: bottom center. */
const parts =
  `<g id="t"><path d="M-4-40h8V2h-8Z" fill="${ink}"/><ellipse cy="-62" rx="21" ry="36"/>${shape(ink, "M0-98a21 36 0 0 1 0 72Z", 0.2)}</g>` +
  '<path id="c" d="M-51 0c0-16 14-26 28-22 8-20 40-20 46 2 16-4 28 6 28 20Z"/>' +
  '<path id="b" d="M0 0c9-14 22-14 30 1 8-15 21-15 30-1-10-5-21-3-30 9-9-12-20-14-30-9Z"/>' +
  '<path id="s" d="M0-18 5-5 18 0 5 5 0 18-5 5-18 0-5-5Z"/>';

function frame(now: number, cut: Cut): string {
  const day = ease(now, 0.4, 6.5);
  const sunY = 74 - 150 * ease(now, 0, 8.5);
  const drift = now * 11;
  const house = (x: number, y: number, size: number, lit: number): string =>
    `<g transform="translate(${x} ${y}) scale(${r(size)})">${shape(o[50], "M-60 0v-84l60-46 60 46V0Z")}${shape(ink, "M0-130 60-84V0H0Z", 0.14)}${shape(p[600], "M-78-76 0-138l78 62-10 14L0-116-68-62Z")}${shape(t[600], "M-20 0v-34a20 20 0 0 1 40 0V0Z")}<g opacity="${r(lit)}">${shape(o[300], "M-20 0v-34a20 20 0 0 1 40 0V0Z")}${shape(o[50], "M-10 0v-32a10 10 0 0 1 20 0V0Z")}</g></g>`;
  const scene = `
    ${disc(0, sunY, 250, o[300], r(0.16 + 0.1 * day))}${disc(0, sunY, 190, o[300], r(0.24 + 0.16 * day))}${disc(0, sunY, 136, o[300], r(0.4 + 0.35 * day))}${disc(0, sunY, 90, o[400])}
    <g fill="${o[50]}" opacity="${r(0.35 + 0.6 * day)}">${put("c", r(-360 + drift), -190, 1.1)}${put("c", r(250 + drift * 0.7), -226, 0.9)}${put("c", r(-120 + drift * 0.5), -262, 0.7)}</g>
    <g fill="${t[600]}" opacity="${r(ease(now, 5, 6.2))}">${put("b", r(-250 + (now - 5) * 34), r(-120 - (now - 5) * 8), 0.9)}${put("b", r(-320 + (now - 5) * 32), r(-88 - (now - 5) * 8), 0.7)}${put("b", r(-296 + (now - 5) * 33), r(-142 - (now - 5) * 7), 0.6)}</g>
    ${shape(p[300], "M-720 40c140-70 300-70 460-22s230 56 380 14 340-70 600-22v500H-720Z")}
    ${shape(t[300], "M-720 92c160-60 320-44 480-10s250 36 400 4 320-50 560-14v420H-720Z")}
    ${put("t", -330, 110, 0.6, t[600])}${put("t", -306, 114, 0.46, t[600])}${put("t", 300, 104, 0.6, t[600])}
    ${HOUSES.slice(1)
      .map(([x, y, size, at]) =>
        now > at ? house(x, y, size * pop(now, at), ease(now, at + 0.3, at + 0.9)) : "",
      )
      .join("")}
    ${shape(t[600], "M-720 176c150-50 330-50 470-16s190 24 320 0 360-46 650 0v320H-720Z")}
    ${now > HOUSES[0][3] ? house(HOUSES[0][0], HOUSES[0][1] + 10, HOUSES[0][2] * pop(now, HOUSES[0][3]), ease(now, HOUSES[0][3] + 0.3, HOUSES[0][3] + 0.9)) : ""}
    ${put("t", -410, 206, 1, t[300])}${put("t", -372, 212, 0.76, t[300])}${put("t", 408, 214, 0.9, t[300])}
    ${shape(ink, "M-720 286c160-40 300-40 450-12s210 20 330-14 350-70 660-20v300H-720Z", 0.55)}
    <g fill="${o[50]}">${STONES.map(
      ([x, y, w], n) => [x, y, w * pop(now, n === 0 ? -1 : 0.9 + n * 0.62)] as const,
    )
      .filter(([, , w]) => w > 0.5)
      .map(([x, y, w]) => `<ellipse cx="${x}" cy="${y}" rx="${r(w)}" ry="${r(w * 0.38)}"/>`)
      .join("")}</g>
    ${house(236, 288, 1.12, 1)}${put("t", 330, 300, 1.2, t[300])}${put("t", 364, 306, 0.9, t[300])}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cut.width} ${cut.height}"><defs><clipPath id="a"><path d="${cut.arch}"/></clipPath><linearGradient id="n" x2="0" y2="1"><stop offset="0" stop-color="${p[700]}"/><stop offset=".6" stop-color="${o[200]}"/></linearGradient><linearGradient id="d" x2="0" y2="1"><stop offset="0" stop-color="${t[200]}"/><stop offset=".55" stop-color="${o[100]}"/></linearGradient>${parts}</defs>
    <path d="M0 0h1280v720H0Z" fill="${t[900]}"/><g clip-path="url(#a)"><path d="M0 0h${cut.width}v${cut.height}H0Z" fill="url(#n)"/><path d="M0 0h${cut.width}v${cut.height}H0Z" fill="url(#d)" opacity="${r(day)}"/>
    <g transform="translate(${cut.x} ${cut.y}) scale(${cut.scale})"><g fill="${o[50]}" opacity="${r(1 - ease(now, 0.4, 4))}">${put("s", -120, -230, 0.9)}${put("s", 130, -170, 0.8)}${put("s", -290, -120, 0.7)}${put("s", 250, -290, 0.7)}${put("s", 330, -110, 0.8)}${put("s", -20, -300, 0.6)}</g>${scene}</g></g></svg>`;
}

async function encode(name: string, cut: Cut, width: number, height: number): Promise<void> {
  const options = [
    `-v error -y -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${FPS} -i -`,
    // Converts to BT.709 and tags it, so that the colors match the page around the video.
    "-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709",
    "-an -c:v libx264 -preset slow -crf 19 -tune animation -profile:v high -pix_fmt yuv420p -threads 1",
    "-movflags +faststart -fflags +bitexact -flags:v +bitexact -map_metadata -1",
  ].flatMap((line) => line.split(" "));
  const ffmpeg = spawn("ffmpeg", [...options, join(out, `${name}.mp4`)], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(ffmpeg, "close");
  for (let n = 0; n < SECONDS * FPS; n += 1) {
    const pixels = await draw(n / FPS, cut, width, height)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg exited with code ${code} for ${name}`);
}

const draw = (now: number, cut: Cut, width: number, height: number): sharp.Sharp =>
  sharp(Buffer.from(frame(now, cut)), { density: (72 * width) / cut.width }).resize(width, height, {
    fit: "fill",
  });

const [moment, file, which] = process.argv.slice(2);
if (moment !== undefined && file !== undefined) {
  const cut = which === "portrait" ? portrait : landscape;
  await draw(Number(moment), cut, cut.width, cut.height).png().toFile(file);
} else {
  mkdirSync(out, { recursive: true });
  await draw(0, landscape, 1280, 720)
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(join(out, "origin-poster.jpg"));
  await encode("origin-desktop", landscape, 1280, 720);
  await encode("origin-tablet", landscape, 960, 540);
  await encode("origin-mobile", portrait, 540, 676);
}
