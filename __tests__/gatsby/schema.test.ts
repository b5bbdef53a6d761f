import { documentTypes } from "../../src/content/schema";
import { createResolvers, createSchemaCustomization } from "../../src/gatsby/schema";

type Resolve = (
  node: object,
  args: unknown,
  context: object,
  info: { fieldName: string },
) => Promise<unknown>;

const facts = [
  { name: "apr.min", text: "9.74%" },
  { name: "mail.press", text: "press@a.example", href: "mailto:press@a.example" },
];
const contextOf = (nodes: Readonly<Record<string, readonly object[]>>) => ({
  nodeModel: { findAll: async ({ type }: { type: string }) => ({ entries: nodes[type] ?? [] }) },
});
const context = contextOf({ Fact: facts });

function customization() {
  const createFieldExtension = jest.fn();
  const createTypes = jest.fn();
  createSchemaCustomization({ actions: { createFieldExtension, createTypes } } as never);
  return {
    extension: createFieldExtension.mock.calls[0]![0] as { name: string; extend(): { resolve: Resolve } },
    types: createTypes.mock.calls.flatMap(([types]) => types as string[]).join("\n"),
  };
}
function resolvers() {
  const create = jest.fn();
  void createResolvers({ createResolvers: create } as never);
  return create.mock.calls[0]![0] as Record<string, Record<string, { resolve: Resolve }>>;
}
const resolve = (type: string, field: string, node: object, using = context) =>
  resolvers()[type]![field]!.resolve(node, {}, using, { fieldName: field });

describe("createSchemaCustomization", () => {
  it("declares every content type, with its computed fields", () => {
    const { types } = customization();
    for (const { name } of documentTypes)
      expect(types).toContain(`type ${name} implements Node @dontInfer {`);
    for (const name of ["Fact", "Logo", "Leader", "Testimonial", "StateLicense"])
      expect(types).toContain(`type ${name} implements Node @dontInfer {`);
    expect(types).toMatch(/type FaqCategory [^}]*questions: \[FaqQuestion!\]!/);
    expect(types).toMatch(/type LegalDocument [^}]*text: LegalText!/);
    expect(types).toMatch(/type Leader [^}]*picture: File @link\(by: "relativePath"\)/);
  });

  it("@facts inserts facts into a field's text when it is queried", async () => {
    const { extension } = customization();
    expect(extension.name).toBe("facts");
    const { resolve: facts } = extension.extend();
    expect(await facts({ title: "From {apr.min}" }, {}, context, { fieldName: "title" })).toBe("From 9.74%");
    expect(await facts({ title: "Plain" }, {}, context, { fieldName: "title" })).toBe("Plain");
    expect(await facts({}, {}, context, { fieldName: "title" })).toBeUndefined();
    await expect(facts({ title: "{apr.mim}" }, {}, context, { fieldName: "title" })).rejects.toThrow(
      "apr.mim",
    );
  });
});

