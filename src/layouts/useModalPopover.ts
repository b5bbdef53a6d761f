import { useEffect, type RefObject } from "react";

/** Everything of the page but the popover itself. Set by SiteLayout. */
export const pageId = "page";

/**
 * Makes an open popover behave as a modal dialog: the page behind is inert, so focus stays inside,
 * and focus starts in the popover. Escape, outside clicks and giving focus back are the browser's own.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    if (!element) return undefined;
    const takeFocus = () => element.querySelector<HTMLElement>("button, a, input")?.focus();
    // Before it closes, not after: focus cannot return to a button that is still inert.
    const beforeToggle = (event: Event) => {
      document.getElementById(pageId)?.toggleAttribute("inert", (event as ToggleEvent).newState === "open");
    };
    const toggle = (event: Event) => {
      if ((event as ToggleEvent).newState === "open") takeFocus();
    };
    // Opened before React came.
    if (element.matches(":popover-open")) {
      document.getElementById(pageId)?.toggleAttribute("inert", true);
      if (!element.contains(document.activeElement)) takeFocus();
    }
    element.addEventListener("beforetoggle", beforeToggle);
    element.addEventListener("toggle", toggle);
    return () => {
      document.getElementById(pageId)?.removeAttribute("inert");
      element.removeEventListener("beforetoggle", beforeToggle);
      element.removeEventListener("toggle", toggle);
    };
  }, [popover]);
}
