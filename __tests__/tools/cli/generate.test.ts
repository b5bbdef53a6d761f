// Generated files are current: whoever changes a component's props or a declaration runs `npm run generate`.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { generatedFiles } from "../../../src/tools/cli/generate/files";
import { jsonSchemas, schemaFile } from "../../../src/content/schema/json-schema";
import { dataTypes, documentTypes } from "../../../src/content/schema";
import { pageVocabulary, textVocabulary } from "../../../src/sections/vocabulary";
import { componentShapes } from "../../../src/sections/component-shapes.generated";

it("npm run generate would change nothing", () => {
  const stale = [...generatedFiles(process.cwd())]
    .filter(([file, text]) => readFileSync(file, "utf8") !== text)
    .map(([file]) => file);
  expect(stale).toEqual([]);
}, 120_000);

describe("the vocabulary", () => {
  it("has exactly the components of the lists", () => {
    expect(Object.keys(componentShapes.page)).toEqual([...pageVocabulary].sort());
    expect(Object.keys(componentShapes.text).sort()).toEqual([...textVocabulary].sort());
  });

  it("tells links, pictures, facts, places and words apart, and what must be there", () => {
    const { page, text } = componentShapes;
    expect(page.Button!.props.to).toEqual({ shape: { kind: "link" }, required: true });
    expect(page.Art!.props.image!.shape).toEqual({ kind: "media" });
    expect(page.Lines!.props.fact!.shape).toEqual({ kind: "fact" });
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
  it("one for each folder and each data file", () => {
    expect([...jsonSchemas().keys()]).toEqual([
      ...documentTypes.map(({ folder }) => schemaFile(folder)),
      ...Object.values(dataTypes).map(({ file }) => schemaFile(file.replace(".yaml", ""))),
    ]);
  });

  it("every data file names its own on its first line, where editors look for it", () => {
    for (const { file } of Object.values(dataTypes)) {
      expect(readFileSync(`content/facts/${file}`, "utf8").split("\n")[0]).toBe(
        `# yaml-language-server: $schema=../schemas/${file.replace(".yaml", "")}.schema.json`,
      );
    }
  });

  it("say what the declarations say: fields, what must be there, choices, words for writers, no field that is unknown", () => {
    const job = JSON.parse(jsonSchemas().get(schemaFile("careers"))!) as z.core.JSONSchema.BaseSchema;
    expect(job.required).toEqual([
      "slug",
      "title",
      "location",
      "seoDescription",
      "datePosted",
      "employmentType",
    ]);
    expect(job.additionalProperties).toBe(false);
    expect(job.properties!.employmentType).toMatchObject({
      enum: ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"],
    });
    expect(job.properties!.datePosted).toMatchObject({ description: "a date such as 2026-11-02" });
  });
});
