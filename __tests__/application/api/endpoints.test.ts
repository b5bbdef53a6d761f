import { endpoints, type Request } from "../../../src/application/api";
import { encode } from "../../../src/application/api/pipeline/encode";
import { type Endpoint, readEndpoints } from "../../../src/tools/cli/generate/endpoints";

const declared = readEndpoints(process.cwd());
const groups: Readonly<Record<string, Readonly<Record<string, (...args: never[]) => Request<unknown>>>>> =
  endpoints;

test("every exported endpoint is declared as a docstring and one expression", () => {
  const exported = Object.entries(groups).flatMap(([group, all]) =>
    Object.keys(all).map((name) => `${group}.${name}`),
  );
  expect(declared.map(({ name }) => name).sort()).toEqual(exported.sort());
});

test.each(declared.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s sends what it declares",
  async (name, endpoint) => {
    const [group = "", call = ""] = name.split(".");
    const args = endpoint.parameters.map((parameter) => sample(parameter));
    const request = groups[group]?.[call]?.(...(args as never[])) as Request<unknown>;
    const bases = { v1: "v1:", v3: "v3:" };
    const { method, url = "", data, headers } = await encode(request, { bases }, {});

    const [address, query = ""] = url.split("?");
    const values = Object.fromEntries(endpoint.parameters.map(({ name: of }, n) => [of, args[n]]));
    const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, of: string) =>
      encodeURIComponent(String(values[of])),
    );
    expect(`${method} ${address}`).toBe(`${endpoint.method} ${endpoint.base}:${filled}`);
    expect(request.route).toBe(endpoint.path.replace(/\{\w+\}/g, "{}"));
    const body = data instanceof ArrayBuffer ? new TextDecoder().decode(data) : ((data ?? "") as string);
    checkFields(endpoint, values, query, { body, type: String(headers?.["Content-Type"]) });
  },
);

/** Returns an argument that differs by name. Numbers and booleans are texts here: calls pass all three on alike. */
function sample({ name, type }: Endpoint["parameters"][number]): unknown {
  if (type && ["Id", "string", "number", "boolean"].includes(type)) return `${name} 1/2`;
  if (type?.startsWith("readonly File[]")) return [new File(["text"], "a.txt", { type: "text/plain" })];
  return type === undefined ? undefined : { [`${name}Field`]: "ü" };
}

/** Checks that every argument that is not in the path is in the query or the body. */
function checkFields(
  { base, path, method, parameters }: Endpoint,
  values: Readonly<Record<string, unknown>>,
  query: string,
  { body, type }: { body: string; type: string },
): void {
  const rest = parameters.filter(({ name, type }) => type !== undefined && !path.includes(`{${name}}`));
  if (rest.some(({ type }) => type?.includes("File"))) {
    expect(type).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(body).toMatch(/name="files"; filename="a.txt"[^]*text/);
    return;
  }
  const expected = Object.assign(
    {},
    ...rest.map(({ name }) => (typeof values[name] === "object" ? values[name] : { [name]: values[name] })),
  ) as object;
  const isQuery = method === "GET" || method === "DELETE";
  const isJson = base === "v3" && !isQuery && body !== "";
  const sent: unknown = isJson
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(isQuery ? query : body));
  expect(sent).toMatchObject(expected);
  expect(isQuery ? body : query).toBe("");
  if (body !== "")
    expect(type).toMatch(isJson ? /^application\/json/ : /^application\/x-www-form-urlencoded/);
}
