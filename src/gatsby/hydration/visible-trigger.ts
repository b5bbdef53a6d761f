// For a page where a part moves by itself: React is fetched before that part comes into view. The one script file that a
// page names, with its digest; a page without such a part does without (src/gatsby/page-scripts.tsx). Runs after the loader.
const { wake } = window.hydration!;

const near = new IntersectionObserver(
  (entries) => entries.some((entry) => entry.isIntersecting) && (near.disconnect(), wake()),
  {
    rootMargin: "400px",
  },
);
document.querySelectorAll<HTMLElement>("[data-react=visible]").forEach((part) => {
  if (part.dataset.year !== `${new Date().getFullYear()}`) near.observe(part);
});
