import { useEffect, useRef, useState, type ComponentType } from "react";

/**
 * Loads a component when it is first needed. Unlike React.lazy, it does not suspend, and a failed load does not break
 * the page: it is repeated the next time the component is needed.
 * @param need why the component is needed; false or undefined if it is not. Each new value repeats a failed load
 * @param load a dynamic import
 * @param onFailed called if the code cannot be loaded
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
    let isCurrent = true;
    latest.current.load().then(
      (component) => isCurrent && setLoaded(() => component),
      () => isCurrent && latest.current.onFailed?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, need]);
  return loaded;
}
