// Reads every component that writers may use from its source: props from its TypeScript types, documentation from its
// JSDoc. The shapes for the content check, the registry, the writers' manual and the catalogue are generated from them.
import { relative, sep } from "node:path";
import { globSync } from "tinyglobby";
import ts from "typescript";
import type { ComponentShape, Prop, Shape } from "../../../content/schema/component-shapes";
import { readTags, type ComponentTags } from "./component-tags";

/** Types of src/content/schema/component-shapes.ts that are plain strings to TypeScript. */
const named: Readonly<Record<string, Shape>> = {
  TextOrNone: { kind: "text", mayBeEmpty: true },
  LinkTarget: { kind: "link" },
  MediaPath: { kind: "media" },
  FactName: { kind: "fact" },
  LoanTerm: { kind: "loanTerm" },
  ClauseId: { kind: "clause" },
  PageId: { kind: "id" },
  Key: { kind: "name" },
};

/** A component for writers, as declared in its file. */
export interface ComponentDocs extends ComponentTags, ComponentShape {
  name: string;
  /** Path from the repository's root. */
  file: string;
  description: string;
  /** Docstrings of its props, by name. */
  propDocs: Readonly<Record<string, string>>;
}

const docsOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, " ");

class Reader {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isOwnFile: (file: string) => boolean,
  ) {}

  component(symbol: ts.Symbol): ComponentShape & Pick<ComponentDocs, "propDocs"> {
    const parameter = this.checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters()[0];
    if (!parameter) return { props: {}, children: "none", propDocs: {} };
    const props = this.checker.getTypeOfSymbol(parameter);
    const propDocs = props
      .getProperties()
      .map((property): [string, string] => [property.getName(), docsOf(property, this.checker)]);
    return { ...this.props(props), propDocs: Object.fromEntries(propDocs) };
  }

  props(type: ts.Type): ComponentShape {
    const found: Record<string, Prop> = {};
    let children: ComponentShape["children"] = "none";
    for (const property of type.getProperties()) {
      const name = property.getName();
      const optional = Boolean(property.flags & ts.SymbolFlags.Optional);
      // A styled element also accepts children, although their type is declared outside this repository.
      if (name === "children") children = optional ? "optional" : "required";
      else if (property.declarations?.some((each) => this.isOwnFile(each.getSourceFile().fileName)))
        found[name] = { shape: this.shapeOf(property), required: !optional };
    }
    return { props: found, children };
  }

  private shapeOf(property: ts.Symbol): Shape {
    const [declaration] = property.declarations ?? [];
    const written =
      declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
    const special = written === undefined ? undefined : named[written];
    if (special) return special;
    const type = this.checker.getTypeOfSymbol(property);
    return this.shape(this.checker.getNonNullableType(type), property.getName());
  }

  private shape(type: ts.Type, name: string): Shape {
    if (type.flags & ts.TypeFlags.TemplateLiteral) return { kind: "anchor" };
    if (type.flags & ts.TypeFlags.String) return { kind: "text" };
    if (type.flags & ts.TypeFlags.Number) return { kind: "number" };
    if (type.flags & ts.TypeFlags.BooleanLike) return { kind: "flag" };
    const parts = type.isUnion() ? type.types : [type];
    if (parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())) {
      const values = parts.map((part) => (part as ts.LiteralType).value as string | number);
      return { kind: "choice", values: values.sort((a, b) => (a < b ? -1 : 1)) };
    }
    if (this.checker.isArrayType(type))
      return {
        kind: "list",
        of: this.shape(this.checker.getTypeArguments(type as ts.TypeReference)[0]!, name),
      };
    if (type.flags & ts.TypeFlags.Object && !type.getCallSignatures().length)
      return { kind: "record", fields: this.props(type).props };
    throw new Error(
      `the prop \`${name}\` has the type \`${this.checker.typeToString(type)}\`, which writers cannot write; expected words, a number, a boolean, a choice, a list, a record, or a type of src/content/schema/component-shapes.ts`,
    );
  }
}

/**
 * Reads every exported component whose docstring has an `@example` or a `@partOf`.
 * @throws with every component that has an unknown or malformed tag, no description, or a prop that writers cannot write
 */
export function readComponents(root: string): ComponentDocs[] {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const sources = globSync(["src/sections/**/*.ts", "src/sections/**/*.tsx", "src/components/Fact.tsx"], {
    cwd: root,
    ignore: ["**/*.generated.*"],
  }).sort();
  const globals = ["src/gatsby-types.d.ts", "src/assets.d.ts"];
  const files = [...sources, ...globals].map((file) => `${root}/${file}`);
  const program = ts.createProgram(files, { ...options, types: [] });
  const checker = program.getTypeChecker();
  const isOwnFile = (file: string) =>
    !relative(root, file).split(sep).includes("node_modules") && !relative(root, file).startsWith("..");
  const reader = new Reader(checker, isOwnFile);
  const errors: string[] = [];
  const components = sources.flatMap((file) => {
    const source = program.getSourceFile(`${root}/${file}`)!;
    const module = checker.getSymbolAtLocation(source);
    return checker.getExportsOfModule(module!).flatMap((symbol): ComponentDocs[] => {
      const name = symbol.getName();
      try {
        const tags = readTags(symbol.getJsDocTags(checker));
        if (!tags) return [];
        const description = docsOf(symbol, checker);
        if (!description) throw new Error("its docstring has no description; expected what it shows");
        return [{ name, file, description, ...tags, ...reader.component(symbol) }];
      } catch (error) {
        const line = source.getLineAndCharacterOfPosition(symbol.declarations![0]!.getStart()).line + 1;
        errors.push(`${file}:${line}: ${name}: ${(error as Error).message}`);
        return [];
      }
    });
  });
  if (errors.length) throw new Error(errors.join("\n"));
  return components;
}
