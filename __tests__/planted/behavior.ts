import { edit, type Faults } from "./fault";

const loader = "src/gatsby/hydration/loader.ts";
const boot = "src/gatsby/hydration/boot.ts";
const hydrationSpec = "__tests__/browser/hydration.spec.ts";
const carousels = "src/sections/carousel";
const carouselTest = "__tests__/sections/carousel/Carousel.test.tsx";
const autoplayTest = "__tests__/sections/carousel/autoplay.test.tsx";
const rowTest = "__tests__/sections/carousel/ScrollRow.test.tsx";
const controlsTest = "__tests__/sections/carousel/row/row-controls.test.tsx";

export const hydration: Faults = {
  "a page from the back/forward cache shows the switch of calm view as it was": edit(
    loader,
    'addEventListener("pageshow", showCalm);\n',
  ).fails("__tests__/browser/calm.spec.ts", "a page from the back/forward cache"),
  "on a translated page the amount that a visitor types is lost when React loads": edit(
    "src/gatsby/browser.tsx",
    "    await restoreText(container, path);\n",
  ).fails(
    "__tests__/browser/changed-page.spec.ts",
    "hydration of a page that Chrome has translated keeps what is typed",
  ),
  "a press on a menu before hydration is lost: queued events are not replayed": edit(
    loader,
    "  page.events.push(event);\n",
  ).fails(hydrationSpec, "Escape pressed before hydration closes the menu"),
  "the banner stays open before React has loaded": edit(
    "src/site/instant-actions.ts",
    `root().dataset["banner"] = "closed";`,
    `root().dataset["banner"] = "";`,
  ).fails(hydrationSpec, "a banner closed by keyboard before hydration stays closed"),
  "every visit loads React immediately, even if nothing needs it": edit(
    "src/layouts/Banner.tsx",
    `<Bar data-on-dark role="region" aria-label="Announcement">`,
    `<Bar data-on-dark data-hydrate="immediate" role="region" aria-label="Announcement">`,
  ).fails(hydrationSpec, "a page that works without React never fetches it"),
  "a press that waits for React is lost if React cannot be loaded": edit(
    boot,
    "  isBroken = true;\n  fail();\n",
    "  isBroken = true;\n",
  ).fails(
    hydrationSpec,
    "the page stays as sent, and a waiting press gets the browser's default action: **/framework-*.js",
  ),
  "a file of React that could not be loaded is not requested again": edit(boot, "  isBroken = true;\n").fails(
    hydrationSpec,
    "a later keystroke tries again: **/framework-*.js",
  ),
  "a page built last year causes a hydration mismatch: React renders another year": edit(
    "src/layouts/Footer.tsx",
    "useState(site.builtInYear)",
    "useState(() => new Date().getFullYear())",
  ).fails("__tests__/layouts/without-scripts.test.tsx"),
  "a drawer opened before hydration is not modal afterwards": edit(
    "src/layouts/useModalPopover.ts",
    `if (element.matches(":popover-open")) {`,
    `if (element.matches(":popover-open") && !element.isConnected) {`,
  ).fails(
    "__tests__/browser/drawer.spec.ts",
    "a drawer opened before hydration stays open and becomes modal",
  ),
  "going back across a reload shows the wrong page for an address": edit(
    loader,
    "page.isFinished || location.pathname === pathname || location.reload()",
    "undefined",
  ).fails(hydrationSpec, "links load documents before hydration, then navigate on the client"),
  "a slow link replaces the page that the visitor went to meanwhile": edit(
    "src/gatsby/hydration/latest-navigation.ts",
    "        if (current !== latest) return;\n",
  ).fails("__tests__/browser/progress.spec.ts", "a slow link is dropped"),
  "Back goes to the top for a visitor who did not scroll after React had loaded": edit(
    "src/gatsby/hydration/hydrated.ts",
    'window.dispatchEvent(new Event("scroll"));',
  ).fails("__tests__/browser/scrolling.spec.ts", "going back from a link of a menu"),
  "a shared link to an estimate of $22,000 shows another amount": edit(
    boot,
    "scrollIntoView();\n  page.request();\n",
    "scrollIntoView();\n",
  ).fails("__tests__/browser/estimate.spec.ts", "a link with an amount scrolls to the estimate"),
  "the 404 page hydrates and requests the missing file again and again": edit(
    "src/gatsby/page-scripts.tsx",
    "  if (pathname === notFoundPath) return replacePostBodyComponents(others);\n",
  ).fails("__tests__/gatsby/page-scripts.test.tsx"),
};

