import { cpSync, symlinkSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { temporaryFolder } from "../../support/jest/temporary-folder";

/** Copies content/ to a temporary folder, and links its pictures. @returns the folder */
export function temporaryContent(): string {
  const root = temporaryFolder();
  cpSync("content", join(root, "content"), {
    recursive: true,
    filter: (source) => !source.split(sep).join("/").startsWith("content/media"),
  });
  symlinkSync(resolve("content/media"), join(root, "content/media"), "junction");
  return root;
}
