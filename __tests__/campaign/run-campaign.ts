/**
 * Runs random schedules of calls, faults, logins, logouts and clocks in two tabs, against the contract server over real
 * sockets: `npm run campaign -- --seed 1 --schedules 5000`. Exits with 1 if a schedule violates a rule.
 */
import { command } from "../../src/tools/cli/command";
import { readNumbers } from "../support/number-options";
import { startContractServer } from "../support/contract-server/server";
import { runCampaign } from "./run";

void command(async () => {
  const { seed, schedules: count } = readNumbers({ seed: 1, schedules: 5000 });
  const server = await startContractServer();
  const start = performance.now();
  const result = await runCampaign(server, seed, count);
  const seconds = (performance.now() - start) / 1_000;
  await server.close();

  const { schedules, calls, sends, successes, logins, failures, ...violations } = result;
  console.log(
    `${schedules} schedules in ${seconds.toFixed(0)} s: ${calls} calls, ${sends} sends, ${successes} successes, ${logins} logins`,
  );
  console.log(
    Object.entries(violations)
      .map(([name, count]) => `${name}: ${count}`)
      .join(", "),
  );
  for (const failure of failures) console.log(failure);
  if (failures.length > 0) process.exitCode = 1;
});
