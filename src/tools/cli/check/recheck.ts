import { watch, type FSWatcher } from "node:fs";
import { globSync } from "tinyglobby";
import { messageOf } from "../command";

/**
 * Runs a check now and after every edit in a folder, including an edit during the first check.
 * @returns ends the watch
 */
export function recheck(folder: string, check: () => void): { close(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onEdit = () => {
    // Editors save in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log("\ncontent/ has changed");
      // A file that is only half saved, or a folder that is being replaced, must not end the watch.
      try {
        watchFolders();
        check();
      } catch (error) {
        console.error(messageOf(error));
      }
    }, 100);
  };
  // Each folder has its own watcher: Node's recursive one on Linux loses a file that an editor replaces by a new one.
  let watchers: FSWatcher[] = [];
  const closeAll = () => watchers.splice(0).forEach((watcher) => watcher.close());
  function watchFolders(): void {
    // All of them again: one of a folder that was replaced is dead.
    closeAll();
    const inside = globSync("**", { cwd: folder, onlyDirectories: true, absolute: true, dot: true });
    watchers = [folder, ...inside].map((each) => watch(each, onEdit).on("error", () => undefined));
  }
  watchFolders();
  console.log("watching content/");
  check();
  return {
    close() {
      clearTimeout(timer);
      closeAll();
    },
  };
}
