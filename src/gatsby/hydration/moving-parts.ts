// The only script file that a page references, and only where a part moves by itself (src/gatsby/page-scripts.tsx). Runs after
// the loader: makes the controls of carousels respond, and requests hydration shortly before a part with
// `data-hydrate="visible"` enters the viewport.
import { driveRow } from "../../sections/carousel/row/row-controls";

const page = window.hydration!;

const near = new IntersectionObserver(
  (entries) => entries.some((entry) => entry.isIntersecting) && (near.disconnect(), page.request()),
  { rootMargin: "400px" },
);
// In another year than the build's, the loader fetches this file too.
if (!page.haveMovingPartsStarted)
  document.querySelectorAll<HTMLElement>("[data-hydrate=visible]").forEach((part) => {
    driveRow(part);
    if (part.dataset.year !== `${new Date().getFullYear()}`) near.observe(part);
  });
page.haveMovingPartsStarted = true;
