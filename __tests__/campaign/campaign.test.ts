import { times } from "../application/api/cases/case";
import { createMemoryStorage } from "../application/api/cases/memory-storage";
import { exhaustive } from "../support/exhaustive";
import type { Arrival, Log } from "../support/contract-server/script";
import { startContractServer } from "../support/contract-server/server";
import { T0 } from "../support/contract-server/tokens";
import { createSharedStorage } from "./logins";
import { runCampaign } from "./run";
import { judge, NO_VIOLATIONS } from "./verdict";

const COUNT = exhaustive ? 200 : 80;

test(`${COUNT} random schedules in two tabs: no call is duplicated, lost, crossed or left open, and no login is undone`, async () => {
  const server = await startContractServer();
  const { schedules, calls, sends, successes, logins, failures, ...violations } = await runCampaign(
    server,
    1,
    COUNT,
    { shrinks: false },
  );
  await server.close();
  expect({ failures, violations }).toEqual({ failures: [], violations: NO_VIOLATIONS });
  expect(schedules).toBe(COUNT);
  // A campaign with few successes, sends or logins would prove little.
  expect(successes).toBeGreaterThan(calls / 6);
  expect(sends).toBeGreaterThan(calls);
  expect(logins).toBeGreaterThan(COUNT);
}, 180_000);

describe("judge", () => {
  const call = { tab: 0, base: "v1", method: "GET", path: "/v1/call/0", startsAt: 0 } as const;
  const arrival = (reply: string, body = ""): Arrival => ({
    method: "GET",
    path: "/v1/call/0",
    bearer: "U1",
    body,
    type: "",
    subsystem: "",
    headers: {},
    isRenewal: false,
    reply,
  });
  const own = { echo: "GET /v1/call/0" };
  const logOf = (arrivals: Arrival[], mostRenewals = 1): Log => ({ arrivals, mostRenewals, stalled: 0 });

  test.each([
    ["a correct call", [arrival("425"), arrival("ok")], own, {}],
    ["a resend after a reset", [arrival("reset"), arrival("ok")], own, { duplicated: 1 }],
    ["a resend after success", [arrival("ok"), arrival("ok")], own, { duplicated: 1 }],
    ["a resend with other bytes", [arrival("425", "a"), arrival("ok", "b")], own, { duplicated: 1 }],
    ["eight attempts", [...times(7, arrival("425")), arrival("ok")], own, { duplicated: 1 }],
    ["a success that does not reach the caller", [arrival("ok")], { code: "network" }, { lost: 1 }],
    ["a success after the caller aborted", [arrival("ok")], { code: "cancelled" }, {}],
    ["a success that never happened", [arrival("500")], own, { lost: 1 }],
    ["the response of another call", [arrival("ok")], { echo: "GET /v1/call/1" }, { crossed: 1 }],
    ["the response of a renewal", [arrival("ok")], { echo: undefined }, { crossed: 1 }],
    ["a call that does not settle", [arrival("ok")], "unsettled" as const, { unsettled: 1 }],
  ])("judges %s", (_, arrivals, settled, found) => {
    expect(judge([call], [settled], logOf(arrivals))).toEqual({ ...NO_VIOLATIONS, ...found });
  });

  test("finds two renewals of one tab at once", () => {
    expect(judge([], [], logOf([], 2)).doubleRenewals).toBe(1);
  });

  test.each([
    ["of a login that was not refused", "U1", "ok", 1],
    ["of a refused login", "U1", "slow:401", 0],
    ["of an invalid user", "U1", "403-user", 0],
    ["of an expired login", "U1-5s", "ok", 0],
    ["of a login after the refusal of another one", "U2", "401", 1],
  ])("decides whether a login was undone: the removal %s", (_, login, reply, undone) => {
    const log = logOf([arrival(reply)]);
    const shared = createSharedStorage(
      createMemoryStorage(),
      () => log,
      () => T0,
    );
    shared.write("userAuth", login);
    shared.forTab(0).removeItem("userAuth");
    shared.forTab(1).removeItem("userAuth");
    expect(shared.undoneLogins()).toBe(undone);
  });

  test("finds a login that is marked as refused but still stored", () => {
    const storage = createMemoryStorage();
    const shared = createSharedStorage(storage, () => logOf([]), Date.now);
    shared.write("userAuth", "U1");
    expect(shared.hasRefusedUser()).toBe(false);
    shared.forTab(0).setItem("userAuth", '{"token":"a","expired":true}');
    expect(shared.hasRefusedUser()).toBe(true);
  });
});
