/**
 * npm run licenses: lists the packages of every license. Exits with code 1 if a license is not accepted.
 * Packages that only development and tests need are marked.
 */
import { isAccepted } from "./accepted-licenses";
import { lockedPackages, lockfileFolders } from "./lockfile";

const packages = lockfileFolders.flatMap((folder) => lockedPackages(folder));
const groups = new Map<string, typeof packages>();
for (const one of packages) groups.set(one.license, [...(groups.get(one.license) ?? []), one]);

for (const [license, members] of [...groups].sort(([, one], [, other]) => other.length - one.length)) {
  const names = [
    ...new Set(
      members.map(({ name, version, isProduction }) => `${name}@${version}${isProduction ? "" : " (dev)"}`),
    ),
  ].sort();
  console.log(
    `\n${isAccepted(license) ? "" : "NOT ACCEPTED "}${license} (${names.length})\n  ${names.join("\n  ")}`,
  );
}
const refused = packages.filter(({ license }) => !isAccepted(license));
console.log(`\n${packages.length} packages, ${groups.size} licenses, ${refused.length} not accepted`);
if (refused.length) process.exitCode = 1;
