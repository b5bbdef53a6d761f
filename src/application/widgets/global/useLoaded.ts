import { useEffect, useRef, useState } from "react";

/** ms */
const firstRetry = 5000;

/**
 * Loads a component or a module when it is first needed. Unlike React.lazy, it does not suspend, and a failed load does
 * not break the page: while the code is needed, it is repeated after 5 seconds, then after 10, 20 and so on.
 * @param need why the code is needed; false or undefined if it is not. Each new value repeats a failed load at once
 * @param load a dynamic import
 * @param onFailed called if the code cannot be loaded
 */
export function useLoaded<T>(need: unknown, load: () => Promise<T>, onFailed?: () => void): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const [failures, setFailures] = useState(0);
  const latest = useRef({ load, onFailed });
  latest.current = { load, onFailed };
  const isNeeded = need !== undefined && need !== false && !loaded;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    latest.current.load().then(
      (code) => isCurrent && setLoaded(() => code),
      () => {
        if (!isCurrent) return;
        latest.current.onFailed?.();
        timer = setTimeout(() => setFailures(failures + 1), firstRetry * 2 ** failures);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isNeeded, need, failures]);
  return loaded;
}
