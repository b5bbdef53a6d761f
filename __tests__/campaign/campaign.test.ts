import { startContractServer } from "../support/contract-server/server";
import { judge } from "./verdict";
import { runCampaign } from "./run";

test("300 random schedules: nothing duplicated, lost, crossed or left open, and never two renewals at once", async () => {
  const server = await startContractServer();
  const result = await runCampaign(server, 1, 300);
  await server.close();
  expect(result).toMatchObject({
    duplicated: 0,
    lost: 0,
    crossed: 0,
    unsettled: 0,
    doubleRenewals: 0,
    wrong: [],
  });
  // A campaign in which little succeeds, or little is sent, would prove little.
  expect(result.successes).toBeGreaterThan(result.calls / 4);
  expect(result.sends).toBeGreaterThan(result.calls);
}, 60_000);

describe("the judge", () => {
  const call = { base: "v1", method: "GET", path: "/v1/call/0", startsAt: 0 } as const;
  const arrival = (reply: string, body = "") => ({
    method: "GET",
    path: "/v1/call/0",
    bearer: "A1",
    body,
    type: "",
    subsystem: "",
    isRenewal: false,
    reply,
  });
  const own = { echo: "GET /v1/call/0" };

  test.each([
    ["an honest call", [arrival("425"), arrival("ok")], own, {}],
    ["a resend after a reset", [arrival("reset"), arrival("ok")], own, { duplicated: 1 }],
    ["a resend after success", [arrival("ok"), arrival("ok")], own, { duplicated: 1 }],
    ["a resend with other bytes", [arrival("425", "a"), arrival("ok", "b")], own, { duplicated: 1 }],
    [
      "eight sends",
      [...Array<ReturnType<typeof arrival>>(7).fill(arrival("425")), arrival("ok")],
      own,
      { duplicated: 1 },
    ],
    ["a success unheard", [arrival("ok")], { code: "network" }, { lost: 1 }],
    ["a success the caller gave up on", [arrival("ok")], { code: "cancelled" }, {}],
    ["a success that never was", [arrival("500")], own, { lost: 1 }],
    ["another call's answer", [arrival("ok")], { echo: "GET /v1/call/1" }, { crossed: 1 }],
    ["a renewal's answer", [arrival("ok")], { echo: undefined }, { crossed: 1 }],
    ["no end", [arrival("ok")], "unsettled" as const, { unsettled: 1 }],
  ])("%s", (_, arrivals, settled, found) => {
    const none = { duplicated: 0, lost: 0, crossed: 0, unsettled: 0, doubleRenewals: 0 };
    expect(judge([call], [settled], { arrivals, mostRenewals: 1, stalled: 0 })).toEqual({
      ...none,
      ...found,
    });
  });

  test("two renewals at once", () => {
    expect(judge([], [], { arrivals: [], mostRenewals: 2, stalled: 0 }).doubleRenewals).toBe(1);
  });
});
