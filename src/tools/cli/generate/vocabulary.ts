// Reads what each component takes out of its TypeScript types, so that the content check and the component cannot disagree.
import { relative, sep } from "node:path";
import ts from "typescript";
import type { ComponentShape, Prop, Shape, Vocabulary } from "../../../content/schema/component-shapes";

/** Types of src/content/schema/component-shapes.ts that are plain strings to TypeScript. */
const named: Readonly<Record<string, Shape>> = {
  LinkTarget: { kind: "link" },
  MediaPath: { kind: "media" },
  FactName: { kind: "fact" },
  ClauseId: { kind: "clause" },
  PageId: { kind: "id" },
  Key: { kind: "name" },
};

class Reader {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isOurs: (file: string) => boolean,
  ) {}

  /** What a component takes: of our own props, and whether anything may stand between its tags. */
  component(type: ts.Type, at: ts.Node): ComponentShape {
    const props = type.getCallSignatures()[0]?.getParameters()[0];
    return props
      ? this.props(this.checker.getTypeOfSymbolAtLocation(props, at), at)
      : { props: {}, children: "none" };
  }

  props(type: ts.Type, at: ts.Node): ComponentShape {
    const found: Record<string, Prop> = {};
    let children: ComponentShape["children"] = "none";
    for (const property of type.getProperties()) {
      const name = property.getName();
      const optional = Boolean(property.flags & ts.SymbolFlags.Optional);
      // A styled element takes children too, though the type that says so is not ours.
      if (name === "children") children = optional ? "optional" : "required";
      else if (this.declaredHere(property))
        found[name] = { shape: this.shapeOf(property, at), required: !optional };
    }
    return { props: found, children };
  }

  private declaredHere(property: ts.Symbol): boolean {
    return (property.declarations ?? []).some((declaration) =>
      this.isOurs(declaration.getSourceFile().fileName),
    );
  }

  private shapeOf(property: ts.Symbol, at: ts.Node): Shape {
    const [declaration] = property.declarations ?? [];
    const written =
      declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
    const special = written === undefined ? undefined : named[written];
    if (special) return special;
    return this.shape(
      this.checker.getNonNullableType(this.checker.getTypeOfSymbolAtLocation(property, at)),
      property.getName(),
      at,
    );
  }

  private shape(type: ts.Type, name: string, at: ts.Node): Shape {
    if (type.flags & ts.TypeFlags.TemplateLiteral) return { kind: "anchor" };
    if (type.flags & ts.TypeFlags.String) return { kind: "text" };
    if (type.flags & ts.TypeFlags.Number) return { kind: "number" };
    if (type.flags & ts.TypeFlags.BooleanLike || this.checker.typeToString(type) === "boolean")
      return { kind: "flag" };
    const parts = type.isUnion() ? type.types : [type];
    if (parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())) {
      return {
        kind: "choice",
        values: parts
          .map((part) => (part as ts.LiteralType).value as string | number)
          .sort((a, b) => (a < b ? -1 : 1)),
      };
    }
    if (this.checker.isTupleType(type) || this.checker.isArrayType(type)) {
      const items = this.checker.getTypeArguments(type as ts.TypeReference);
      return {
        kind: "list",
        of: this.shape(items[0]!, name, at),
        ...(this.checker.isTupleType(type) ? { length: items.length } : {}),
      };
    }
    if (type.isClassOrInterface() || type.flags & ts.TypeFlags.Object)
      return { kind: "record", fields: this.props(type, at).props };
    throw new Error(
      `The prop \`${name}\` has the type ${this.checker.typeToString(type)}, which writers cannot write: give it one of src/content/schema/component-shapes.ts`,
    );
  }
}

function variable(source: ts.SourceFile, name: string): ts.VariableDeclaration {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (declaration) => declaration.name.getText() === name,
    );
    if (found) return found;
  }
  throw new Error(`${source.fileName} has no ${name}`);
}

/**
 * The vocabulary of pages and of text documents.
 * @param root the repository's root
 */
export function readVocabulary(root: string): Record<"text" | "page", Vocabulary> {
  const files = {
    page: `${root}/src/sections/registry.tsx`,
    text: `${root}/src/sections/text/index.ts`,
    names: `${root}/src/sections/vocabulary.ts`,
    globals: `${root}/src/gatsby-types.d.ts`,
    assets: `${root}/src/assets.d.ts`,
  };
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(Object.values(files), { ...options, types: [] });
  const checker = program.getTypeChecker();
  const reader = new Reader(
    checker,
    (file) =>
      !relative(root, file).split(sep).includes("node_modules") && !relative(root, file).startsWith(".."),
  );
  const registry = (file: string, name: string): Record<string, ComponentShape> => {
    const declaration = variable(program.getSourceFile(file)!, name);
    const type = checker.getTypeAtLocation(declaration);
    const entries = type
      .getProperties()
      .map((symbol): [string, ComponentShape] => [
        symbol.getName(),
        reader.component(checker.getTypeOfSymbolAtLocation(symbol, declaration), declaration),
      ]);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  const names = program.getSourceFile(files.names)!;
  const ref = names.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === "RefProps",
  )!;
  return {
    text: {
      ...registry(files.text, "textVocabulary"),
      Ref: reader.props(checker.getTypeAtLocation(ref), ref),
    },
    page: registry(files.page, "pageComponents"),
  };
}

/** The generated module: a line for each component, so that a diff shows which one changed. */
export function vocabularyModule(vocabulary: Record<"text" | "page", Vocabulary>): string {
  const lines = (components: Vocabulary) =>
    Object.entries(components)
      .map(([name, shape]) => `    ${name}: ${JSON.stringify(shape)},`)
      .join("\n");
  return [
    "// Made from the components' own types by `npm run generate`. Do not edit by hand.",
    'import type { Vocabulary } from "../content/schema/component-shapes";',
    "",
    "/** What writers may give each component, by kind of document. */",
    'export const componentShapes: Readonly<Record<"text" | "page", Vocabulary>> = {',
    `  text: {\n${lines(vocabulary.text)}\n  },`,
    `  page: {\n${lines(vocabulary.page)}\n  },`,
    "};",
    "",
  ].join("\n");
}
