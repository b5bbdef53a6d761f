import { isDevelop } from "../site-content";

/**
 * Wraps a function so that, in develop, it returns a replacement for a text that cannot be rendered. An error in a query
 * would leave Gatsby's overlay over the page; the diagnostics panel explains the cause. A build still stops.
 */
export function recoverInDevelop<Args extends unknown[], Result>(
  render: (...args: Args) => Result,
  replacement: Result,
): (...args: Args) => Result {
  return (...args) => {
    try {
      return render(...args);
    } catch (error) {
      if (!isDevelop()) throw error;
      return replacement;
    }
  };
}
