import { once } from "node:events";
import { createServer } from "node:http";
import { listen } from "../../../src/hosting/server/listen";
import { sendRequest } from "../send-request";
import { temporarySite } from "../serve-fixture";
import { spawnSite } from "../spawn-site";

const publicDir = temporarySite();

const serve = (variables: Record<string, string>) => spawnSite(publicDir, variables);

describe("serve.ts", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "serves until %s, then exits without an error, and writes no path to its output, because a verification path contains a secret",
    async (signal) => {
      const site = serve({ APP_ORIGIN: "http://localhost:3000" });
      const address = await site.address;
      expect((await sendRequest(address, "/about/team")).status).toBe(200);
      expect((await sendRequest(address, "/login?x=1")).headers.location).toBe(
        "http://localhost:3000/login?x=1",
      );
      await sendRequest(address, "/verify/email/a/t0psecret");
      await sendRequest(address, "/%zz/t0psecret");
      const exit = once(site.child, "exit");
      site.child.kill(signal);
      expect(await exit).toEqual([0, null]);
      expect(site.output()).not.toContain("t0psecret");
    },
    30_000,
  );

  it("exits with one clear message and code 1 for a port in use and an invalid environment", async () => {
    const taken = await listen(createServer(), { PORT: "0" });
    const inUse = serve({ PORT: new URL(taken.address).port });
    const wrong = serve({ APP_ORIGIN: "http://app.wrenfield.example", FEATURE_INVESTOR_LINK: "yes" });
    const [[firstCode], [secondCode]] = await Promise.all([
      once(inUse.child, "close"),
      once(wrong.child, "close"),
    ]);
    expect([firstCode, inUse.output().trimEnd().split("\n")]).toEqual([
      1,
      [expect.stringContaining("is in use by another program; fix:")],
    ]);
    expect([secondCode, wrong.output().trimEnd().split("\n").length]).toEqual([1, 3]);
    await taken.close();
  }, 30_000);
});
