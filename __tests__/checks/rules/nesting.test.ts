import type { BodyContext } from "../../../src/checks/rules/body-context";
import { checkNesting } from "../../../src/checks/rules/nesting";
import { parseMdx } from "../../../src/content/markdown/parse";
import { marketingPage } from "../../../src/content/schema/types/marketing-page";
import { componentShapes } from "../../../src/sections/component-shapes.generated";
import { problemsIn, textDocument } from "./text-document";

const context = { components: componentShapes.page } as BodyContext;

const messagesIn = (body: string) => {
  const document = textDocument(marketingPage, "content/pages/contact.mdx", body);
  return problemsIn(body, (findings) =>
    checkNesting({ document, tree: parseMdx(document.body), context, findings }),
  ).map(({ line, message }) => `${line} ${message}`);
};
const hero = '<Hero title="Contact">\n\nWords.\n\n</Hero>';
const bandsOf = (name: string, ...tones: string[]) =>
  [hero, ...tones.map((tone) => `<${name} tone="${tone}">\n\nWords.\n\n</${name}>`)].join("\n\n");
const bands = (...tones: string[]) => bandsOf("Section", ...tones);

it("reports two adjacent tinted bands at the second", () => {
  expect(messagesIn(bands("white", "gray", "teal"))).toEqual(["19 two tinted bands follow each other"]);
  expect(messagesIn(bandsOf("PrequalifyBand", "gray", "plain"))).toEqual([
    "13 two tinted bands follow each other",
  ]);
  expect(messagesIn(bands("white", "gray", "white", "teal"))).toEqual([]);
});

it("accepts a band inside a flag", () => {
  const [start, band] = bands("gray").split("\n\n<Section");
  expect(messagesIn(`${start}\n\n<Flag name="investorLink">\n\n<Section${band}\n\n</Flag>`)).toEqual([]);
});

it("reports the second of two components that a page can have once", () => {
  const estimate = '<PaymentEstimate term="{plan.ivf.term}" />';
  expect(messagesIn([hero, estimate, estimate].join("\n\n"))).toEqual([
    "9 the page has a second <PaymentEstimate>",
  ]);
});

it("reports a column alone in its row", () => {
  const columns = (...words: string[]) =>
    `${hero}\n\n<Columns>\n${words.map((text) => `<Column>\n\n${text}\n\n</Column>\n`).join("")}</Columns>`;
  expect(messagesIn(columns("One."))).toEqual(["7 a column is alone in its row"]);
  expect(
    messagesIn(columns("One.").replace("</Columns>", "{/* reviewed: 2026-11-02 */}\n</Columns>")),
  ).toHaveLength(1);
  expect(messagesIn(columns("One.", "Two."))).toEqual([]);
});

it("reports a page without a hero where the hero should be", () => {
  expect(messagesIn(`---\npath: /contact\n---\n${bands("white").replace(hero, "")}`)).toEqual([
    "6 the page has no <Hero>, so it has no title",
  ]);
  expect(messagesIn("---\npath: /contact\n---\n")).toHaveLength(1);
  expect(messagesIn("")).toEqual([]);
});
