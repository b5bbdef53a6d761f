import { hashSource, inlineHashes } from "../../../src/hosting/policy/inline-hashes";

describe("inline hashes", () => {
  it("are those that a browser computes from the exact text between the tags", () => {
    // CSP 3, 2.3.1, example 12.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
    expect(hashSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(inlineHashes('<style data-x="a">\n a{}\n</style>').styles).toEqual([hashSource("\n a{}\n")]);
  });

  it("list each block once, with scripts and styles separated", () => {
    const html =
      "<style>a{}</style><style>a{}</style><script>1</script><body><script id=x>2</script><style>b{}</style>";
    expect(inlineHashes(html)).toEqual({
      scripts: [hashSource("1"), hashSource("2")],
      styles: [hashSource("a{}"), hashSource("b{}")],
    });
  });

  it("leave out data blocks and scripts with a source file", () => {
    const html =
      '<script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script><script src="/a.js" async></script><script src="/a.js">ignored</script>';
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
  });

  it.each(["module", "text/javascript", "application/javascript", "importmap", "speculationrules", ""])(
    "include scripts of type %j",
    (type) => expect(inlineHashes(`<script type="${type}">x</script>`).scripts).toEqual([hashSource("x")]),
  );
});

it("an empty element is skipped and does not hide the next one", () => {
  expect(inlineHashes('<style data-a="1"></style><style data-a="2">a{}</style>')).toEqual({
    scripts: [],
    styles: [hashSource("a{}")],
  });
});
