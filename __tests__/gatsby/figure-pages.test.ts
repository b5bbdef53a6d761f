import { figurePages, ownPagesOf } from "../../src/gatsby/figure-pages";
import { publishedFigures } from "../../src/gatsby/published-figures";
import { factNamesIn } from "../../src/content/facts/substitute";
import type { SourceDocument } from "../../src/content/read/documents";
import { documentTypes } from "../../src/content/schema";
import { componentsIn, namesInDocument } from "../../src/content/usage/names-in-document";
import { componentFacts } from "../../src/sections/vocabulary";
import { componentShapes } from "../../src/sections/component-shapes.generated";
import { addedClinics } from "../support/added";
import { content } from "../support/jest/real-content";
import { sourceFiles } from "../support/jest/source-files";

const document = (type: string, fields: object, body = ""): SourceDocument =>
  ({
    type: documentTypes.find(({ name }) => name === type),
    file: `${type}.mdx`,
    fields,
    body,
  }) as unknown as SourceDocument;
const page = (path: string, body: string, fields: object = {}) =>
  document("MarketingPage", { path, title: `The page ${path}`, ...fields }, body);
const figures = { "apr.min": {}, "apr.max": {}, "loan.min": {}, "past.price": {}, "never.shown": {} };
const disclosures = {
  "disclosure.range": "From {apr.min}. {disclosure.more}",
  "disclosure.more": "To {apr.max}.",
  "disclosure.itself": "From {loan.min}, {disclosure.itself}",
};
const usageIn = (documents: SourceDocument[]) =>
  figurePages({ documents, data: { figures, disclosures }, facts: new Map() } as never);
const usageOf = (...documents: SourceDocument[]) =>
  Object.fromEntries(
    [...usageIn(documents)]
      .map(([name, pages]) => [name, pages.map(({ path }) => path)])
      .filter(([, pages]) => pages!.length),
  );

describe("figurePages", () => {
  it("finds a figure in text, frontmatter, attributes and <Fact>", () => {
    expect(usageOf(page("/a", "From { apr.min }."))).toEqual({ "apr.min": ["/a"] });
    expect(usageOf(page("/a", "", { description: "From {apr.max}" }))).toEqual({ "apr.max": ["/a"] });
    expect(
      usageOf(
        page("/a", '<Card features={["From {loan.min}"]} price="{apr.max}" />\n\n<Fact name="apr.min" />'),
      ),
    ).toEqual({ "apr.min": ["/a"], "apr.max": ["/a"], "loan.min": ["/a"] });
  });

  it("finds a figure through components, nested disclosures and the footer", () => {
    expect(
      usageOf(page("/a", "<AprDisclosure />"), page("/ivf", ""), page("/b", "{disclosure.more}")),
    ).toEqual({
      "apr.min": ["/a", "/ivf"],
      "apr.max": ["/a", "/b", "/ivf"],
    });
    // The content check reports it. The preview shows the page nevertheless.
    expect(usageOf(page("/a", "{disclosure.itself}"))).toEqual({ "loan.min": ["/a"] });
  });

  it("finds a figure through a list of documents and the shared body of clinics", () => {
    expect(
      usageOf(
        page("/press", "<PressList />"),
        document("PressArticle", { title: "T" }, "Then {past.price}."),
      ),
    ).toEqual({ "past.price": ["/press"] });
    expect(
      usageOf(
        document("Clinic", { slug: "acme", title: "T" }),
        document("SharedBody", {}, "From {loan.min}"),
      ),
    ).toEqual({ "loan.min": ["/acme"] });
  });

  it("ignores comments, and facts that are not figures", () =>
    expect(usageOf(page("/a", "{/* {apr.min} <AprDisclosure /> */} {company.name}"))).toEqual({}));

  it("finds the page of every type of document", () => {
    const at = (type: string, fields: object) =>
      Object.values(usageOf(document(type, { title: "T", ...fields }, "{apr.min}")))[0];
    expect([
      at("FaqCategory", { slug: "ivf" }),
      at("JobPosting", { slug: "nurse" }),
      at("LegalDocument", { page: "terms/loans" }),
      at("SharedBody", {}),
    ]).toEqual([["/faq/ivf"], ["/careers/nurse"], ["/terms/loans"], undefined]);
  });

  it("names a page of two legal documents by the upper one", () => {
    const legal = (title: string, order: number) =>
      document("LegalDocument", { page: "privacy", title, order }, "{apr.min}");
    const documents = [legal("The lower one", 2), legal("The upper one", 1)];
    expect(usageIn(documents).get("apr.min")).toEqual([{ path: "/privacy", title: "The upper one" }]);
  });

  it("reads props that contain a greater-than sign", () =>
    expect(componentsIn(page("/a", '<Card title="a > b" of="x" />'))).toEqual([
      { name: "Card", props: { title: "a > b", of: "x" } },
    ]));
});

