// Actions of controls that must not wait for React. Before hydration the inline loader calls them for a click on an element
// with `data-instant` (src/gatsby/hydration/loader.ts), so each byte counts; after it, the components do.

const root = (): HTMLElement => document.documentElement;

export const instantActions = {
  /** Hides the banner for the session; header and hash targets follow (src/design/global.tsx). Focus moves to the logo. */
  banner(button: HTMLElement): void {
    // Faded first: the second press of a double press must hit neither what moves here nor the logo.
    button.parentElement!.style.opacity = "0";
    setTimeout(() => {
      root().dataset["banner"] = "closed";
      document.querySelector<HTMLElement>('[href="/"]')!.focus();
    }, 300);
    try {
      sessionStorage["banner"] = 1;
    } catch {
      // Storage is blocked or full: the banner is closed on this page only.
    }
  },
  /** Plays the video before the button, with the browser's controls. */
  film(button: HTMLElement): void {
    const video = button.previousElementSibling as HTMLVideoElement;
    button.hidden = true;
    // The source for the window's width at this moment, not when the page was loaded.
    video.load();
    // If playback is refused, the visitor has the controls.
    video.play().catch(() => {});
    // After the next frame: on a slow phone the browser takes longer to set up its controls than a tap may wait.
    requestAnimationFrame(() =>
      setTimeout(() => {
        video.controls = true;
        video.focus();
      }),
    );
  },
  /** Turns calm view on or off: html[data-calm] in src/design/global.tsx. */
  calm(box: HTMLElement): void {
    const isOn = root().toggleAttribute("data-calm", (box as HTMLInputElement).checked);
    showCalm();
    try {
      localStorage["calm"] = isOn ? 1 : "";
    } catch {
      // Storage is blocked or full: the setting applies to this page only.
    }
  },
} as const;

/** Name of an action: the value of `data-instant`. */
export type InstantAction = keyof typeof instantActions;

/** Sets all switches of calm view to its state. */
export function showCalm(): void {
  document
    .querySelectorAll<HTMLInputElement>("[data-instant=calm]")
    .forEach((box) => (box.checked = isCalm()));
}

/** Whether the visitor has turned calm view on. */
const isCalm = (): boolean => root().hasAttribute("data-calm");

/** Whether nothing may move on its own: the visitor prefers reduced motion, or has turned calm view on. */
export const isMotionReduced = (): boolean =>
  isCalm() || window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Applies both settings while the page is parsed, before anything is painted, and again when another tab changes calm view
 * or the browser shows the page from its back/forward cache: they may have been changed on another page. Inline in every
 * page.
 */
export const restoreSettings =
  '(onstorage=onpageshow=()=>{try{let d=document.documentElement;d.toggleAttribute("data-calm",!!localStorage.calm);if(sessionStorage.banner)d.dataset.banner="closed"}catch{}})()';
