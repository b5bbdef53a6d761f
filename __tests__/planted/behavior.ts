import type { Faults } from "./fault";

const loader = "src/gatsby/hydration/loader.ts";
const boot = "src/gatsby/hydration/boot.ts";
const hydrationSpec = "__tests__/browser/hydration.spec.ts";
const carousels = "src/sections/carousel";
const carouselTest = "__tests__/sections/carousel/Carousel.test.tsx";
const autoplayTest = "__tests__/sections/carousel/autoplay.test.tsx";
const rowTest = "__tests__/sections/carousel/ScrollRow.test.tsx";
const controlsTest = "__tests__/sections/carousel/row/row-controls.test.tsx";

export const hydration: Faults = [
  {
    name: "a page from the back/forward cache shows the switch of calm view as it was",
    file: loader,
    find: 'addEventListener("pageshow", showCalm);\n',
    test: "__tests__/browser/calm.spec.ts",
    title: "a page from the back/forward cache",
  },
  {
    name: "on a translated page the amount that a visitor types is lost when React loads",
    file: "src/gatsby/browser.tsx",
    find: "    await restoreText(container, path);\n",
    test: "__tests__/browser/translated-page.spec.ts",
    title: "hydration of a page that the browser has translated keeps what is typed",
  },
  {
    name: "a press on a menu before hydration is lost: queued events are not replayed",
    file: loader,
    find: "  page.events.push(event);\n",
    test: hydrationSpec,
    title: "Escape pressed before hydration closes the menu",
  },
  {
    name: "the banner stays open before React has loaded",
    file: "src/site/instant-actions.ts",
    find: `root().dataset["banner"] = "closed";`,
    replace: `root().dataset["banner"] = "";`,
    test: "__tests__/browser/first-press.spec.ts",
    title: "the banner closes by keyboard",
  },
  {
    name: "every visit loads React immediately, even if nothing needs it",
    file: "src/layouts/Banner.tsx",
    find: `<Bar data-on-dark role="region" aria-label="Announcement">`,
    replace: `<Bar data-on-dark data-hydrate="immediate" role="region" aria-label="Announcement">`,
    test: hydrationSpec,
    title: "a page that works without React never fetches a script",
  },
  {
    name: "a press that waits for React is lost if React cannot be loaded",
    file: boot,
    find: "    script.onerror = page.finish;\n",
    test: hydrationSpec,
    title: "the page stays as sent, and a waiting press gets the browser's default action: **/framework-*.js",
  },
  {
    name: "a page built last year causes a hydration mismatch: React renders another year",
    file: "src/layouts/Footer.tsx",
    find: "useState(site.builtInYear)",
    replace: "useState(() => new Date().getFullYear())",
    test: "__tests__/layouts/without-scripts.test.tsx",
  },
  {
    name: "a drawer opened before hydration is not modal afterwards",
    file: "src/layouts/useModalPopover.ts",
    find: `if (element.matches(":popover-open")) {`,
    replace: `if (element.matches(":popover-open") && !element.isConnected) {`,
    test: hydrationSpec,
    title: "a drawer opened before hydration stays open and becomes modal",
  },
  {
    name: "going back across a reload shows the wrong page for an address",
    file: loader,
    find: "() => location.pathname !== pathname && location.reload()",
    replace: "() => undefined",
    test: hydrationSpec,
    title: "a link loads a document before hydration and navigates on the client afterwards",
  },
  {
    name: "a slow link replaces the page that the visitor went to meanwhile",
    file: "src/gatsby/hydration/latest-navigation.ts",
    find: "        if (current !== latest) return;\n",
    replace: "",
    test: "__tests__/browser/progress.spec.ts",
    title: "a slow link is dropped",
  },
  {
    name: "Back goes to the top for a visitor who did not scroll after React had loaded",
    file: "src/gatsby/hydration/hydrated.ts",
    find: 'window.dispatchEvent(new Event("scroll"));',
    replace: "",
    test: "__tests__/browser/scrolling.spec.ts",
    title: "going back from a link of a menu",
  },
  {
    name: "a shared link to an estimate of $22,000 shows another amount",
    file: boot,
    find: "scrollIntoView();\n  page.request();\n",
    replace: "scrollIntoView();\n",
    test: "__tests__/browser/estimate.spec.ts",
    title: "a link with an amount scrolls to the estimate",
  },
  {
    name: "the 404 page hydrates and requests the missing file again and again",
    file: "src/gatsby/page-scripts.tsx",
    find: "  if (pathname === notFoundPath) return replacePostBodyComponents(others);\n",
    test: "__tests__/gatsby/page-scripts.test.tsx",
  },
];

