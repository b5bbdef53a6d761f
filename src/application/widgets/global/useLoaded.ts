import { useEffect, useRef, useState, type ComponentType } from "react";

/**
 * Loads a component when it is first needed. Unlike React.lazy it suspends nothing, and a failed load breaks no page:
 * it is repeated the next time the component is needed.
 * @param need the current reason to load it; another value is another reason; undefined or false is none
 * @param load constant: a dynamic import
 * @param onFailed called when the code cannot be loaded
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
