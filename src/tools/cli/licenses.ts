/**
 * npm run licenses: lists the packages of every license. Exits with code 1 if a license is not accepted.
 * Packages that only development and tests need are marked.
 */
import { isAccepted } from "./accepted-licenses";
import { command, readArguments } from "./command";
import { lockedPackages, lockfileFolders } from "./lockfile";

await command(() => {
  readArguments({}, "no arguments");
  const packages = lockfileFolders.flatMap((folder) => lockedPackages(folder));
  const groups = new Map<string, Set<string>>();
  for (const { license, name, version, isProduction } of packages) {
    const names = groups.get(license) ?? new Set();
    groups.set(license, names.add(`${name}@${version}${isProduction ? "" : " (dev)"}`));
  }
  for (const [license, names] of [...groups].sort(([, one], [, other]) => other.size - one.size))
    console.log(
      `\n${isAccepted(license) ? "" : "NOT ACCEPTED "}${license} (${names.size})\n  ${[...names].sort().join("\n  ")}`,
    );
  const refused = packages.filter(({ license }) => !isAccepted(license));
  console.log(`\n${packages.length} packages, ${groups.size} licenses, ${refused.length} not accepted`);
  if (refused.length) process.exitCode = 1;
});
