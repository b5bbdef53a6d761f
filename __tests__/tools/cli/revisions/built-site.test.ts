import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { cacheOf, errorsIn, storeSite } from "../../../../src/tools/cli/revisions/built-site";
import { temporaryFolder, writeIn } from "../../../support/jest/temporary-folder";

describe("the errors of a failed build", () => {
  it("start at the first error, without progress lines and terminal codes", () => {
    const output =
      "success load plugins - 0.6s\n\u001b[2K\u001b[1A\u001b[2K\u001b[Gsuccess onPreInit - 0.0s\n\u001b[2K ERROR  UNKNOWN\n\n1 problem in content/\n\ncontent/faq/ivf.mdx:3:1: unknown field\nnot finished onPreBootstrap - 8.1s\n";
    expect(errorsIn(output)).toBe(
      " ERROR  UNKNOWN\n1 problem in content/\ncontent/faq/ivf.mdx:3:1: unknown field",
    );
  });

  it("are the last lines of its output when it names no error", () => {
    expect(errorsIn("Killed")).toBe("Killed");
  });
});

describe("the cache folder of a revision", () => {
  const folder = () => cacheOf("/", { label: "main", tree: "a1b2" });

  it.each([
    ["SITE_ORIGIN", `https://${"a".repeat(60)}.example`],
    ["API_V1_URL", "https://api.example/v1"],
    ["ERROR_REPORT_URL", "https://errors.example/1"],
    ["FEATURE_INVESTOR_LINK", "true"],
  ])("is another one for another %s, which changes pages or headers", (name, value) => {
    const before = folder();
    jest.replaceProperty(process, "env", { ...process.env, [name]: value });
    expect(folder()).not.toBe(before);
    expect(basename(folder()).length).toBeLessThan(255);
  });
});

const [built, cache] = [temporaryFolder(), temporaryFolder()];

it("a site that another process has stored in the meantime stays, and nothing else is left in the cache", () => {
  for (const words of ["first", "second"]) {
    writeIn(built, "index.html", words);
    storeSite(built, join(cache, "public"));
  }
  expect(readdirSync(cache)).toEqual(["public"]);
  expect(readFileSync(join(cache, "public/index.html"), "utf8")).toBe("first");
});
