// Rules of the fictional world. The content check covers the rules of content/README.md.
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";

const all = globSync(["content/**/*.mdx", "content/facts/*.yaml"])
  .sort()
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Real public registers and publications that support the statements that cite them. */
const realHosts = ["www.acog.org", "www.nmlsconsumeraccess.org"];

it("every host is fictional and ends in .example (RFC 2606), except public registers and publications", () => {
  const hosts = all.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:https?:\/\/|@)([a-z0-9.-]+\.[a-z]+)/gi)].map(([, host]) => [file, host!]),
  );
  expect(hosts.length).toBeGreaterThan(50);
  const real = hosts.filter(
    ([, host]) => !/\.example$|@wrenfield$/.test(host!) && !realHosts.includes(host!),
  );
  expect(real).toEqual([]);
});

it("every telephone number is fictional: 555-01xx", () => {
  const numbers = all.flatMap(({ text }) => text.match(/(?:\+1-)?\(?\b\d{3}\)?[ -]\d{3}-\d{4}\b/g) ?? []);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((number) => !/555-01\d\d$/.test(number))).toEqual([]);
});

it("pages that docs/requirements.md does not describe have `notInRequirements: true` (C08)", () => {
  const marked = all.filter(({ text }) => text.includes("notInRequirements: true"));
  const required = ["content/pages/concierge-care.mdx", "content/pages/services.mdx"];
  expect(marked.map(({ file }) => file)).toEqual(expect.arrayContaining(required));
});
