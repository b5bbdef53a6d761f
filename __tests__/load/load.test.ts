import { once } from "node:events";
import { sendRequest } from "../hosting/send-request";
import { buildFixture, video, videoBytes } from "../hosting/fixture";
import { checkUnderFaults } from "./under-faults";
import { throughput } from "./throughput";
import { spawnSite, type SpawnedSite } from "../hosting/spawn-site";

let fixture: ReturnType<typeof buildFixture>;
let site: SpawnedSite;
// In a hook, because a run that skips every test here would leave the server running.
beforeAll(() => {
  fixture = buildFixture();
  site = spawnSite(fixture.publicDir);
});
afterAll(() => {
  site.child.kill("SIGKILL");
  fixture.remove();
});

// A small run; the full one, with nginx for comparison, is `npm run load`.
describe("the real serving command under load", () => {
  it("sends the right responses while other visitors are slow, disconnect, or send too much", async () => {
    const { right, refused, checked, wrong } = await checkUnderFaults(await site.address, {
      slow: 60,
      aborted: 200,
      oversized: 50,
      connections: 300,
    });
    expect({ right, wrong, refused: [...new Set(refused)].sort() }).toEqual({
      right: 300,
      wrong: 0,
      refused: ["400", "431"],
    });
    expect(checked).toBeGreaterThan(0);
  }, 60_000);

  it("sends only right responses to 256 concurrent requests", async () => {
    expect(await throughput(await site.address, 1)).toBeGreaterThan(100);
  }, 30_000);

  it("finishes a download after SIGTERM, accepts no more requests, prints nothing and exits with 0", async () => {
    const address = await site.address;
    const download = sendRequest(address, video);
    await sendRequest(address, "/");
    const exit = once(site.child, "exit");
    site.child.kill("SIGTERM");
    expect((await download).body.length).toBe(videoBytes.length);
    expect((await exit)[0]).toBe(0);
    await expect(sendRequest(address, "/")).rejects.toThrow("ECONNREFUSED");
    expect(site.output().trim().split("\n")).toHaveLength(1);
  }, 30_000);
});
