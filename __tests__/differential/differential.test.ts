import { exhaustive } from "../support/exhaustive";
import { seededRandom } from "../support/seeded-random";
import { compareServers } from "./compare";
import { generateRequests } from "./requests";
import { serveFixture } from "../hosting/serve-fixture";
import { NGINX_MISSING, hasNginx, startNginx, type RunningNginx } from "../hosting/nginx";

// A small run; the full one is `npm run differential`.
const COUNT = exhaustive ? 5_000 : 1_500;

const installed = hasNginx();
if (!installed) console.warn(NGINX_MISSING);

(installed ? describe : describe.skip)("nginx on the generated block", () => {
  const { publicDir, address } = serveFixture();
  let nginx: RunningNginx;
  beforeAll(async () => {
    nginx = await startNginx(publicDir);
  });
  afterAll(() => nginx.stop());

  it(`responds to ${COUNT} URLs like the embedded server`, async () => {
    const { differences, statuses } = await compareServers(
      address(),
      nginx.address,
      generateRequests(seededRandom(2), COUNT),
    );
    expect(differences.slice(0, 10)).toEqual([]);
    for (const status of [200, 301, 302, 400, 404, 405])
      expect(statuses.get(status)).toBeGreaterThan(COUNT / 100);
  }, 120_000);
});
