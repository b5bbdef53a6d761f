import { navigate } from "gatsby";
import { useEffect } from "react";
import { normalizedPathname } from "./normalize-location";
import { useRouteAnswer } from "./useRouteAnswer";

/**
 * Sends the visitor where the server would. Routing.md, item 11.
 * @param onMissing what to do where the server would answer that there is nothing
 */
export function useLeadOn(onMissing?: () => void): void {
  const answerTo = useRouteAnswer();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const answer = answerTo(pathname + search);
    if (answer.kind === "redirect") void navigate(answer.to + hash, { replace: true });
    else if (answer.kind === "handOver") window.location.replace(answer.to + hash);
    else if (answer.kind === "page") {
      void navigate((normalizedPathname(answer.page, pathname) ?? answer.page) + search + hash, { replace: true });
    } else onMissing?.();
  }, [answerTo, onMissing]);
}
