/** ms that the notice stays to be seen. */
const seen = 4000;

/**
 * Lets the deep links of a legal text (src/legal/text/anchors.ts) also copy their address when they are followed, and says
 * so. Without scripts, or where the clipboard is refused, they stay the plain links they are.
 * @param status a live region (`role="status"`): it must be in the page before its first message
 * @returns takes it back
 */
export function startCopyLinks(status: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    clearTimeout(timer);
    status.textContent = text;
    timer = setTimeout(() => (status.textContent = ""), seen);
  };
  const copy = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a.deep-link");
    if (!link) return;
    const name = link.getAttribute("aria-label")?.replace(/^Link to/, "The link to") ?? "The link";
    navigator.clipboard?.writeText(link.href).then(
      () => say(`${name} is copied.`),
      () => say("The link could not be copied; it is in the address bar."),
    );
  };
  document.addEventListener("click", copy);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("click", copy);
  };
}
