import { stemOf, type SourceDocument } from "../../../content/read/documents";
import type { Source } from "../../../content/read/load-content";
import type { RenderedText } from "../../../legal/redline/types";
import { escapeHtml } from "../../../content/html";

/** The modules of a revision that render its texts. Kept few, so that old revisions can be read. */
export interface Renderer {
  loadContent: typeof import("../../../content/read/load-content").loadContent;
  renderLegal: typeof import("../../../content/render/render-text").renderLegal;
  renderText: typeof import("../../../content/render/render-text").renderText;
  substitute: typeof import("../../../content/facts/substitute").substitute;
  readEnvironment: typeof import("../../../site/environment").readEnvironment;
}

function loadTexts({ loadContent, readEnvironment }: Renderer, source: Source) {
  const { app, rateCalculator } = readEnvironment({});
  const loaded = loadContent(source, { host: app, rateCalculator });
  if (loaded.problems.length)
    throw new Error(
      `Its content has errors (npm run check): ${loaded.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join("; ")}`,
    );
  return loaded;
}
type Loaded = ReturnType<typeof loadTexts>;

function renderDocument(
  { renderLegal, substitute }: Renderer,
  { facts }: Loaded,
  { file, fields, body }: SourceDocument,
): RenderedText {
  const { title, page, dateKind, date, standing, summary, numbering } = fields as Record<string, string>;
  const words = (text = "") => substitute(text, facts);
  return {
    name: stemOf(file),
    title: words(title) || file,
    fields: {
      Title: words(title),
      Date: `${dateKind} ${date}`,
      Standing: words(standing),
      Address: `/${page}`,
      Summary: words(summary),
    },
    html: renderLegal(body, facts, numbering ?? "none").html,
  };
}

/** Renders disclosures with names instead of the words of nested disclosures, so that each is shown once. */
function renderDisclosures({ renderText, substitute }: Renderer, { facts, data }: Loaded): RenderedText[] {
  const isSentence = (name: string) => name.startsWith("disclosure.");
  const nested = new Map(
    [...facts].map(([name, fact]) => [name, isSentence(name) ? { ...fact, text: `{${name}}` } : fact]),
  );
  const named = new Map([...facts].map(([name, fact]) => [name, { ...fact, text: `{${name}}` }]));
  const sentences = Object.entries(data.disclosures ?? {});
  return [
    {
      name: "disclosures",
      title: "Disclosures",
      fields: {},
      html: sentences
        .map(([name, text]) => `<p id="${name}">${escapeHtml(substitute(text, nested))}</p>`)
        .join("\n"),
    },
    ...["AprDisclosure", "NmlsDisclosure"].map((component) => ({
      name: component,
      title: `<${component} />, by the names of its sentences`,
      fields: {},
      html: renderText(`<${component} />`, named),
    })),
  ];
}

/** The summaries that a revision shows beside its legal texts, one text per document. @throws when its content has errors */
export function summariesOf(renderer: Renderer, source: Source): RenderedText[] {
  const { facts, data } = loadTexts(renderer, source);
  return Object.entries(data.legalNotes ?? {}).map(([name, { keyTerms, notes }]) => {
    const entries = [
      ...keyTerms.map(({ question, answer }) => [question, `${question} ${answer}`] as const),
      ...notes.map(({ clause, text }) => [clause, text] as const),
    ];
    const html = entries.map(
      ([id, text]) => `<p id="${escapeHtml(id)}">${escapeHtml(renderer.substitute(text, facts))}</p>`,
    );
    return { name, title: `Key terms and notes beside ${name}`, fields: {}, html: html.join("\n") };
  });
}

/** A revision's legal and disclosure texts as visitors read them. @throws when its content has errors */
export function textsOf(renderer: Renderer, source: Source): RenderedText[] {
  const loaded = loadTexts(renderer, source);
  const legal = loaded.documents.filter(({ type }) => type.folder === "legal");
  return [
    ...legal.map((document) => renderDocument(renderer, loaded, document)),
    ...renderDisclosures(renderer, loaded),
  ];
}
