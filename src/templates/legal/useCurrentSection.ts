import { useEffect, type RefObject } from "react";

/** px below the header within which a section counts as reached. */
const tolerance = 8;

/** The last link whose section begins above a height. Before the first section, none. */
function linkAt(links: readonly HTMLAnchorElement[], height: number): HTMLAnchorElement | undefined {
  return links.findLast((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section !== null && section.getBoundingClientRect().top <= height + tolerance;
  });
}

/**
 * Marks the link to the section being read with `aria-current`, in browsers that do not mark it themselves
 * (`:target-current`, CSS Overflow 5).
 * @param contents an element with links to sections of the page
 */
export function useCurrentSection(contents: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (CSS.supports("selector(:target-current)")) return;
    const links = [...contents.current!.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    let frame = 0;
    const mark = () => {
      frame = 0;
      const height = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const current = linkAt(links, height);
      for (const link of links) link.toggleAttribute("aria-current", false);
      current?.setAttribute("aria-current", "true");
    };
    const onScroll = () => (frame ||= requestAnimationFrame(mark));
    mark();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [contents]);
}
