import { watch, type FSWatcher } from "node:fs";
import { messageOf } from "../command";

/** Runs a check now and after every edit in a folder, including an edit during the first check. */
export function recheck(folder: string, check: () => void): FSWatcher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    // Editors save in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log("\ncontent/ has changed");
      // A file that is only half saved must not end the watch.
      try {
        check();
      } catch (error) {
        console.error(messageOf(error));
      }
    }, 100);
  });
  console.log("watching content/");
  check();
  return watcher;
}
