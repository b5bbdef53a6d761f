// When `npm run generate` must be run: README.md, below "I want to change X, open Y".
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { catalogueBody } from "../../../src/gatsby/catalogue";
import { checkContext } from "../../../src/gatsby/check-context";
import { mediaIn } from "../../../src/gatsby/media";
import { checkContent } from "../../../src/checks/check-content";
import { addressesFile } from "../../../src/checks/rules/addresses";
import { spellingFile } from "../../../src/content/read/load-content";
import { nodesOf, parseMdx } from "../../../src/content/markdown/parse";
import { changedFiles, filesOn } from "../../../src/content/read/files";
import { snippetsFile } from "../../../src/tools/cli/generate/snippets";
import { generatedFiles } from "../../../src/tools/cli/generate/files";
import { jsonSchemas, schemaFile } from "../../../src/content/schema/json-schema";
import { dataTypes, documentTypes } from "../../../src/content/schema";
import { pageComponents } from "../../../src/sections/registry";
import { textVocabulary } from "../../../src/sections/text";
import { readTags } from "../../../src/tools/cli/generate/component-tags";
import { readComponents } from "../../../src/tools/cli/generate/read-components";
import { componentShapes } from "../../../src/sections/component-shapes.generated";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

const generated = generatedFiles(process.cwd());

it("the generated files are up to date (npm run generate)", () => {
  // The editor's snippets may be out of date: a writer who adds a figure edits only content/. The catalogue is not in git.
  const stale = [...generated]
    .filter(([file]) => ![snippetsFile, catalogueBody].includes(file))
    .filter(([file, text]) => readFileSync(file, "utf8") !== text)
    .map(([file]) => file);
  expect(stale).toEqual([]);
});

it("the list of published addresses is not generated while content has errors, because it records them for good", () => {
  const ivf = "content/faq/ivf.mdx";
  const text = readFileSync(ivf, "utf8").replace("{/* #ivf-steps */}", "{/* #ivf-stepss */}");
  const files = generatedFiles(process.cwd(), changedFiles(filesOn(process.cwd()), new Map([[ivf, text]])));
  expect([generated.has(addressesFile), files.has(addressesFile)]).toEqual([true, false]);
});

it("nothing is generated while content cannot be read, because addresses are recorded for good", () => {
  const file = "content/faq/ivf.mdx";
  const without = readFileSync(file, "utf8").replace("slug: ivf\n", "");
  const files = changedFiles(filesOn("."), new Map([[file, without]]));
  expect(() => generatedFiles(process.cwd(), files)).toThrow(`${file}:2:1: Field \`slug\` is missing`);
});

describe("the vocabulary", () => {
  it("has exactly the components of the two registries", () => {
    expect(Object.keys(componentShapes.page).sort()).toEqual(Object.keys(pageComponents).sort());
    expect(Object.keys(componentShapes.text).sort()).toEqual([...Object.keys(textVocabulary), "Ref"].sort());
  });

  it("is read from docstrings with known, well-formed tags", () => {
    const tags = (heading: string, name = "heading") => [
      { name: "example", text: [{ kind: "text", text: "<Card />" }] },
      { name, text: [{ kind: "text", text: heading }] },
    ];
    expect(readTags(tags("level || 2"))!.heading).toEqual({ prop: "level", otherwise: 2 });
    expect(readTags(tags("example.term unless term", "shows"))!.shows).toEqual([
      { facts: ["example.term"], unless: "term" },
    ]);
    expect(() => readTags(tags("two"))).toThrow(
      'the tag "@heading two" has no level; expected "@heading 2" or "@heading prop || 2"',
    );
    expect(() => readTags(tags("2", "headng"))).toThrow(
      /^The tag @headng is unknown; expected one of example, .*\. Did you mean `heading`\?$/,
    );
    expect(() => readTags([{ name: "exmple", text: [] }])).toThrow(/Did you mean `example`\?$/);
    expect(readTags([])).toBeUndefined();
  });

  const root = temporaryFolder();

  it("is not read from components with errors, which are reported all at once, by file and line", () => {
    writeIn(root, "tsconfig.json", {});
    const components = [
      "/** Words. @partOf Cards\n * @heading two */\nexport function Note() {}",
      "/** Words. @partOf Cards */\nexport function Close(props: { at: unknown }) {}",
      "/** Words. @partOf Cards */\nexport function Open(props: { onOpen(): void }) {}",
      "/** @partOf Cards */\nexport function Empty() {}",
    ];
    writeIn(root, "src/sections/Note.ts", components.join("\n"));
    let message = "";
    try {
      readComponents(root);
    } catch (error) {
      ({ message } = error as Error);
    }
    expect(message.split("\n")).toEqual([
      expect.stringMatching(/^src\/sections\/Note\.ts:3: Note: the tag "@heading two" has no level; /),
      expect.stringMatching(/^src\/sections\/Note\.ts:5: Close: the prop `at` has the type `unknown`, /),
      expect.stringMatching(
        /^src\/sections\/Note\.ts:7: Open: the prop `onOpen` has the type `\(\) => void`, /,
      ),
      expect.stringMatching(/^src\/sections\/Note\.ts:9: Empty: its docstring has no description; /),
    ]);
  });

  it("takes the first line of an example as its caption, unless it is a tag or a heading", () => {
    const captionOf = (text: string) =>
      readTags([{ name: "example", text: [{ kind: "text", text }] }])!.examples[0]!.caption;
    expect(captionOf("With an icon\n<Card />")).toBe("With an icon");
    expect([
      captionOf("<Card />\n"),
      captionOf("<Cards>\n</Cards>"),
      captionOf("## Hours\n<Card />"),
    ]).toEqual(["", "", ""]);
  });

  it("distinguishes links, pictures, facts, ids and words, and marks required props", () => {
    const { page, text } = componentShapes;
    expect(page.Button!.props.to).toEqual({ shape: { kind: "link" }, required: true });
    expect(page.Art!.props.image!.shape).toEqual({ kind: "media" });
    expect(page.Lines!.props.fact!.shape).toEqual({ kind: "fact" });
    expect(page.PaymentEstimate!.props.term!.shape).toEqual({ kind: "loanTerm" });
    expect(page.ScrollLink!.props.to!.shape).toEqual({ kind: "anchor" });
    expect(page.Section!.props.id!.shape).toEqual({ kind: "id" });
    expect(page.Hero!.props.title).toEqual({ shape: { kind: "text" }, required: true });
    expect(page.PlanCard!.props.extraServices!.shape).toMatchObject({
      kind: "list",
      of: { kind: "record", fields: { title: { required: true } } },
    });
    expect(page.PlanCard!.props).not.toHaveProperty("noteId");
    expect(text.Ref!.props.to!.shape).toEqual({ kind: "clause" });
    expect([page.ContactUs!.children, page.Section!.children, page.CallToAction!.children]).toEqual([
      "none",
      "required",
      "optional",
    ]);
  });
});

