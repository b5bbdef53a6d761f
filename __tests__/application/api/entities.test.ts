import { join } from "node:path";
import ts from "typescript";

const file = join(__dirname, "sample.ts");

/** Returns the lines with type errors in code that uses the entities as `e`. */
function linesWithErrors(code: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ["lib.es5.d.ts"],
  };
  const host = ts.createCompilerHost(options);
  const text = `import type * as e from "../../../src/application/api/entities";\n${code}`;
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, text, target) : getSourceFile(name, target);
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
  return diagnostics
    .map(({ start = 0 }) => text.slice(0, start).split("\n").length - 2)
    .map((line) => code.split("\n")[line] ?? "");
}

test("known fields of entities have types, and any other field is allowed (R441)", () => {
  const right = `
    const user: e.User = { id: 1, emails: ["a@wrenfield.example"], address: 7, profile: { any: "thing" } };
    const order: e.Order = { id: "o1", line_items: [{ id: 2, price: 5 }], promotions: [{ id: 3, code: "SPRING" }] };
    const loan: e.Loan = { id: 4, decision: 5, offer: { id: 6, rate: 9 } };
    const treatment: e.Entity = { id: 8, pharmacy: "any" };`;
  const wrong = [
    `const user2: e.User = { id: 1, emails: "a@wrenfield.example" };`,
    `const order2: e.Order = { id: "o1", line_items: 2 };`,
    `const treatment2: e.Entity = { pharmacy: "no id" };`,
  ];
  expect(linesWithErrors([right, ...wrong].join("\n"))).toEqual(wrong);
});
