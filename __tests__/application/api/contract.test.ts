import { type ContractServer, startContractServer } from "../../support/contract-server/server";
import { CASES } from "./cases";
import { expected } from "./cases/expected";
import { createMemoryStorage } from "./cases/memory-storage";
import { type Control, runCase } from "./cases/run-case";

let server: ContractServer;
beforeAll(async () => {
  server = await startContractServer();
});
afterAll(() => server.close());

const control: Control = (verb, scene, script) => {
  if (verb === "stage") server.stage(scene, script ?? {});
  if (verb === "release") server.release(scene);
  return server.logOf(scene);
};

// One failing row kills a mutant; running the others would take hours over all mutants.
const stopsAtFirst = process.env["STRYKER_MUTATOR_WORKER"] !== undefined;
let hasFailed = false;

const rows = Object.values(CASES).flat();

test("the table has at least 180 rows, each with a name of its own", () => {
  expect(rows.length).toBeGreaterThanOrEqual(180);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

describe.each(Object.entries(CASES))("%s", (_, group) => {
  test.each(group.map((row) => [row.name, row] as const))("%s", async (_name, row) => {
    if (hasFailed && stopsAtFirst) throw new Error("an earlier row has failed");
    hasFailed = true;
    const { mostRenewals, ...outcome } = await runCase(row, server.origin, createMemoryStorage(), control);
    expect(outcome).toEqual(expected(row));
    expect(mostRenewals).toBeLessThanOrEqual(1);
    hasFailed = false;
  });
});