export const keyboard: Faults = [
  {
    name: "Escape does not close a menu",
    file: "src/components/useOpenDetails.ts",
    find: `if (event.key !== "Escape" || !details.current?.open) return;`,
    replace: `if (event.key !== "Esc" || !details.current?.open) return;`,
    test: "__tests__/layouts/Dropdown.test.tsx",
  },
  {
    name: "focus is lost when Escape closes a menu",
    file: "src/components/useOpenDetails.ts",
    find: `      if (inside) details.current.querySelector("summary")?.focus();\n`,
    test: "__tests__/layouts/Dropdown.test.tsx",
  },
  {
    name: "the skip link points to an id that does not exist",
    file: "src/layouts/SiteLayout.tsx",
    find: `<SkipLink href="#main">`,
    replace: `<SkipLink href="#content">`,
    test: "__tests__/browser/keyboard.spec.ts",
    title: "the skip link appears on focus and moves past the header",
  },
  {
    name: "a keyboard user tabs behind the open drawer",
    file: "src/layouts/useModalPopover.ts",
    find: `setInert(newState === "open")`,
    replace: `setInert(false)`,
    test: "__tests__/browser/drawer.spec.ts",
    title: "focus stays inside the open drawer and the page behind is inert",
  },
  {
    name: "focus is invisible in the footer",
    file: "src/layouts/Footer.tsx",
    find: `"&:hover": { color: teal[700], textDecoration: "underline" },`,
    replace: `"&:hover": { color: teal[700], textDecoration: "underline" },\n  "&:focus-visible": { outline: "none" },`,
    test: "__tests__/browser/keyboard.spec.ts",
    title: "Tab alone reaches every control of /contact",
  },
  {
    name: "the navigation's plain links cannot be reached by Tab",
    file: "src/layouts/Navbar.tsx",
    find: "<Plain to={login.to}>{login.label}</Plain>",
    replace: "<Plain to={login.to} tabIndex={-1}>{login.label}</Plain>",
    test: "__tests__/browser/keyboard.spec.ts",
    title: "Tab alone reaches every control of /contact",
  },
  {
    name: "arrow keys do not switch the drawer's tabs",
    file: "src/layouts/Drawer.tsx",
    find: `name="drawer-tab"`,
    replace: "name={id}",
    test: "__tests__/browser/keyboard.spec.ts",
    title: "the drawer opens, switches tabs and follows links by keyboard",
  },
  {
    name: "Escape approves a question instead of declining it",
    file: "src/application/widgets/dialogs/ConfirmDialog.tsx",
    find: `onEscape={() => onAnswer("declined")}`,
    replace: `onEscape={() => onAnswer("approved")}`,
    test: "__tests__/browser/widgets/dialogs.spec.ts",
    title: "Escape declines, even the second time",
  },
];

export const carousel: Faults = [
  {
    name: "autoplay continues while the pointer is over a slide",
    file: `${carousels}/usePauseWhileInUse.ts`,
    find: "isInUse: pointer || focus || finger,",
    replace: "isInUse: focus || finger,",
    test: autoplayTest,
  },
  {
    name: "autoplay continues while keyboard focus is inside the carousel",
    file: `${carousels}/usePauseWhileInUse.ts`,
    find: `setFocus(target.matches(":focus-visible"))`,
    replace: "setFocus(!target)",
    test: autoplayTest,
  },
  {
    name: "autoplay runs for a visitor who prefers reduced motion",
    file: `${carousels}/LiveCarousel.tsx`,
    find: "view.autoplay && !isMotionReduced && last > 0",
    replace: "view.autoplay && last > 0",
    test: autoplayTest,
  },
  {
    name: "Pause does not stop autoplay",
    file: `${carousels}/LiveCarousel.tsx`,
    find: "const isRunning = isAutomatic && !isPaused && !isInUse;",
    replace: "const isRunning = isAutomatic && !isInUse;",
    test: autoplayTest,
  },
  {
    name: "slides change every 5 s instead of 10",
    file: `${carousels}/views.ts`,
    find: "export const defaultInterval = 10_000;",
    replace: "export const defaultInterval = 5_000;",
    test: autoplayTest,
  },
  {
    name: "a tablet of 768 px shows one benefit instead of two",
    file: `${carousels}/views.ts`,
    find: "{ from: 768, slides: 2, autoplay: true }",
    replace: "{ from: 769, slides: 2, autoplay: true }",
    test: carouselTest,
  },
  {
    name: "hidden slides can be reached by Tab",
    file: `${carousels}/Slide.tsx`,
    find: `{...(isAway ? { inert: "" } : {})}`,
    replace: `{...(isAway ? { "data-away": "" } : {})}`,
    test: carouselTest,
  },
  {
    name: "a swipe moves in the wrong direction",
    file: `${carousels}/swipe.ts`,
    find: "return delta.x < 0 ? 1 : -1;",
    replace: "return delta.x > 0 ? 1 : -1;",
    test: carouselTest,
  },
  {
    name: "Next stops at the last slide",
    file: `${carousels}/row/row-position.ts`,
    find: "(first + step + last + 1) % (last + 1)",
    replace: "Math.min(Math.max(first + step, 0), last)",
    test: controlsTest,
  },
  {
    name: "screen readers announce each slide change of autoplay",
    file: `${carousels}/Controls.tsx`,
    find: `aria-live={isQuiet ? "off" : "polite"}`,
    replace: `aria-live="polite"`,
    test: carouselTest,
  },
  {
    name: "a press on Pause before hydration is lost",
    file: `${carousels}/useHydrateWhenNear.ts`,
    find: `const isStopped = element.hasAttribute("data-stopped");`,
    replace: "const isStopped = false;",
    test: rowTest,
  },
  {
    name: "the carousel jumps back to the first slide when it hydrates",
    file: `${carousels}/useHydrateWhenNear.ts`,
    find: `Number(row.dataset["first"] ?? firstInView(row))`,
    replace: "0",
    test: rowTest,
  },
];
