import { useEffect, useRef, useState } from "react";

/**
 * Loads a component or a module when it is first needed. Unlike React.lazy, it does not suspend, and a failed load does
 * not break the page: it is repeated the next time the code is needed.
 * @param need why the code is needed; false or undefined if it is not. Each new value repeats a failed load
 * @param load a dynamic import
 * @param onFailed called if the code cannot be loaded
 */
export function useLoaded<T>(need: unknown, load: () => Promise<T>, onFailed?: () => void): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const latest = useRef({ load, onFailed });
  latest.current = { load, onFailed };
  const isNeeded = need !== undefined && need !== false && !loaded;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    latest.current.load().then(
      (code) => isCurrent && setLoaded(() => code),
      () => isCurrent && latest.current.onFailed?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, need]);
  return loaded;
}
