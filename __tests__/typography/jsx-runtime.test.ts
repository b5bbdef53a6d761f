import { withSetText } from "../../src/typography/jsx-runtime";

const set = (...children: unknown[]) => withSetText("p", { children }).children;
const element = { type: "b" };

it("code, attributes, and HTML set on a plain element are unchanged", () => {
  const inner = { title: "it's", dangerouslySetInnerHTML: { __html: "it's" } };
  expect(withSetText("div", inner)).toBe(inner);
  expect(withSetText("code", { children: "it's" }).children).toBe("it's");
});

it("neighboring texts become one, set as one, and elements keep their places", () => {
  expect(set("at 9.74%", " ", "APR, ", element, "it", "'s fixed")).toEqual([
    "at 9.74%\u00a0APR, ",
    null,
    null,
    element,
    "it’s fixed",
    null,
  ]);
});

it("text is joined over nothing, but not over an element", () => {
  expect(set("a", undefined, false, "b")).toEqual(["ab", undefined, false, null]);
  expect(set(element, "'s care")).toEqual([element, "’s care"]);
});
