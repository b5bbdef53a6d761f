import { formOf, path, v1, v3 } from "../../../src/application/api/request";

describe("path", () => {
  test("encodes each parameter as one segment, and blanks it in the route", () => {
    expect(path`/v1/a/${"x/y?z#w %"}/b/${7}`).toEqual({
      path: "/v1/a/x%2Fy%3Fz%23w%20%25/b/7",
      route: "/v1/a/{}/b/{}",
    });
    expect(path`/v1/verify/email/${"a+b@c.d"}`.path).toBe("/v1/verify/email/a%2Bb%40c.d");
    expect(path`/v1/a`).toEqual({ path: "/v1/a", route: "/v1/a" });
  });

  test.each([[""], ["."], [".."]])("refuses %j, which would name another resource", (parameter) => {
    expect(() => path`/v1/orders/id/${parameter}`).toThrow(TypeError);
    expect(() => path`/v1/orders/id/${parameter}`).toThrow("/v1/orders/id/{}");
  });

  test.each([["..."], [".a"], ["%2e%2e"], [0]])("takes %j", (parameter) => {
    expect(() => path`/v1/${parameter}`).not.toThrow();
  });
});

test.each([
  ["v1", v1],
  ["v3", v3],
] as const)("the verbs of %s", (base, verbs) => {
  const at = path`/a/${1}`;
  const query = { q: 1 };
  const body = { b: 1 };
  expect(verbs.get(at, query)).toEqual({ base, method: "GET", ...at, query });
  expect(verbs.delete(at, query)).toEqual({ base, method: "DELETE", ...at, query });
  expect(verbs.post(at, body)).toEqual({ base, method: "POST", ...at, body });
  expect(verbs.put(at, body)).toEqual({ base, method: "PUT", ...at, body });
});

test("formOf puts every file under its field", () => {
  const file = (name: string) => new File(["x"], name);
  const form = formOf({ files: [file("a"), file("b")], other: [file("c")] });
  expect(form.getAll("files").map((one) => (one as File).name)).toEqual(["a", "b"]);
  expect(form.getAll("other").map((one) => (one as File).name)).toEqual(["c"]);
});
