// Run in a revision's folder: prints its legal and disclosure texts as visitors would read them, rendered by the
// revision's own components, facts and numbering. What it asks of a revision is small, so that old ones can be read:
// loadContent, renderLegal, renderText, substitute, readEnvironment.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { nameOf } from "../../../legal/record/archive";
import { escapeHtml } from "../../../legal/text/escape-html";
import type { RenderedText } from "../../../legal/redline/types";

const folder = process.cwd();
const load = async <T>(path: string) => (await import(pathToFileURL(join(folder, path)).href)) as T;

const { loadContent } = await load<typeof import("../../../content/read/load-content")>(
  "src/content/read/load-content.ts",
);
const { renderLegal, renderText } = await load<typeof import("../../../content/render/render-text")>(
  "src/content/render/render-text.tsx",
);
const { substitute } = await load<typeof import("../../../content/facts/substitute")>(
  "src/content/facts/substitute.ts",
);
const { readEnvironment } = await load<typeof import("../../../site/environment")>("src/site/environment.ts");

const { app, rateCalculator } = readEnvironment({});
const { documents, facts, problems } = loadContent(folder, { host: app, rateCalculator });
if (problems.length)
  throw new Error(
    `Its content has mistakes (npm run check): ${problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join("; ")}`,
  );

const legal = documents
  .filter(({ type }) => type.folder === "legal")
  .map(({ file, fields, body }): RenderedText => {
    const { title, dateKind, date, standing, summary, numbering } = fields as Record<string, string>;
    const words = (text = "") => substitute(text, facts);
    const around = {
      Title: words(title),
      Date: `${dateKind} ${date}`,
      Standing: words(standing),
      Summary: words(summary),
    };
    return {
      name: nameOf(file),
      title: words(title) || file,
      fields: around,
      html: renderLegal(body, facts, numbering ?? "none").html,
    };
  });

const sentences = [...facts.values()].filter(({ name }) => name.startsWith("disclosure."));
const disclosures: RenderedText = {
  name: "disclosures",
  title: "Disclosures",
  fields: {},
  html: sentences.map(({ name, text }) => `<p id="${name}">${escapeHtml(text)}</p>`).join("\n"),
};

/** What a component is made of: its words with the names of facts in their place, so that no sentence is shown twice. */
const named = new Map([...facts.values()].map((fact) => [fact.name, { ...fact, text: `{${fact.name}}` }]));
const components = ["AprDisclosure", "NmlsDisclosure"].map((component): RenderedText => ({
  name: component,
  title: `<${component} />, by the names of its sentences`,
  fields: {},
  html: renderText(`<${component} />`, named),
}));

process.stdout.write(JSON.stringify([...legal, disclosures, ...components]));
