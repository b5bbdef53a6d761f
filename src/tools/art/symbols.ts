import { orange, purple, teal } from "../../design/color";

/** The logo's mark (src/layouts/Logo.tsx), for static/sprite.svg. */
export const markSymbol = (): string =>
  `<symbol id="mark" viewBox="0 0 30 30"><path d="M0 30V15a15 15 0 0 1 30 0v15h-6V15a9 9 0 0 0-18 0v15Z" fill="${teal[600]}"/><path d="M9 30V15a6 6 0 0 1 12 0v15h-3.500V15a2.500 2.500 0 0 0-5 0v15Z" fill="${orange[400]}"/></symbol>`;

const trio = [
  [teal[800], teal[600], teal[400], orange[300]],
  [purple[700], purple[500], purple[300], orange[200]],
  [teal[700], teal[500], orange[400], orange[200]],
];

/** Three paper-cut arches, the ornament of the banner's lower edge (src/layouts/Banner.tsx), for static/sprite.svg. */
export function archesSymbol(): string {
  const circles = trio.flatMap((colors, arch) =>
    colors.map(
      (color, ring) => `<circle cx="${64 + arch * 132}" cy="64" r="${64 - ring * 16}" fill="${color}"/>`,
    ),
  );
  return `<symbol id="arches" viewBox="0 0 376 64">${circles.join("")}</symbol>`;
}
