// The catalogue shows every component for pages, in every state that its props give it.
import { createProcessor } from "@mdx-js/mdx";
import { existsSync, readFileSync } from "node:fs";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { catalogueBody } from "../../src/build/catalogue";
import { mediaIn } from "../../src/build/media";
import { checkContext } from "../../src/build/site";
import { checkContent } from "../../src/content-types/check";
import { changedFiles, filesOn } from "../../src/content-types/files";
import { pageVocabulary } from "../../src/mdx/vocabulary";
import { readComponents } from "./read-components";

const body = readFileSync(catalogueBody, "utf8");

interface Element {
  name: string | null;
  attributes: { name: string; value: string | null | { value: string } }[];
}

const components = readComponents();

/** Every component that is written, with its attributes' names. */
const shown = new Map<string, Set<string>>();
/** Every value that is written, by its prop's declaration. */
const values = new Map<string, Set<string>>();
const into = (map: Map<string, Set<string>>, key: string, items: readonly string[]) => map.set(key, new Set([...(map.get(key) ?? []), ...items]));
visit(createProcessor({ remarkPlugins: [remarkGfm] }).parse(body), (node) => {
  if (!/^mdxJsx(Flow|Text)Element$/.test(node.type)) return;
  const { name, attributes } = node as unknown as Element;
  into(shown, name!, attributes.map((attribute) => attribute.name));
  for (const { name: attribute, value } of attributes) {
    const prop = components.get(name!)?.props.get(attribute);
    if (prop) into(values, prop.declaredAt, [value !== null && typeof value === "object" ? value.value : JSON.stringify(value)]);
  }
});

describe("src/catalogue/components.mdx", () => {
  it("the types of the registry are read: every component, lists of values, props from afar", () => {
    expect([...components.keys()].sort()).toEqual([...pageVocabulary].sort());
    expect(components.get("Columns")!.props.get("layout")!.values).toContain('"picture-words"');
    expect([...components.get("CoverageList")!.props.get("columns")!.values].sort()).toEqual(["1", "2", "3", "4"]);
    expect([...components.get("Button")!.props.keys()].sort()).toEqual(["children", "look", "size", "to", "wideOnPhone"]);
    expect(components.get("Actions")!.props.size).toBe(0);
  });

  it.each(pageVocabulary)("shows <%s>", (name) => {
    expect([...shown.keys()]).toContain(name);
  });

  it.each([...components])("<%s> has a docstring", (_name, { docstring }) => {
    expect(docstring.length).toBeGreaterThan(20);
  });

  it.each([...components].filter(([, { props }]) => props.size))("shows <%s> with each of its props and each value of a closed list, here or where it is shared", (name, { props }) => {
    const missing = [...props].flatMap(([prop, { declaredAt, values: states }]) => {
      if (prop !== "children" && !shown.get(name)!.has(prop)) return [prop];
      return states.filter((state) => !values.get(declaredAt)?.has(state)).map((state) => `${prop}=${state}`);
    });
    expect(missing).toEqual([]);
  });

  it("is as free of mistakes as a writer's page must be", () => {
    // In the place of a page that has a route. Its specimens stand side by side: they have no order of headings, share ids, name components in words and pictures without.
    const ofAPage = /heading|the id |not in the dictionary|has no `alt`|is typed into the copy/;
    const page = "content/pages/contact.mdx";
    const head = /^---\n[\s\S]*?\n---\n/.exec(readFileSync(page, "utf8"))![0];
    const files = changedFiles(filesOn("."), new Map([[page, head + body]]));
    expect(checkContent(checkContext(files)).problems.filter(({ file, message }) => file === page && !ofAPage.test(message)).map(({ message }) => message)).toEqual([]);
  });

  it("every picture that it names is there", () => {
    expect(mediaIn(body).length).toBeGreaterThan(10);
    expect(mediaIn(body).filter((name) => !existsSync(`content/${name}`))).toEqual([]);
  });
});
