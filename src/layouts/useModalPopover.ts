import { useEffect, type RefObject } from "react";

/** Id of the page without its popovers, rendered by SiteLayout. */
export const pageId = "page";

/**
 * Makes an open popover behave as a modal dialog: focus moves into it, and the page behind is inert and does not scroll. The
 * browser handles Escape, outside clicks and returning focus.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    // Without popovers the menu is a part of the page (src/layouts/Drawer.tsx).
    if (!element || !("popover" in element)) return undefined;
    const setInert = (isInert: boolean) => {
      document.getElementById(pageId)?.toggleAttribute("inert", isInert);
      const { style, clientWidth } = document.documentElement;
      // Keeps the place of a scroll bar, so that the page behind does not move.
      style.scrollbarGutter = isInert && clientWidth < window.innerWidth ? "stable" : "";
      style.overflow = isInert ? "hidden" : "";
    };
    const takeFocus = () => element.querySelector<HTMLElement>("button, a, input")?.focus();
    // Before it closes, not after: focus cannot return to a button that is still inert.
    const beforeToggle = ({ newState }: ToggleEvent) => setInert(newState === "open");
    const toggle = ({ newState }: ToggleEvent) => {
      if (newState === "open") return takeFocus();
      const button = document.querySelector<HTMLElement>(`[popovertarget="${element.id}"]`);
      // Hidden since the window was widened: focus cannot return to it and moves to the logo.
      if (!button?.offsetParent) document.querySelector<HTMLElement>('[href="/"]')?.focus();
    };
    // It was opened before hydration.
    if (element.matches(":popover-open")) {
      setInert(true);
      if (!element.contains(document.activeElement)) takeFocus();
    }
    element.addEventListener("beforetoggle", beforeToggle);
    element.addEventListener("toggle", toggle);
    return () => {
      setInert(false);
      element.removeEventListener("beforetoggle", beforeToggle);
      element.removeEventListener("toggle", toggle);
    };
  }, [popover]);
}
