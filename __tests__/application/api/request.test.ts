import { path, v1, v3 } from "../../../src/application/api/request";

describe("path", () => {
  test("encodes each parameter as one segment, and leaves it out of the route", () => {
    expect(path`/v1/a/${"x/y?z#w %"}/b/${7}`).toEqual({
      path: "/v1/a/x%2Fy%3Fz%23w%20%25/b/7",
      route: "/v1/a/{}/b/{}",
    });
    expect(path`/v1/verify/email/${"a+b@c.d"}`.path).toBe("/v1/verify/email/a%2Bb%40c.d");
    expect(path`/v1/a`).toEqual({ path: "/v1/a", route: "/v1/a" });
  });

  test.each([[""], ["."], [".."], [undefined], [null], [NaN], [Infinity], [{}], [true]])(
    "rejects %p, which would name no resource or another one",
    (parameter) => {
      expect(() => path`/v1/orders/id/${parameter as string}`).toThrow(TypeError);
      expect(() => path`/v1/orders/id/${parameter as string}`).toThrow("/v1/orders/id/{}");
    },
  );

  test.each([["..."], [".a"], ["%2e%2e"], [0], [7n]])("accepts %p", (parameter) => {
    expect(() => path`/v1/${parameter}`).not.toThrow();
  });
});

test.each([
  ["v1", v1],
  ["v3", v3],
] as const)("the methods of %s", (base, verbs) => {
  const at = path`/a/${1}`;
  const query = { q: 1 };
  const body = { b: 1 };
  expect(verbs.get(at, query)).toEqual({ base, method: "GET", ...at, query });
  expect(verbs.delete(at, query, body)).toEqual({ base, method: "DELETE", ...at, query, body });
  expect(verbs.post(at, body)).toEqual({ base, method: "POST", ...at, body });
  expect(verbs.patch(at, body)).toEqual({ base, method: "PATCH", ...at, body });
  expect(verbs.put(at, body)).toEqual({ base, method: "PUT", ...at, body });
});
