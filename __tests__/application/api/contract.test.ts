import { type ContractServer, startContractServer } from "../../support/contract-server/server";
import { CASES } from "./cases";
import { expected } from "./cases/expected";
import { createMemoryStorage } from "./cases/memory-storage";
import { runCase } from "./cases/run-case";

let server: ContractServer;
beforeAll(async () => void (server = await startContractServer()));
afterAll(() => server.close());

// In mutation tests, one failing row is enough; running the others for every mutant would take hours.
const stopsAtFirst = process.env["STRYKER_MUTATOR_WORKER"] !== undefined;
let hasFailed = false;

const rows = Object.values(CASES).flat();

test("the table has at least 180 rows with unique names", () => {
  expect(rows.length).toBeGreaterThanOrEqual(180);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

describe.each(Object.entries(CASES))("%s", (_, group) => {
  test.each(group.map((row) => [row.name, row] as const))("%s", async (_name, row) => {
    if (hasFailed && stopsAtFirst) throw new Error("an earlier row has failed");
    hasFailed = true;
    const outcome = await runCase(row, server.origin, createMemoryStorage(), server);
    expect(outcome).toEqual(expected(row));
    hasFailed = false;
  });
});
