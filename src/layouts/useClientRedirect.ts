import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import { isAtArrival, normalizedPathname } from "../site/normalize-location";
import { useRouteAnswer } from "./useRouteResolver";

/**
 * Sends the visitor where the server would; where the server has nothing, asks it, once. Routing.md, item 11.
 * @returns whether there is nothing at this address, and nowhere to be sent
 */
export function useLeadOn(): boolean {
  const [isMissing, setMissing] = useState(false);
  const answerTo = useRouteAnswer();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const answer = answerTo(pathname + search);
    if (answer.kind === "redirect") void navigate(answer.to + hash, { replace: true });
    else if (answer.kind === "handOver") window.location.replace(answer.to + hash);
    else if (answer.kind === "page") {
      void navigate((normalizedPathname(answer.page, pathname) ?? answer.page) + search + hash, {
        replace: true,
      });
    } else if (isAtArrival()) setMissing(true);
    else window.location.reload();
  }, [answerTo]);
  return isMissing;
}
