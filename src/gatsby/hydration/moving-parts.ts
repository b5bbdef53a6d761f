// The only script file that a page references, and only where a part moves by itself (src/gatsby/page-scripts.tsx). Runs after
// the loader: makes the controls of carousels respond, and requests hydration shortly before a part with
// `data-hydrate="visible"` enters the viewport.
import { driveRow } from "../../sections/carousel/row/row-controls";

const { request } = window.hydration!;

const near = new IntersectionObserver(
  (entries) => entries.some((entry) => entry.isIntersecting) && (near.disconnect(), request()),
  { rootMargin: "400px" },
);
document.querySelectorAll<HTMLElement>("[data-hydrate=visible]").forEach((part) => {
  driveRow(part);
  if (part.dataset.year !== `${new Date().getFullYear()}`) near.observe(part);
});
