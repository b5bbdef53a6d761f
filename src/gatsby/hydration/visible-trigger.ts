// Requests hydration shortly before a part with `data-hydrate="visible"` enters the viewport. The only script file that a
// page references, and only where it has such a part (src/gatsby/page-scripts.tsx). Runs after the loader.
const { request } = window.hydration!;

const near = new IntersectionObserver(
  (entries) => entries.some((entry) => entry.isIntersecting) && (near.disconnect(), request()),
  { rootMargin: "400px" },
);
document.querySelectorAll<HTMLElement>("[data-hydrate=visible]").forEach((part) => {
  if (part.dataset.year !== `${new Date().getFullYear()}`) near.observe(part);
});
