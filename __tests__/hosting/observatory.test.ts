import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { collect } from "../support/observatory/evidence";
import { score } from "../support/observatory/score";
import { pageOf, script, scriptText } from "./fixture";
import { serveFixture } from "./serve-fixture";

const { publicDir, address } = serveFixture();
const integrity = `sha384-${createHash("sha384").update(scriptText).digest("base64")}`;
const tag = `<script src="${script}" integrity="${integrity}" async></script>`;
writeFileSync(join(publicDir, "index.html"), pageOf("/") + tag);

// The others are for cookies, of which there are none, and for the HSTS preload list. Of the build: security-policy.spec.ts.
it("the responses have 155 of the 165 points of the HTTP Observatory, and pass its twelve tests", async () => {
  const { verdicts, ...points } = score(await collect(address()));
  const failed = Object.entries(verdicts).filter(([, { pass }]) => !pass);
  expect({ ...points, failed }).toEqual({ score: 155, passed: 12, failed: [] });
});
