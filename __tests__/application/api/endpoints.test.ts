import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, endpoints, type Request } from "../../../src/application/api";
import { type ContractServer, startContractServer } from "../../support/contract-server/server";
import { mint } from "../../support/contract-server/tokens";
import { createTestClock } from "./cases/clock";
import { assumedTable, readDocstrings } from "./docstrings";
import { rows as first } from "./endpoints/rows-a-to-l";
import { rows as second } from "./endpoints/rows-l-to-v";

type Endpoint = (...args: never[]) => Request<unknown>;

const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = endpoints;
const rows = { ...first, ...second };
const names = (record: object) => Object.keys(record).sort();

let server: ContractServer;
beforeAll(async () => {
  server = await startContractServer();
});
afterAll(() => server.close());

/** The request of a row, made by its endpoint. */
function make(group: string, name: string, args: readonly unknown[]): Request<unknown> {
  const endpoint = groups[group]?.[name];
  if (endpoint === undefined) throw new Error(`no endpoint ${group}.${name}`);
  return endpoint(...(args as never[]));
}

test("every group has rows, and every row a group", () => {
  expect(names(rows)).toEqual(names(groups));
});

describe.each(names(groups))("%s", (group) => {
  const table = rows[group] ?? [];

  test("every endpoint has a row, and every row an endpoint", () => {
    expect([...new Set(table.map(([name]) => name))].sort()).toEqual(names(groups[group] ?? {}));
  });

  test.each(table.map((row) => [row[0], row] as const))("%s", async (name, [, args, method, url, body]) => {
    const scene = `${group}-${name}`;
    server.stage(scene, {});
    const base = `${server.origin}/s/${scene}`;
    const client = createClient({
      bases: { v1: base, v3: `${base}/v3` },
      session: {
        apiToken: () => mint("A1"),
        userToken: () => undefined,
        setApiToken: jest.fn(),
        expireUser: jest.fn(),
      },
      clock: createTestClock(),
      location: () => "/",
      alert: jest.fn(),
      report: jest.fn(),
      logout: jest.fn(),
    });
    await client.send(make(group, name, args));

    const [arrival, ...more] = server.logOf(scene).arrivals;
    expect(more).toEqual([]);
    expect(arrival).toMatchObject({ method, path: url, type: typeOf(url, body) });
    if (body?.startsWith("multipart "))
      expect(arrival?.body).toMatch(/name="files"; filename="a.txt"[^]*text/);
    else expect(arrival?.body).toBe(body ?? "");
  });
});

/** The content type that goes with a body. */
function typeOf(url: string, body: string | null): unknown {
  if (body === null) return "";
  if (body.startsWith("multipart ")) return expect.stringMatching(/^multipart\/form-data; ?boundary=/);
  return url.startsWith("/v3/") ? "application/json" : "application/x-www-form-urlencoded;charset=utf-8";
}

describe("docstrings", () => {
  const documented = readDocstrings();

  test("every endpoint has one in the agreed form", () => {
    expect(documented.map(({ group, name }) => `${group}.${name}`).sort()).toEqual(
      Object.entries(groups)
        .flatMap(([group, all]) => Object.keys(all).map((name) => `${group}.${name}`))
        .sort(),
    );
  });

  test.each(documented.map((one) => [`${one.group}.${one.name}`, one] as const))(
    "%s states its call",
    (_, one) => {
      const [, args = []] = rows[one.group]?.find(([name]) => name === one.name) ?? [];
      const { base, method, route } = make(one.group, one.name, args);
      expect({ base, method, route }).toEqual({
        base: one.base,
        method: one.method,
        route: one.path.replace(/\{\w+\}/g, "{}"),
      });
    },
  );

  test("ASSUMED.md is up to date: npx tsx __tests__/application/api/write-assumed.ts", () => {
    expect(readFileSync(join(__dirname, "../../../src/application/api/ASSUMED.md"), "utf8")).toBe(
      assumedTable(),
    );
  });
});
