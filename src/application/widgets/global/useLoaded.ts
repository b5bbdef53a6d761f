import { useEffect, useRef, useState, type ComponentType } from "react";

/**
 * A component whose code is loaded when it is first needed. Unlike React.lazy it suspends nothing, and a failed load
 * breaks no page: it is tried again the next time it is needed.
 * @param need what it is needed for now; another value is another need; undefined or false is none
 * @param load constant: a dynamic import
 * @param onFailed told when the code could not be loaded
 */
export function useLoaded<Props>(
  need: unknown,
  load: () => Promise<ComponentType<Props>>,
  onFailed?: () => void,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  const latest = useRef({ load, onFailed });
  latest.current = { load, onFailed };
  const isNeeded = need !== undefined && need !== false && !loaded;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isHere = true;
    latest.current.load().then(
      (component) => isHere && setLoaded(() => component),
      () => isHere && latest.current.onFailed?.(),
    );
    return () => {
      isHere = false;
    };
  }, [isNeeded, need]);
  return loaded;
}
