import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { shownTerm } from "../content/glossary/mark-terms";
import { stemOf, readDocument, type SourceDocument } from "../content/read/documents";
import { readText } from "../content/read/files";
import type { LegalDocument } from "../content/schema/types/legal-document";
import { archivedNames, readArchive } from "../legal/record/archive";
import { versionsForReaders } from "../legal/versions/for-readers";
import { mediaIn } from "./media";
import { publishedFigures } from "./published-figures";
import { linkOrigins, root, typeOfFile } from "./check-context";
import { forgetContent, isDevelop, siteContent, type SiteContent } from "./site-content";
import { isoToday } from "../site/dates";

type Create = (tools: Tools, site: SiteContent) => boolean;
type Tools = Pick<CreateNodeArgs, "actions" | "createNodeId" | "createContentDigest" | "reporter">;

function add(tools: Tools, type: string, key: string, fields: object, parent?: Node): void {
  const { actions, createNodeId, createContentDigest } = tools;
  const node: NodeInput = {
    ...fields,
    id: createNodeId(`${type} ${key}`),
    parent: parent?.id ?? null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  actions.createNode(node);
  if (parent) actions.createParentChildLink({ parent, child: node as Node });
}

function documentFields({ type, fields, body }: SourceDocument, absolutePath: string): object {
  if (type.folder === "legal") return { ...fields, name: stemOf(absolutePath), body };
  if (type.body === "text") return { ...fields, body };
  return { ...fields, contentFilePath: absolutePath, media: mediaIn(body) };
}

/** Creates a typed node for every content document, in develop again after every edit. An invalid file gets none. */
export function onCreateNode(args: CreateNodeArgs): void {
  const file = args.node as FileSystemNode;
  if (file.sourceInstanceName !== "content") return;
  forgetContent();
  if (file.relativePath.startsWith("facts/")) return renew(args, factTypes, addFacts);
  if (file.relativePath.startsWith("legal/archive/"))
    return file.extension === "yaml" ? renew(args, ["LegalVersion"], addLegalVersions) : undefined;
  const type = file.extension === "mdx" ? typeOfFile(file.relativePath) : undefined;
  // A shared body is imported by the template that uses it, not queried.
  if (!type || type.name === "SharedBody") return;
  const path = `content/${file.relativePath}`;
  const document = isDevelop()
    ? readDocument(type, path, readText(file.absolutePath)).document
    : siteContent().documents.find((one) => one.file === path);
  if (document) add(args, type.name, path, documentFields(document, file.absolutePath), file);
}

/**
 * In develop, recreates nodes that do not belong to a single file, and deletes those that no longer exist.
 * In a build, sourceNodes has already created them.
 * @param types all types that `create` creates
 * @param create returns whether all content could be read; after an error, no node is deleted
 */
function renew(args: CreateNodeArgs, types: readonly string[], create: Create): void {
  if (!isDevelop()) return;
  const created = new Set<string>();
  const createNode = (node: NodeInput) => {
    created.add(node.id);
    args.actions.createNode(node);
  };
  const actions = { ...args.actions, createNode } as Tools["actions"];
  if (!create({ ...args, actions }, siteContent())) return;
  const removed = types.flatMap((type) => args.getNodesByType(type)).filter(({ id }) => !created.has(id));
  removed.forEach((node) => args.actions.deleteNode(node));
}

const factTypes = [
  "Fact",
  "PublishedFigure",
  "Leader",
  "Testimonial",
  "StateLicense",
  "Logo",
  "LegalNotes",
  "GlossaryTerm",
];

/** Creates the nodes of content/facts: facts, figures with their pages, and lists. @returns whether all could be read */
function addFacts(tools: Tools, site: SiteContent): boolean {
  const { data, facts, problems } = site;
  for (const fact of facts.values()) add(tools, "Fact", fact.name, { ...fact, href: fact.href ?? null });
  publishedFigures(site).forEach((figure, order) =>
    add(tools, "PublishedFigure", figure.name, { ...figure, order }),
  );
  data.leaders?.leaders.forEach((leader, order) =>
    add(tools, "Leader", leader.name, { ...leader, order, picture: `media/${leader.image}` }),
  );
  data.testimonials?.testimonials.forEach((quote) => add(tools, "Testimonial", quote.id, quote));
  data.licenses?.licenses.forEach((license) => add(tools, "StateLicense", license.state, license));
  for (const [group, logos] of Object.entries(data.logos ?? {})) {
    for (const [key, logo] of Object.entries(logos))
      add(tools, "Logo", `${group} ${key}`, { key, group, ...logo, picture: `media/${logo.image}` });
  }
  for (const [document, notes] of Object.entries(data.legalNotes ?? {}))
    add(tools, "LegalNotes", document, { document, ...notes });
  data.glossary?.terms.map(shownTerm).forEach((term) => add(tools, "GlossaryTerm", term.slug, term));
  return !problems.some(({ file }) => file.startsWith("content/facts/"));
}

/** Creates the nodes of content/legal/archive: versions as readers see them today. @returns whether all could be read */
function addLegalVersions(tools: Tools, { documents }: SiteContent): boolean {
  let complete = true;
  const [today, origins] = [isoToday(), linkOrigins()];
  for (const name of archivedNames(root)) {
    const { archive } = readArchive(root, name);
    const document = documents.find(({ file }) => file === `content/legal/${name}.mdx`);
    complete &&= Boolean(archive && document);
    if (!archive || !document) continue;
    const fields = document.fields as LegalDocument;
    for (const version of versionsForReaders(archive, fields, today, origins))
      add(tools, "LegalVersion", version.slug, version);
  }
  return complete;
}

/** Creates facts and versions before Gatsby visits files, also in warm builds where no file has changed. */
export function sourceNodes(args: SourceNodesArgs): void {
  const site = siteContent();
  addFacts(args, site);
  addLegalVersions(args, site);
}