describe("the facts that components show by themselves", () => {
  const sources = sourceFiles(["src/sections/**/*.{ts,tsx}", "!src/sections/*.generated.ts"]).map(
    ({ text }) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""),
  );
  const inSource = sources.flatMap((source) => [
    ...factNamesIn(source),
    ...[...source.matchAll(/"([a-z]\w*(?:\.[A-Za-z0-9]+)+)"/g)].map((match) => match[1]!),
  ]);
  const isFigureOrSentence = (name: string) =>
    name in content.data.figures || name in content.data.disclosures;

  it("are all in their docstrings: every figure and sentence that their source names", () => {
    const declared = Object.keys(componentShapes.page).flatMap((name) => componentFacts({ name, props: {} }));
    const carryFigures = (name: string) =>
      name in content.data.figures ||
      factNamesIn(content.data.disclosures[name] ?? "").some((inner) => inner in content.data.figures);
    expect([...new Set(inSource.filter(isFigureOrSentence).filter(carryFigures))].sort()).toEqual(
      [...new Set(declared.filter(carryFigures))].sort(),
    );
  });

  it("depend on the props if the component does", () => {
    expect(componentFacts({ name: "Hero", props: { card: "example-payment" } })).toContain(
      "example.lowPayment",
    );
    expect(componentFacts({ name: "Hero", props: { title: "A" } })).toEqual([]);
  });
});

describe("/our-numbers", () => {
  const published = publishedFigures({ ...content, problems: [] });
  const body = content.documents.find(({ fields }) => (fields as { path?: string }).path === "/our-numbers")!;
  const tables = componentsIn(body)
    .filter(({ name }) => name === "PublishedFigures")
    .map(({ props }) => props.of!.split(", "));

  it("lists every figure of figures.yaml, each in exactly one table", () => {
    expect(published.map(({ name }) => name)).toEqual(Object.keys(content.data.figures));
    for (const { name } of published)
      expect({ name, tables: tables.flat().filter((start) => name.startsWith(`${start}.`)) }).toEqual({
        name,
        tables: [expect.any(String)],
      });
    expect(new Set(published.map(({ label }) => label)).size).toBe(published.length);
  });

  it("has the next review and the reviewer of exactly the medical figures", () => {
    const reviews = published.map(({ nextReview, reviewer }) => ({ next: nextReview, by: reviewer }));
    const medical = Object.values(content.data.figures).map((figure) => figure.medical);
    expect(medical.filter(Boolean).length).toBeGreaterThan(5);
    expect(reviews).toEqual(medical.map((review) => review ?? { next: null, by: null }));
  });

  it("lists the pages that show each figure, and every figure is shown somewhere", () => {
    const pagesOf = (name: string) =>
      published.find((figure) => figure.name === name)!.pages.map(({ path }) => path);
    expect(pagesOf("plan.clinic.from")).toEqual(
      ["/conceptions", "/mainlinefertility", ...addedClinics].sort(),
    );
    expect(pagesOf("example.midPayment")).toEqual(
      expect.arrayContaining(["/", "/faq/financing", "/ivf", "/terms/loans"]),
    );
    expect(ownPagesOf(content, "example.midPayment")).not.toContain("/terms/loans");
    expect(pagesOf("past.eggFreezing")).toEqual(["/press"]);
    expect(pagesOf("job.softwareEngineer.salaryMin")).toEqual(["/careers/software-engineer"]);
    expect(published.filter(({ pages }) => !pages.length).map(({ name }) => name)).toEqual([]);
    expect(namesInDocument(body)).not.toContain("apr.min");
  });
});
