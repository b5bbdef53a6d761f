import { createClient } from "../../../src/application/api";
import { path, v1 } from "../../../src/application/api/request";
import { type ContractServer, startContractServer } from "../../support/contract-server/server";
import { mint, nameOf } from "../../support/contract-server/tokens";
import { createTestClock } from "./cases/clock";

let server: ContractServer;
beforeAll(async () => {
  server = await startContractServer();
});
afterAll(() => server.close());

test("200 concurrent 401s: one renewal, 400 sends, 200 successes", async () => {
  server.stage("crowd", { accepts: [], holdRenewals: 200 });
  const base = `${server.origin}/s/crowd`;
  let token = mint("A1");
  const client = createClient({
    bases: { v1: base, v3: `${base}/v3` },
    session: {
      apiToken: () => token,
      userToken: () => undefined,
      setApiToken: (fresh) => void (token = fresh),
      expireUser: jest.fn(),
    },
    clock: createTestClock(),
    location: () => "/",
    alert: jest.fn(),
    report: jest.fn(),
    logout: jest.fn(),
  });
  const calls = Array.from({ length: 200 }, (_, n) =>
    client.send(v1.post<{ echo: string }>(path`/v1/orders/id/${n}`)),
  );
  const answers = await Promise.all(calls);

  expect(answers.map(({ echo }) => echo)).toEqual(calls.map((_, n) => `POST /v1/orders/id/${n}`));
  const { arrivals, mostRenewals } = server.logOf("crowd");
  expect(arrivals.filter(({ isRenewal }) => isRenewal)).toHaveLength(1);
  expect(arrivals.filter(({ bearer }) => bearer === "A1")).toHaveLength(200);
  expect(arrivals.filter(({ bearer }) => bearer === "A2")).toHaveLength(200);
  expect(mostRenewals).toBe(1);
  expect(nameOf(token)).toBe("A2");
}, 20_000);
