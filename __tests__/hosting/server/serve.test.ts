import { once } from "node:events";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { listen } from "../../../src/hosting/server/listen";
import { ask } from "../ask";
import { buildFixture } from "../fixture";
import { addressIn, spawnSite } from "../spawn-site";

const fixture = buildFixture();
afterAll(() => fixture.remove());

const serve = (variables: Record<string, string>) => spawnSite(resolve(fixture.publicDir, ".."), variables);

describe("serve.ts", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "serves until %s, then ends without error",
    async (signal) => {
      const { child, saidLine } = serve({ APP_ORIGIN: "http://localhost:3000" });
      const address = addressIn(await saidLine);
      expect((await ask(address, "/about/team")).status).toBe(200);
      expect((await ask(address, "/login?x=1")).headers.location).toBe("http://localhost:3000/login?x=1");
      const exit = once(child, "exit");
      child.kill(signal);
      expect(await exit).toEqual([0, null]);
    },
    30_000,
  );

  it("writes no path to its output: a verification path carries a secret", async () => {
    const { child, saidLine, said } = serve({});
    const address = addressIn(await saidLine);
    await ask(address, "/verify/email/a/t0psecret");
    await ask(address, "/%zz/t0psecret");
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    await exit;
    expect(said()).not.toContain("t0psecret");
  }, 30_000);

  it("a taken port and a wrong environment end it with one clear message and code 1", async () => {
    const taken = await listen(createServer(), { PORT: "0" });
    const inUse = serve({ PORT: new URL(taken.address).port });
    const wrong = serve({ APP_ORIGIN: "http://app.wrenfield.example", FEATURE_INVESTOR_LINK: "yes" });
    const [[firstCode], [secondCode]] = await Promise.all([
      once(inUse.child, "close"),
      once(wrong.child, "close"),
    ]);
    expect([firstCode, inUse.said().trimEnd().split("\n")]).toEqual([
      1,
      [expect.stringContaining("is taken by another program; fix:")],
    ]);
    expect([secondCode, wrong.said().trimEnd().split("\n").length]).toEqual([1, 3]);
    await taken.close();
  }, 30_000);
});
