/**
 * Random schedules of calls, faults, tokens, tabs and clocks against the contract server, over real sockets:
 * `npm run campaign -- --seed 1 --schedules 5000`. Ends with 1 when any of them goes wrong.
 */
import { parseArgs } from "node:util";
import { startContractServer } from "../support/contract-server/server";
import { runCampaign } from "./run";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { seed: { type: "string", default: "1" }, schedules: { type: "string", default: "5000" } },
  });
  const server = await startContractServer();
  const began = performance.now();
  const result = await runCampaign(server, Number(values.seed), Number(values.schedules));
  const seconds = (performance.now() - began) / 1_000;
  await server.close();

  const { schedules, calls, sends, successes, duplicated, lost, crossed, unsettled, doubleRenewals, wrong } =
    result;
  console.log(
    `${schedules} schedules, ${calls} calls, ${sends} sends, ${successes} successes in ${seconds.toFixed(1)} s: ${(schedules / seconds).toFixed(0)} schedules per second`,
  );
  console.log(
    `duplicated ${duplicated}, lost ${lost}, cross-delivered ${crossed}, unsettled ${unsettled}, two renewals at once ${doubleRenewals}`,
  );
  if (wrong.length > 0) {
    console.log(`seeds that went wrong: ${wrong.slice(0, 20).join(", ")}`);
    process.exitCode = 1;
  }
}

void main();
