import { splitQuestions } from "../../src/content/markdown/faq-questions";
import { resolveQuestions, type FaqNode } from "../../src/gatsby/faq-questions";

const facts = new Map([["eggs.survive", { name: "eggs.survive", text: "90%" }]]);
const body = `## How many survive? {/* #survive */}

{/* related: /faq/eggs#why, /terms/loans#late, /glossary#amh, /faq/eggs#gone */}

About {eggs.survive}.

## Why? {/* #why */}

So.
`;
const node = (medical: boolean) =>
  ({
    slug: "eggs",
    title: "Eggs",
    body,
    medical,
    reviewed: "2026-11-02",
    nextReview: "2027-05-02",
    internal: { contentDigest: `eggs ${medical}` },
  }) as unknown as FaqNode;
const loans = {
  page: "terms/loans",
  title: "Loan Terms",
  numbering: "sections",
  standing: "current",
  body: "## Payments {/* #payments */}\n\n{/* #late */} Pay on time.",
  internal: { contentDigest: "loans" },
};
const figures = [
  {
    name: "eggs.survive",
    source: { title: "A study", publisher: "A Journal", address: "https://a.example/1" },
  },
  { name: "other", source: { title: "Unused", publisher: "A Journal", address: "https://a.example/2" } },
];
const entries: Readonly<Record<string, object[]>> = {
  FaqCategory: [node(true)],
  LegalDocument: [loans],
  PublishedFigure: figures,
  GlossaryTerm: [{ slug: "amh", term: "AMH" }],
};
const modelOf = (nodes: typeof entries) => ({
  findAll: async ({ type }: { type: string }) => ({ entries: nodes[type] ?? [] }) as never,
});
const nodeModel = modelOf(entries);
const resolve = (medical = true, answer = (text: string) => text, model = nodeModel) =>
  resolveQuestions(node(medical), splitQuestions(body).questions, facts, { nodeModel: model }, answer);

describe("resolveQuestions", () => {
  afterEach(() => delete process.env.gatsby_executing_command);

  it("related links get the new title of an edited document", async () => {
    await resolve()[0]!.related();
    const edited = { ...loans, title: "Terms of Loans", internal: { contentDigest: "edited" } };
    const model = modelOf({ ...entries, LegalDocument: [edited] });
    expect(await resolve(true, String, model)[0]!.related()).toContainEqual({
      address: "/terms/loans#late",
      title: "Terms of Loans: 1. Payments, 1.1",
    });
  });

  it("related links have the titles of their targets, and only an anchor on the same page; missing targets are left out", async () => {
    expect(await resolve()[0]!.related()).toEqual([
      { address: "#why", title: "Why?" },
      { address: "/terms/loans#late", title: "Loan Terms: 1. Payments, 1.1" },
      { address: "/glossary#amh", title: "Glossary: AMH" },
    ]);
  });

  it("titles are loaded once, and only for queries that select related questions", async () => {
    const loaded: string[] = [];
    const findAll = ({ type }: { type: string }) => {
      loaded.push(type);
      return nodeModel.findAll({ type });
    };
    const [survive, why] = resolve(true, String, { findAll });
    expect(loaded).toEqual([]);
    await Promise.all([survive!.related(), why!.related()]);
    expect(loaded.sort()).toEqual(["FaqCategory", "GlossaryTerm", "LegalDocument"]);
  });

  it("a document that cannot be parsed stops a build; in the preview, related links are left out until it is fixed", async () => {
    const broken = { ...loans, body: "Pay {on time.", internal: { contentDigest: "broken" } };
    const model = modelOf({ ...entries, LegalDocument: [broken] });
    await expect(resolve(true, String, model)[0]!.related()).rejects.toThrow("closing brace");
    process.env.gatsby_executing_command = "develop";
    expect(await resolve(true, String, model)[0]!.related()).toEqual([
      { address: "/glossary#amh", title: "Glossary: AMH" },
    ]);
    expect(await resolve()[0]!.related()).toHaveLength(3);
  });

  it("medical answers name the sources of their figures and the next review, other answers neither", async () => {
    const [survive, why] = resolve();
    expect(await survive!.sources()).toEqual([
      { title: "A study, A Journal", address: "https://a.example/1" },
    ]);
    expect(await why!.sources()).toEqual([]);
    expect(survive!.nextReview).toBe("2027-05-02");
    const [other] = resolve(false);
    expect([await other!.sources(), other!.nextReview]).toEqual([[], undefined]);
  });

  it("the version changes with the words of the answer, but not with its search words", () => {
    const version = (text: string) =>
      resolveQuestions(node(true), splitQuestions(text).questions, facts, { nodeModel }, String)[0]!.version;
    expect(version(body)).toMatch(/^[0-9a-f]{7}$/);
    expect(version(body)).toBe(version(body.replace("So.", "{/* search: cause */}\n\nSo.")));
    expect(version(body)).not.toBe(version(body.replace("About", "Over")));
  });
});
