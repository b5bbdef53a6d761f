import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from "gatsby";
import { join } from "node:path";
import type { SourceDocument } from "../content/read/documents";
import { readDocument } from "../content/read/documents";
import { readText } from "../content/read/files";
import { loadFacts } from "../content/read/load-content";
import { isError } from "../content/schema/diagnostic";
import { legalDocument } from "../content/schema/types/legal-document";
import { archivedNames, nameOf, readArchive } from "../legal/record/archive";
import { versionsForReaders } from "../legal/versions/for-readers";
import { mediaIn } from "./media";
import { publishedFigures } from "./published-figures";
import { checkContext, root, typeOfFile } from "./check-context";

interface FileNode extends Node {
  sourceInstanceName: string;
  relativePath: string;
  absolutePath: string;
  extension: string;
}
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
  if (type.folder === "legal") return { ...fields, name: nameOf(absolutePath), body };
  if (type.body === "text") return { ...fields, body };
  return { ...fields, contentFilePath: absolutePath, media: mediaIn(body) };
}

/** Makes a typed node of every content document; in develop, again after every edit. A file that cannot be read makes none. */
export function onCreateNode(args: CreateNodeArgs): void {
  const file = args.node as FileNode;
  if (file.internal.type !== "File" || file.sourceInstanceName !== "content") return;
  if (file.relativePath.startsWith("facts/")) return renew(args, factTypes, addFacts);
  if (file.relativePath.startsWith("legal/archive/"))
    return file.extension === "yaml" ? renew(args, ["LegalVersion"], addLegalVersions) : undefined;
  const type = file.extension === "mdx" ? typeOfFile(file.relativePath) : undefined;
  // A shared body is imported by the template that uses it, not queried.
  if (!type || type.name === "SharedBody") return;
  const path = `content/${file.relativePath}`;
  const { document } = readDocument(type, path, readText(file.absolutePath));
  if (document) add(args, type.name, path, documentFields(document, file.absolutePath), file);
}

/**
 * In develop, makes nodes again that belong to no one file, and takes away those that are no more: Gatsby would keep them.
 * In a build, sourceNodes has made them already.
 * @param types all that `make` makes
 * @param make says whether everything could be read: after a mistake, the preview keeps what it has
 */
function renew(args: CreateNodeArgs, types: readonly string[], make: (tools: Tools) => boolean): void {
  if (process.env.gatsby_executing_command !== "develop") return;
  const made = new Set<string>();
  const createNode = (node: NodeInput) => {
    made.add(node.id);
    args.actions.createNode(node);
  };
  if (!make({ ...args, actions: { ...args.actions, createNode } as Tools["actions"] })) return;
  const gone = types.flatMap((type) => args.getNodesByType(type)).filter(({ id }) => !made.has(id));
  gone.forEach((node) => args.actions.deleteNode(node));
}

/** Every figure with the pages that show it. In develop the pages are read again when a file of content/facts is saved. */
function addFigures(tools: Tools): void {
  publishedFigures(root).forEach((figure, order) =>
    add(tools, "PublishedFigure", figure.name, { ...figure, order }),
  );
}

const factTypes = ["Fact", "PublishedFigure", "Leader", "Testimonial", "StateLicense", "Logo"];

/** Makes the nodes of content/facts: facts by name, and the lists. @returns whether all of it could be read */
function addFacts(tools: Tools): boolean {
  const { data, facts, problems } = loadFacts(root, checkContext());
  for (const fact of facts.values())
    add(tools, "Fact", fact.name, { ...fact, href: fact.href ?? null, value: fact.value ?? null });
  addFigures(tools);
  data.leaders?.leaders.forEach((leader, order) =>
    add(tools, "Leader", leader.name, { ...leader, order, picture: `media/${leader.image}` }),
  );
  data.testimonials?.testimonials.forEach((quote) =>
    add(tools, "Testimonial", quote.id, { ...quote, testimonialId: quote.id }),
  );
  data.licenses?.licenses.forEach((license) => add(tools, "StateLicense", license.state, license));
  for (const [group, logos] of Object.entries(data.logos ?? {})) {
    for (const [key, logo] of Object.entries(logos ?? {}))
      add(tools, "Logo", `${group} ${key}`, { key, group, ...logo, picture: `media/${logo.image}` });
  }
  return !problems.some(isError);
}

/** Makes the nodes of content/legal/archive: the versions of every legal document, as they are to readers today. @returns whether all could be read */
function addLegalVersions(tools: Tools): boolean {
  const today = new Date().toISOString().slice(0, 10);
  let complete = true;
  for (const name of archivedNames(root)) {
    const { archive } = readArchive(root, name);
    const file = `content/legal/${name}.mdx`;
    const { document } = readDocument(legalDocument, file, readText(join(root, file)));
    complete &&= Boolean(archive && document);
    if (!archive || !document) continue;
    for (const version of versionsForReaders(archive, document.fields, today))
      add(tools, "LegalVersion", version.slug, version);
  }
  return complete;
}

/** The facts and versions exist before any file is looked at, and on warm builds where no file has changed. */
export function sourceNodes(args: SourceNodesArgs): void {
  addFacts(args);
  addLegalVersions(args);
}
