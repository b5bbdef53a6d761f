/** The part of Gatsby's router in use. Numbers are steps in the history. */
interface Router {
  ___navigate(to: string | number, options?: object): void;
  ___loader: { loadPage(path: string): Promise<{ status: string } | undefined> };
}

/**
 * Makes client-side navigation follow the visitor's last press. Gatsby's `navigate` shows a slow page even if the visitor
 * has opened another one since, and drops the query and the hash of an address whose page cannot be loaded.
 */
export function followLatestNavigation(): void {
  const router = window as unknown as Router;
  const { ___navigate: navigate, ___loader: loader } = router;
  let latest = 0;
  window.addEventListener("popstate", () => (latest += 1));
  router.___navigate = (to, options) => {
    const current = (latest += 1);
    if (typeof to === "number") return navigate(to);
    const { pathname, search } = new URL(to, window.location.href);
    void loader
      .loadPage(pathname + search)
      .catch(() => undefined)
      .then((page) => {
        if (current !== latest) return;
        if (page && page.status !== "error") navigate(to, options);
        else window.location.assign(to);
      });
  };
}