export const keyboard: Faults = {
  "Escape does not close a menu": edit(
    "src/components/useOpenDetails.ts",
    `if (event.key !== "Escape" || !details.current?.open) return;`,
    `if (event.key !== "Esc" || !details.current?.open) return;`,
  ).fails("__tests__/components/useOpenDetails.test.tsx"),
  "focus is lost when Escape closes a menu": edit(
    "src/components/useOpenDetails.ts",
    `      if (inside) details.current.querySelector("summary")?.focus();\n`,
  ).fails("__tests__/components/useOpenDetails.test.tsx"),
  "the page moves when the header gets the focus": edit(
    "src/layouts/SiteLayout.tsx",
    `  "& *": { scrollMarginTop: "calc(-1 * var(--header))" },\n`,
  ).fails("__tests__/browser/header.spec.ts", "the keyboard reaches the header from the middle of a page"),
  "the page scrolls behind the open drawer": edit(
    "src/layouts/useModalPopover.ts",
    `      style.overflow = isInert ? "hidden" : "";\n`,
  ).fails("__tests__/browser/drawer.spec.ts", "the page behind the open drawer does not scroll"),
  "the skip link points to an id that does not exist": edit(
    "src/layouts/SiteLayout.tsx",
    `<SkipLink href="#main">`,
    `<SkipLink href="#content">`,
  ).fails("__tests__/browser/keyboard.spec.ts", "the skip link appears on focus and moves past the header"),
  "a keyboard user tabs behind the open drawer": edit(
    "src/layouts/useModalPopover.ts",
    `setInert(newState === "open")`,
    `setInert(false)`,
  ).fails(
    "__tests__/browser/drawer.spec.ts",
    "focus stays inside the open drawer and the page behind is inert",
  ),
  "focus is invisible in the footer": edit(
    "src/layouts/Footer.tsx",
    `"&:hover": { color: teal[700], textDecoration: "underline" },`,
    `"&:hover": { color: teal[700], textDecoration: "underline" },\n  "&:focus-visible": { outline: "none" },`,
  ).fails("__tests__/browser/keyboard.spec.ts", "Tab alone reaches every control of /contact"),
  "the navigation's plain links cannot be reached by Tab": edit(
    "src/layouts/Navbar.tsx",
    "<Plain to={login.to}>{login.label}</Plain>",
    "<Plain to={login.to} tabIndex={-1}>{login.label}</Plain>",
  ).fails("__tests__/browser/keyboard.spec.ts", "Tab alone reaches every control of /contact"),
  "arrow keys do not switch the drawer's tabs": edit(
    "src/layouts/Drawer.tsx",
    `name="drawer-tab"`,
    "name={id}",
  ).fails(
    "__tests__/browser/keyboard.spec.ts",
    "the drawer opens, switches tabs and follows links by keyboard",
  ),
  "Escape approves a question instead of declining it": edit(
    "src/application/widgets/dialogs/ConfirmDialog.tsx",
    `onEscape={() => onAnswer("declined")}`,
    `onEscape={() => onAnswer("approved")}`,
  ).fails("__tests__/browser/widgets/dialogs.spec.ts", "Escape declines, even the second time"),
};

export const carousel: Faults = {
  "autoplay continues while the pointer is over a slide": edit(
    `${carousels}/usePauseWhileInUse.ts`,
    "isInUse: pointer || focus || finger,",
    "isInUse: focus || finger,",
  ).fails(autoplayTest),
  "autoplay continues while keyboard focus is inside the carousel": edit(
    `${carousels}/usePauseWhileInUse.ts`,
    `setFocus(target.matches(":focus-visible"))`,
    "setFocus(!target)",
  ).fails(autoplayTest),
  "autoplay runs for a visitor who prefers reduced motion": edit(
    `${carousels}/LiveCarousel.tsx`,
    "view.autoplay && !isMotionReduced && last > 0",
    "view.autoplay && last > 0",
  ).fails(autoplayTest),
  "Pause does not stop autoplay": edit(
    `${carousels}/LiveCarousel.tsx`,
    "const isRunning = isAutomatic && !isPaused && !isInUse;",
    "const isRunning = isAutomatic && !isInUse;",
  ).fails(autoplayTest),
  "slides change every 5 s instead of 10": edit(
    `${carousels}/views.ts`,
    "export const defaultInterval = 10_000;",
    "export const defaultInterval = 5_000;",
  ).fails(autoplayTest),
  "a tablet of 768 px shows one benefit instead of two": edit(
    `${carousels}/views.ts`,
    "{ from: 768, slides: 2, autoplay: true }",
    "{ from: 769, slides: 2, autoplay: true }",
  ).fails(carouselTest),
  "hidden slides can be reached by Tab": edit(
    `${carousels}/Slide.tsx`,
    `{...(isAway ? { inert: "" } : {})}`,
    `{...(isAway ? { "data-away": "" } : {})}`,
  ).fails(carouselTest),
  "a swipe moves in the wrong direction": edit(
    `${carousels}/swipe.ts`,
    "return delta.x < 0 ? 1 : -1;",
    "return delta.x > 0 ? 1 : -1;",
  ).fails(carouselTest),
  "Next stops at the last slide": edit(
    `${carousels}/row/row-position.ts`,
    "(first + step + last + 1) % (last + 1)",
    "Math.min(Math.max(first + step, 0), last)",
  ).fails(controlsTest),
  "screen readers announce each slide change of autoplay": edit(
    `${carousels}/Controls.tsx`,
    `aria-live={isQuiet ? "off" : "polite"}`,
    `aria-live="polite"`,
  ).fails(carouselTest),
  "a press on Pause before hydration is lost": edit(
    `${carousels}/useHydrateWhenNear.ts`,
    `const isStopped = element.hasAttribute("data-stopped");`,
    "const isStopped = false;",
  ).fails(rowTest),
  "the carousel jumps back to the first slide when it hydrates": edit(
    `${carousels}/useHydrateWhenNear.ts`,
    `Number(row.dataset["first"] ?? firstInView(row))`,
    "0",
  ).fails(rowTest),
};
