import { afterStep, firstInView, whereText } from "./row-position";

/** ms without scrolling after which the position is read. */
export const settleTime = 200;

/**
 * Drives the controls of a scroll-snap row until the interactive carousel replaces both (useHydrateWhenNear.ts): steps, the
 * position as text, and Pause, which that carousel then respects. Does nothing for a root that is driven already. Part of
 * the only script file that a page references (src/gatsby/hydration/moving-parts.ts), so each byte counts.
 * @param root a carousel as in the HTML
 */
export function driveRow(root: HTMLElement): void {
  const row = root.querySelector("ul");
  const where = root.querySelector("[data-where]")!;
  if (!row || "driven" in root.dataset) return;
  root.dataset.driven = "";
  const count = row.children.length;
  let first = 0;
  const show = () => {
    const inView = Math.round(row.clientWidth / row.querySelector("li")!.offsetWidth);
    const text = whereText(first, inView, count);
    // Screen readers would announce the same text again when the row has settled.
    if (where.textContent !== text) where.textContent = text;
    return count - inView;
  };
  const follow = () => {
    delete row.dataset.first;
    first = firstInView(row);
    show();
  };
  follow();
  let settling: ReturnType<typeof setTimeout>;
  // Not during scrolling, because a step has already changed the text. Chrome before 114 and Safari before 26.2 have no
  // `scrollend`.
  row.addEventListener("scroll", () => {
    clearTimeout(settling);
    settling = setTimeout(follow, settleTime);
  });
  // A navigation on the client, or the interactive carousel, removes the row.
  const onResize = () => (row.isConnected ? follow() : removeEventListener("resize", onResize));
  addEventListener("resize", onResize);
  root.addEventListener("click", ({ target }) => {
    if (!row.isConnected) return;
    const { step, pause } = (target as Element).closest("button")?.dataset ?? {};
    if (step) {
      first = afterStep(first, +step, show());
      show();
      row.dataset.first = `${first}`;
      where.setAttribute("aria-live", "polite");
      // Smooth where the stylesheet sets it.
      row.scrollTo(first * row.querySelector("li")!.offsetWidth, 0);
    }
    if (pause) {
      root.toggleAttribute("data-stopped");
      root
        .querySelectorAll<HTMLElement>("[data-pause] > *")
        .forEach((label) => (label.hidden = !label.hidden));
    }
  });
}