describe("JSON Schemas", () => {
  it("exist for each folder and each data file", () => {
    expect([...jsonSchemas().keys()]).toEqual([
      ...documentTypes.map(({ folder }) => schemaFile(folder)),
      ...Object.values(dataTypes).map(({ file }) => schemaFile(file.replace(".yaml", ""))),
    ]);
  });

  it("are named on the first line of each data file, where editors look for them", () => {
    for (const { file } of Object.values(dataTypes))
      expect(readFileSync(`content/facts/${file}`, "utf8").split("\n")[0]).toBe(
        `# yaml-language-server: $schema=../schemas/${file.replace(".yaml", "")}.schema.json`,
      );
  });

  it("contain the declared fields, required fields, choices and descriptions, and reject unknown fields", () => {
    const job = JSON.parse(jsonSchemas().get(schemaFile("careers"))!) as z.core.JSONSchema.BaseSchema;
    expect(job.required).toEqual("slug title location seoDescription datePosted employmentType".split(" "));
    expect(job.additionalProperties).toBe(false);
    expect(job.properties!.employmentType).toMatchObject({
      enum: ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"],
    });
    expect(job.properties!.datePosted).toMatchObject({ description: "a date such as 2026-11-02" });
  });
});

// The catalogue shows every component for pages, in every state that its props allow.
describe("the body of the catalogue", () => {
  const body = generated.get(catalogueBody)!;
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

  it.each(components)(
    "shows <%s> and each of its props, and each of its states here or on a component that shares them",
    (name, { props }) => {
      const own = elements.filter((element) => element.name === name);
      expect(own).not.toEqual([]);
      const given = new Set(own.flatMap(({ attributes }) => attributes.map((attribute) => attribute.name)));
      const missing = Object.keys(props).flatMap((prop) => {
        if (!given.has(prop)) return [prop];
        return statesOf(name, prop)
          .filter((state) => !written.has(`${keyOf(name, prop)}: ${state}`))
          .map((state) => `${prop}=${state}`);
      });
      expect(missing).toEqual([]);
    },
  );

  it("passes the content check, apart from its own headings and technical terms; the manual's examples have none", () => {
    const page = "content/pages/contact.mdx";
    const wordsOf = (mdx: string) => mdx.match(/\p{L}+/gu)!;
    const examples = readFileSync("content/README.md", "utf8").match(/^```$[^]*?^```$/gm)!;
    const shown = new Set(wordsOf(examples.join().replace(/<[^>]*>/g, "")));
    const ownWords = wordsOf(body).filter((word) => !shown.has(word));
    const frontmatter = /^---\n[\s\S]*?\n---\n/.exec(readFileSync(page, "utf8"))![0];
    const changes = new Map([
      [page, frontmatter + body.replace(/^#(####)? .*$/gm, "")],
      [spellingFile, `${readFileSync(spellingFile, "utf8")}\n${ownWords.join("\n")}`],
    ]);
    const { problems } = checkContent(checkContext(changedFiles(filesOn("."), changes)));
    // The catalogue repeats components and their texts, and shows components of other document types.
    const isOwn = ({ file, message }: { file: string; message: string }) =>
      file === page &&
      !/^the page has a second|^this paragraph is also on line|does not work in this file$|two tinted bands/.test(
        message,
      );
    const own = problems.filter(isOwn).map(({ line, message }) => `${catalogueBody}:${line}: ${message}`);
    expect(own).toEqual([]);
  });

  it("names only pictures that exist", () => {
    expect(mediaIn(body).length).toBeGreaterThan(5);
    expect(mediaIn(body).filter((name) => !existsSync(`content/${name}`))).toEqual([]);
  });
});
