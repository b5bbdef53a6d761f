import { once } from "node:events";
import { resolve } from "node:path";
import { ask } from "../hosting/ask";
import { buildFixture, video, videoBytes } from "../hosting/fixture";
import { answersUnderFaults } from "./under-faults";
import { throughput } from "./throughput";
import { addressIn, spawnSite, type SpawnedSite } from "../hosting/spawn-site";

let fixture: ReturnType<typeof buildFixture>;
let site: SpawnedSite;
// Not sooner: a run that skips every test here would leave the server behind.
beforeAll(() => {
  fixture = buildFixture();
  site = spawnSite(resolve(fixture.publicDir, ".."), {});
});
afterAll(() => {
  site.child.kill("SIGKILL");
  fixture.remove();
});

// A slice; the whole load, with nginx beside it, is `npm run load`.
describe("the real serving command under load", () => {
  it("answers rightly while visitors are slow, leave, or send too much", async () => {
    const { right, refused, checked, wrong } = await answersUnderFaults(addressIn(await site.saidLine), {
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

  it("gives only right answers to 256 requests at a time", async () => {
    expect(await throughput(addressIn(await site.saidLine), 1)).toBeGreaterThan(100);
  }, 30_000);

  it("at SIGTERM lets a download finish, takes no more, says nothing and ends with 0", async () => {
    const address = addressIn(await site.saidLine);
    const download = ask(address, video);
    await ask(address, "/");
    const exit = once(site.child, "exit");
    site.child.kill("SIGTERM");
    expect((await download).body.length).toBe(videoBytes.length);
    expect((await exit)[0]).toBe(0);
    await expect(ask(address, "/")).rejects.toThrow("ECONNREFUSED");
    expect(site.said().trim().split("\n")).toHaveLength(1);
  }, 30_000);
});
