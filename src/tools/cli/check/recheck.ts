import { readdirSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../command";

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name, parentPath }) => join(parentPath, name));

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
      watchFolders();
      // A file that is only half saved must not end the watch.
      try {
        check();
      } catch (error) {
        console.error(messageOf(error));
      }
    }, 100);
  };
  // Each folder has its own watcher: Node's recursive one on Linux loses a file that an editor replaces by a new one.
  const watchers = new Map<string, FSWatcher>();
  function watchFolders(): void {
    for (const each of [folder, ...foldersIn(folder)])
      if (!watchers.has(each))
        // A removed folder is an error of its watcher.
        watchers.set(
          each,
          watch(each, onEdit).on("error", () => watchers.delete(each)),
        );
  }
  watchFolders();
  console.log("watching content/");
  check();
  return {
    close() {
      clearTimeout(timer);
      watchers.forEach((watcher) => watcher.close());
    },
  };
}
