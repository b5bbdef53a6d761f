// The catalogue shows every component for pages, in every state that its props allow.
import { existsSync, readFileSync } from "node:fs";
import { mediaIn } from "../../../src/gatsby/media";
import { checkContext } from "../../../src/gatsby/check-context";
import { checkContent, spellingFile } from "../../../src/checks/check-content";
import { changedFiles, filesOn } from "../../../src/content/read/files";
import { nodesOf, parseMdx } from "../../../src/content/markdown/parse";
import { componentShapes } from "../../../src/sections/component-shapes.generated";
import { catalogueMdx } from "../../../src/tools/cli/generate/catalogue";
import { readComponents } from "../../../src/tools/cli/generate/read-components";

const body = catalogueMdx(readComponents(process.cwd()));
const components = Object.entries(componentShapes.page);

interface Element {
  type: string;
  name: string;
  attributes: { name: string; value: string | null | { value: string } }[];
}
const elements = nodesOf(parseMdx(body))
  .map(({ node }) => node as unknown as Element)
  .filter(({ type }) => /^mdxJsx(Flow|Text)Element$/.test(type));

/** A longer list of values is a set to choose from (icons), not a list of states. */
const mostStates = 8;
const statesOf = (name: string, prop: string): readonly (string | number)[] => {
  const shape = componentShapes.page[name]?.props[prop]?.shape;
  return shape?.kind === "choice" && shape.values.length <= mostStates ? shape.values : [];
};

/** The states that are shown. Components share them if their props have the same name and values (`look` of two buttons). */
const keyOf = (name: string, prop: string) => `${prop}: ${statesOf(name, prop).join(" ")}`;
const written = new Set(
  elements.flatMap(({ name, attributes }) =>
    attributes.map(
      ({ name: prop, value }) =>
        `${keyOf(name, prop)}: ${value !== null && typeof value === "object" ? value.value : value}`,
    ),
  ),
);

describe("the body of the catalogue", () => {
  it.each(components.map(([name]) => name))("shows <%s>", (name) => {
    expect(elements.map((element) => element.name)).toContain(name);
  });

  it.each(components.filter(([, { props }]) => Object.keys(props).length))(
    "shows each prop of <%s>, and each of its states here or on a component that shares them",
    (name, { props }) => {
      const given = new Set(
        elements
          .filter((element) => element.name === name)
          .flatMap(({ attributes }) => attributes.map((attribute) => attribute.name)),
      );
      const missing = Object.keys(props).flatMap((prop) => {
        if (!given.has(prop)) return [prop];
        return statesOf(name, prop)
          .filter((state) => !written.has(`${keyOf(name, prop)}: ${state}`))
          .map((state) => `${prop}=${state}`);
      });
      expect(missing).toEqual([]);
    },
  );

  it("passes the content check, apart from its own headings and technical terms", () => {
    const page = "content/pages/contact.mdx";
    const frontmatter = /^---\n[\s\S]*?\n---\n/.exec(readFileSync(page, "utf8"))![0];
    const changes = new Map([
      [page, frontmatter + body.replace(/^#(####)? .*$/gm, "")],
      [spellingFile, `${readFileSync(spellingFile, "utf8")}\n${body.match(/\p{L}+/gu)!.join("\n")}`],
    ]);
    const { problems } = checkContent(checkContext(changedFiles(filesOn("."), changes)));
    // The catalogue repeats components that a page may have only once, and shows components of other document types.
    const isOwn = ({ file, message }: { file: string; message: string }) =>
      file === page && !/^the page has a second|does not work in this file$|two tinted bands/.test(message);
    const own = problems.filter(isOwn).map(({ line, message }) => `${line} ${message}`);
    expect(own).toEqual([]);
  });

  it("names only pictures that exist", () => {
    expect(mediaIn(body).length).toBeGreaterThan(5);
    expect(mediaIn(body).filter((name) => !existsSync(`content/${name}`))).toEqual([]);
  });
});
