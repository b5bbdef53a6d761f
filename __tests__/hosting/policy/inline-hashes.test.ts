import { createHash } from "node:crypto";
import { hashSource, inlineHashes } from "../../../src/hosting/policy/inline-hashes";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("inline hashes", () => {
  it("are those a browser computes: the text between the tags, to the byte", () => {
    // CSP 3, 2.3.1, example 12.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
    expect(hashSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(inlineHashes('<style data-x="a">\n a{}\n</style>').styles).toEqual([sha256("\n a{}\n")]);
  });

  it("name each block once, scripts apart from styles", () => {
    const html =
      "<style>a{}</style><style>a{}</style><script>1</script><body><script id=x>2</script><style>b{}</style>";
    expect(inlineHashes(html)).toEqual({
      scripts: [sha256("1"), sha256("2")],
      styles: [sha256("a{}"), sha256("b{}")],
    });
  });

  it("leave out data, and scripts that come from a file", () => {
    const html =
      '<script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script><script src="/a.js" async></script><script src="/a.js">ignored</script>';
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
  });

  it.each(["module", "text/javascript", "application/javascript", "importmap", "speculationrules", ""])(
    "cover scripts of type %j",
    (type) => {
      expect(inlineHashes(`<script type="${type}">x</script>`).scripts).toEqual([sha256("x")]);
    },
  );
});

it("an empty element has nothing to hash and does not swallow the next", () => {
  expect(inlineHashes('<style data-a="1"></style><style data-a="2">a{}</style>')).toEqual({
    scripts: [],
    styles: [hashSource("a{}")],
  });
});
