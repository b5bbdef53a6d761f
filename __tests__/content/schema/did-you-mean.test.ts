import { closest, fixTypo, suggestWith } from "../../../src/content/schema/did-you-mean";

const names = ["apr.min", "apr.max", "mail.press", "company.name"];

describe("closest", () => {
  it.each([
    ["apr.mim", "apr.min"],
    ["aprmax", "apr.max"],
    ["APR.MIN", "apr.min"],
    ["mail.pres", "mail.press"],
    ["compny.nme", "company.name"],
  ])("the closest name to %s is %s", (word, meant) => expect(closest(word, names)).toBe(meant));

  it.each(["something.else", "zz", ""])("no name is close to %j", (word) => {
    expect(closest(word, names)).toBeUndefined();
  });

  it("prefers the nearest name, and the first of two equally near ones", () => {
    expect(closest("cat", ["cart", "cat", "bat"])).toBe("cat");
    expect(closest("cut", ["cat", "cot"])).toBe("cat");
    expect(closest("wodrs", ["hours", "words"])).toBe("words");
  });

  it("compares the ids of addresses, and not only the pages that they share", () => {
    const addresses = ["/faq/basics#stress", "/faq/basics#get-help"];
    expect(closest("/faq/basics#get-started", addresses)).toBeUndefined();
    expect(closest("/faq/basics#stres", addresses)).toBe("/faq/basics#stress");
    expect(closest("/a-page-of-another-name#stress", addresses)).toBe("/faq/basics#stress");
  });

  it("compares the names of files and facts, and not only their folder, extension or group", () => {
    const files = ["logos/vesper.svg", "heroes/home.svg"];
    expect(closest("logos/new-herald.svg", files)).toBeUndefined();
    expect(closest("logo/vespr.svg", files)).toBe("logos/vesper.svg");
    expect(closest("disclosure.medical", ["disclosure.advice"])).toBeUndefined();
  });

  it("accepts names that can be iterated only once, also for a word with a #", () => {
    expect(closest("#apr.min", new Set(names).values())).toBe("apr.min");
  });
});

it.each([
  ["apr.mim", true],
  ["fee.2025", false],
])("the fix of %s is safe: %s", (word, safe) => {
  expect(fixTypo(word, ["apr.min", "fee.2026"], () => [])).toMatchObject({ safe });
});

it.each([
  ["/faq/old#stress", true],
  ["/faq/basics#stres", false],
  ["/faq/iv#cost", false],
])("the fix of the address %s is safe: %s, if its id is at one other address only", (address, safe) => {
  const known = ["/faq/basics#stress", "/glossary#stress", "/faq/ivf#cost", "/faq/financing#cost"];
  const place = { start: 0, end: address.length };
  expect(suggestWith(address, known, "correct it", place).repair).toMatchObject({ safe });
});
