import {
  factNamesIn,
  factText,
  linkHref,
  substitute,
  type Facts,
} from "../../../src/content/facts/substitute";

const facts: Facts = new Map(
  [
    { name: "apr.min", text: "9.74%" },
    { name: "company.name", text: "Acme $& Co." },
    { name: "mail.careers", text: "careers@acme.example", href: "mailto:careers@acme.example" },
    { name: "partnerForm", text: "forms.acme.example", href: "https://forms.acme.example/?a=1" },
    { name: "empty.link", text: "x", href: null },
  ].map((fact) => [fact.name, fact]),
);

it.each([
  ["from {apr.min} to {apr.max}, {apr.min}", ["apr.min", "apr.max", "apr.min"]],
  ["{company.address.corporate.0}", ["company.address.corporate.0"]],
  ["{ apr.min } {\napr.max}", ["apr.min", "apr.max"]],
  ["{single} {Apr.min} {1.2} {a.} {}", []],
  ["no braces", []],
])("factNamesIn finds the names in %s", (text, names) => expect(factNamesIn(text)).toEqual(names));

describe("substitute", () => {
  it("replaces names with the facts' texts, verbatim", () => {
    expect(substitute("{company.name}: from {apr.min}, { apr.min }.", facts)).toBe(
      "Acme $& Co.: from 9.74%, 9.74%.",
    );
  });

  it("leaves other braces alone", () => expect(substitute("{single} {}", facts)).toBe("{single} {}"));

  it("throws an error that names the missing fact; the live preview shows its name", () => {
    expect(() => substitute("{apr.mim}", facts)).toThrow("There is no fact `apr.mim`");
    expect(() => factText("apr.mim", facts)).toThrow(/apr\.mim.*content\/facts/);
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
    expect(factText("apr.mim", facts)).toBe("{apr.mim}");
  });
});

describe("linkHref", () => {
  it.each([
    ["link:mail.careers", "mailto:careers@acme.example"],
    ["mail.careers", "mailto:careers@acme.example"],
    [
      "link:mail.careers?subject=Software%20Engineer",
      "mailto:careers@acme.example?subject=Software%20Engineer",
    ],
    ["link:partnerForm?b=2", "https://forms.acme.example/?a=1&b=2"],
    ["link:mail.careers?subject=What%3F?&body=x", "mailto:careers@acme.example?subject=What%3F?&body=x"],
    ["link:mail.careers?", "mailto:careers@acme.example"],
  ])("%s (R125)", (target, href) => expect(linkHref(target, facts)).toBe(href));

  it.each(["link:nowhere", "link:apr.min", "link:empty.link", "link:"])("%s is not a link", (target) => {
    expect(() => linkHref(target, facts)).toThrow(/There is no link `.*links\.yaml/);
  });
});
