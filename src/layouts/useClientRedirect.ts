import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import { isAtArrival, normalizedPathname } from "../site/normalize-location";
import { useRouteResolver } from "./useRouteResolver";

/**
 * Redirects in the browser as the server would. An address without page or redirect is loaded from the server, once.
 * @returns whether the address is missing: it has neither page nor redirect
 */
export function useClientRedirect(): boolean {
  const [isMissing, setMissing] = useState(false);
  const resolve = useRouteResolver();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const result = resolve(pathname + search);
    if (result.kind === "redirect") void navigate(result.to + hash, { replace: true });
    else if (result.kind === "appRedirect") window.location.replace(result.to + hash);
    else if (result.kind === "page") {
      void navigate((normalizedPathname(result.page, pathname) ?? result.page) + search + hash, {
        replace: true,
      });
    } else if (isAtArrival()) setMissing(true);
    else window.location.reload();
  }, [resolve]);
  return isMissing;
}
