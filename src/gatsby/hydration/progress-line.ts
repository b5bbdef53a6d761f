// A progress line at the top of the window while a visitor waits for what they pressed. Styled from script, so that pages
// carry no bytes for it.

import { orange } from "../../design/color";
import { isMotionReduced } from "../../site/instant-actions";

/** ms before the line appears. */
const patience = 300;

const look: Partial<CSSStyleDeclaration> = {
  position: "fixed",
  inset: "0 0 auto",
  zIndex: "100",
  // A border, because forced colors keep it.
  borderTop: `4px solid ${orange[600]}`,
  transformOrigin: "0 0",
  transform: "scaleX(.5)",
  pointerEvents: "none",
};

let timer: ReturnType<typeof setTimeout> | undefined;
let line: HTMLElement | undefined;

/** Shows the line unless `endProgress` comes first. @param waited ms since the press */
export function startProgress(waited = 0): void {
  timer ??= setTimeout(() => {
    line = document.createElement("div");
    line.dataset.progress = "";
    Object.assign(line.style, look);
    document.body.append(line);
    if (!isMotionReduced())
      line.animate(
        { transform: ["scaleX(0)", "scaleX(.9)"] },
        { duration: 6_000, easing: "cubic-bezier(0,.7,.3,1)", fill: "forwards" },
      );
  }, patience - waited);
}

/** Removes the line, when the wait is over or has failed. */
export function endProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  line?.remove();
  line = undefined;
}

/** Shows the line while Gatsby fetches the page of a clicked link. */
export function watchNavigation(): void {
  addEventListener("click", ({ target, defaultPrevented }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>("a[href]");
    // Prevented: Gatsby's router handles it, and the browser shows no progress. A link within the page does not wait.
    if (link && defaultPrevented && link.pathname !== location.pathname) startProgress();
  });
  addEventListener("pagehide", endProgress);
}
