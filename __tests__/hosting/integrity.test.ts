import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addIntegrity } from "../../src/hosting/adapter/integrity";
import { listFiles } from "../../src/hosting/public-files";
import { buildFixture, script, scriptText } from "./fixture";

const fixture = buildFixture();
const page = join(fixture.publicDir, "about/index.html");
const run = () => addIntegrity(fixture.publicDir, listFiles(fixture.publicDir));
const sha384 = `sha384-${createHash("sha384").update(scriptText).digest("base64")}`;
afterAll(() => fixture.remove());

describe("integrity of scripts", () => {
  it("is written into every tag that names a script of this site, slice comments kept", async () => {
    writeFileSync(page, `<link as="script" rel="preload" href="${script}"/><!-- slice-start id="_gatsby-scripts-1" --><script src="${script}" async></script><!-- slice-end id="_gatsby-scripts-1" -->`);
    expect(await run()).toBe(1);
    expect(readFileSync(page, "utf8")).toBe(
      `<link as="script" rel="preload" href="${script}" integrity="${sha384}"/><!-- slice-start id="_gatsby-scripts-1" --><script src="${script}" async integrity="${sha384}"></script><!-- slice-end id="_gatsby-scripts-1" -->`,
    );
  });

  it("leaves a page alone that has it", async () => {
    const before = statSync(page).mtimeMs;
    expect(await run()).toBe(0);
    expect(statSync(page).mtimeMs).toBe(before);
  });

  it("leaves what is not ours or not there, styles and links", async () => {
    const other = '<script src="https://cdn.example/a.js"></script><script src="//cdn.example/a.js"></script><script src="/missing.js"></script><link rel="stylesheet" href="/a.css"/><a href="/app.js">x</a><script>1</script>';
    writeFileSync(page, other);
    await run();
    expect(readFileSync(page, "utf8")).toBe(other);
  });
});