describe("createResolvers", () => {
  it.each(["JobPosting", "PressArticle"])("renders the html of a %s", async (type) => {
    expect(await resolve(type, "html", { body: "At {apr.min}." })).toBe("<p>At 9.74%.</p>");
  });

  it("marks exactly the pictures that calm view hides", async () => {
    for (const [relativePath, isFamily] of [
      ["media/quilt/month-01.svg", true],
      ["media/heroes/home.svg", false],
    ])
      expect(await resolve("File", "isFamily", { relativePath })).toBe(isFamily);
  });

  it("splits a category into introduction and questions (R265)", async () => {
    const node = {
      body: "Hello {apr.min}.\n\n## At {apr.min}? {/* #rate */}\n\nYes.\n\n{/* reviewed: 2026-01-02 */}\n\n## Why?\n\nSo.",
      reviewed: "2026-11-02",
    };
    expect(await resolve("FaqCategory", "intro", node)).toBe("<p>Hello 9.74%.</p>");
    const questions = (await resolve("FaqCategory", "questions", node)) as { html(): string }[];
    expect(questions.map((question) => ({ ...question, html: question.html() }))).toEqual([
      expect.objectContaining({
        id: "rate",
        question: "At 9.74%?",
        html: "<p>Yes.</p>",
        reviewed: "2026-01-02",
      }),
      expect.objectContaining({ id: "why", question: "Why?", html: "<p>So.</p>", reviewed: "2026-11-02" }),
    ]);
  });

  it("links no term to the page that explains it; a page with definitions defines that term too", async () => {
    const [ivf, ivfCost] = ["/faq/ivf#ivf", "/faq/ivf-cost#price"].map((explained, index) => {
      const term = ["IVF", "price"][index]!;
      return { term, slug: term.toLowerCase(), forms: [], explained };
    });
    const node = {
      slug: "ivf",
      definitions: false,
      body: "## Why? {/* #why */}\n\nThe price of IVF.",
      reviewed: "2026-11-02",
    };
    const using = contextOf({ Fact: facts, GlossaryTerm: [ivf!, ivfCost!] });
    const [question] = (await resolve("FaqCategory", "questions", node, using)) as { html(): string }[];
    expect(question!.html()).toBe('<p>The <a href="/glossary#price">price</a> of IVF.</p>');
    const defining = { ...node, definitions: true };
    expect(await resolve("FaqCategory", "terms", defining, using)).toEqual([ivfCost, ivf]);
  });

  it("sorts a document's versions newest first", async () => {
    const findAll = jest.fn(async (_query: object) => ({ entries: [] }));
    await resolve("LegalDocument", "versions", { name: "loan-terms" }, { nodeModel: { findAll } });
    const sort = { fields: ["version"], order: ["DESC"] };
    expect(findAll.mock.calls[0]![0]).toMatchObject({ query: { sort } });
  });

  describe("the text at a legal document's address", () => {
    const node = {
      name: "loan-terms",
      title: "Terms at {apr.min}",
      dateKind: "Effective",
      date: "2027-03-01",
      body: "## One {/* #one */}\n\n{/* #a */} A.",
      numbering: "sections",
    };
    const upcoming = {
      version: 2,
      slug: "loan-terms-2027-03-01",
      state: "upcoming",
      shown: false,
      live: true,
    };
    const inForce = {
      version: 1,
      slug: "loan-terms-2024-09-23",
      state: "inForce",
      title: "Terms in force",
      date: "2024-09-23",
      until: "2027-03-01",
      shown: true,
      live: false,
      html: "<p>The words in force.</p>",
    };
    const textOf = (versions: readonly object[]) =>
      resolve("LegalDocument", "text", node, contextOf({ Fact: facts, LegalVersion: versions }));

    it("is numbered, as its table of contents, as the document's `numbering` says", async () => {
      expect(await textOf([])).toMatchObject({
        title: "Terms at 9.74%",
        date: "2027-03-01",
        html: expect.stringContaining('<span class="number">1.1 </span>A.') as string,
        sections: [{ id: "one", number: "1", title: "One", depth: 2 }],
      });
    });

    it("has an anchor for every retired id", async () => {
      const retired = [{ id: "former", landsAt: "a" }];
      const shown = { ...inForce, live: true, until: null, retired };
      expect(await textOf([shown])).toMatchObject({
        html: expect.stringContaining('id="former"') as string,
        state: "inForce",
        next: undefined,
      });
    });

    it("is the sealed text in force while the working text belongs to an upcoming version", async () => {
      expect(await textOf([upcoming, inForce])).toMatchObject({
        title: "Terms in force",
        date: "2024-09-23",
        html: "<p>The words in force.</p>",
        state: "inForce",
        until: "2027-03-01",
        next: "loan-terms-2027-03-01",
      });
    });

    it("is the working text in develop", async () => {
      const env = { ...process.env, gatsby_executing_command: "develop" };
      jest.replaceProperty(process, "env", env);
      expect(await textOf([upcoming, inForce])).toMatchObject({
        title: "Terms at 9.74%",
        state: "inForce",
        next: "loan-terms-2027-03-01",
      });
    });

    it("is a first version also before it is in force, because there is no other", async () => {
      expect(await textOf([{ ...upcoming, version: 1, shown: true }])).toMatchObject({
        title: "Terms at 9.74%",
        state: "upcoming",
        next: undefined,
      });
    });
  });
});
