import { resolveFacts, type FactSources } from "../../../src/content/facts/resolve";
import { figure, origins } from "../../support/facts";

const company = { name: "Acme", hours: { open: "8:00" }, address: { corporate: ["Acme, Inc.", "1 Street"] } };
const sources = (disclosures: Record<string, string> = {}): FactSources => ({
  figures: { "apr.min": figure(9.74, "percent"), "plan.from": figure([300, 475], "usd", "$300 - $475") },
  company: { company } as unknown as FactSources["company"],
  links: {
    "app.home": { url: "{host}/" },
    "app.login": { url: "{host}/login" },
    rateCalculator: { url: "{rateCalculator}/" },
    blog: { url: "https://blog.acme.example/" },
    "mail.care": { mail: "care+website@acme.example" },
    "mail.twoTags": { mail: "care+a+b@acme.example" },
    "mail.untagged": { mail: "care@acme.example" },
    "phone.support": { phone: "+1-415-555-0142", shown: "(415) 555-0142" },
  },
  disclosures,
});
const facts = resolveFacts(sources(), origins);

describe("resolveFacts", () => {
  it("a figure has its text", () => {
    expect(facts.get("apr.min")).toEqual({ name: "apr.min", text: "9.74%" });
    expect(facts.get("plan.from")).toEqual({ name: "plan.from", text: "$300 - $475" });
  });

  it("company facts have dotted names; a list is one fact and also a fact for each line", () => {
    expect(facts.get("company.hours.open")?.text).toBe("8:00");
    expect(facts.get("company.address.corporate")?.text).toBe("Acme, Inc., 1 Street");
    expect(facts.get("company.address.corporate.1")?.text).toBe("1 Street");
  });

  it("{host} is the application's origin, {rateCalculator} the rate calculator's (R002)", () => {
    expect(facts.get("app.login")?.href).toBe("https://app.acme.example/login");
    expect(facts.get("app.home")).toMatchObject({
      href: "https://app.acme.example/",
      text: "app.acme.example",
    });
    expect(facts.get("rateCalculator")?.href).toBe("https://rates.acme.example/");
    const elsewhere = resolveFacts(sources(), { ...origins, host: "http://localhost:9000" });
    expect(elsewhere.get("app.login")).toMatchObject({
      href: "http://localhost:9000/login",
      text: "localhost:9000/login",
    });
  });

  it("other addresses are unchanged, and shown without scheme and trailing slash", () => {
    expect(facts.get("blog")).toEqual({
      name: "blog",
      href: "https://blog.acme.example/",
      text: "blog.acme.example",
    });
  });

  it("an email address is shown without its plus-tag, which its link keeps (R127)", () => {
    expect(facts.get("mail.care")).toEqual({
      name: "mail.care",
      text: "care@acme.example",
      href: "mailto:care+website@acme.example",
    });
    expect(facts.get("mail.twoTags")?.text).toBe("care@acme.example");
    expect(facts.get("mail.untagged")?.text).toBe("care@acme.example");
  });

  it("a phone is shown as people write it and called as a number (R128)", () => {
    expect(facts.get("phone.support")).toEqual({
      name: "phone.support",
      text: "(415) 555-0142",
      href: "tel:+1-415-555-0142",
    });
  });

  it("facts in disclosures are substituted; a disclosure that names an unknown fact is left out", () => {
    const { text } = resolveFacts(
      sources({ "disclosure.apr": "{company.name}: from {apr.min}." }),
      origins,
    ).get("disclosure.apr")!;
    expect(text).toBe("Acme: from 9.74%.");
    const incomplete = { "disclosure.apr": "{apr.mim}", "disclosure.later": "{disclosure.apr}" };
    expect([...resolveFacts(sources(incomplete), origins).keys()].join()).not.toContain("disclosure");
  });
});
