import { join } from "node:path";
import ts from "typescript";

const file = join(__dirname, "sample.ts");

/** The type errors of code that uses the entities. */
function errorsIn(code: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ["lib.es2022.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const text = `import type * as e from "../../../src/application/api/entities";\n${code}`;
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, text, target) : getSourceFile(name, target);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

test("entities have types for the fields that are known, and every other field is open (R441)", () => {
  const right = `
    const user: e.User = { id: 1, emails: ["a@wrenfield.example"], address: 7, profile: { any: "thing" } };
    const order: e.Order = { id: "o1", line_items: [{ id: 2, price: 5 }], promotions: [{ id: 3, code: "SPRING" }] };
    const loan: e.Loan = { id: 4, decision: 5, offer: { id: 6, rate: 9 } };
    const treatment: e.Entity = { id: 8, pharmacy: "any" };`;
  expect(errorsIn(right)).toEqual([]);
  const wrong = `
    const user: e.User = { id: 1, emails: "a@wrenfield.example" };
    const order: e.Order = { id: "o1", line_items: 2 };
    const treatment: e.Entity = { pharmacy: "no id" };`;
  expect(errorsIn(wrong)).toHaveLength(3);
});
