// What writers may give each component, read from its types: its own props, and the values of each that has a closed list.
import ts from "typescript";

export interface Prop {
  /** Where it is declared: components that share a declaration (Button and ScrollLink their looks) share its states. */
  declaredAt: string;
  /** As source: `"teal"`, `2`. Empty where anything may be written. */
  values: readonly string[];
}
export type Props = ReadonlyMap<string, Prop>;

export interface Component {
  /** The first words of its documentation. */
  docstring: string;
  props: Props;
}

const registryFile = "src/mdx/registry.tsx";

/** A longer list is a stock to choose from (icons), not a list of states. */
const mostStates = 8;

/** Strings and numbers of a closed list. True and false are not one: an attribute is there, or it is not. */
function valuesOf(type: ts.Type): string[] {
  const parts = (type.isUnion() ? type.types : [type]).filter((part) => !(part.flags & ts.TypeFlags.Undefined));
  if (parts.length > mostStates || !parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())) return [];
  return parts.map((part) => JSON.stringify((part as ts.LiteralType).value));
}

const placeOf = (declaration: ts.Declaration) => `${declaration.getSourceFile().fileName}:${declaration.pos}`;

/** Every component of the registry, with its own props; what all HTML elements take is left out. */
export function readComponents(): ReadonlyMap<string, Component> {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: undefined, files: [registryFile] }, ts.sys, process.cwd());
  const program = ts.createProgram([registryFile, "src/types.d.ts"], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(registryFile)!;
  const registry = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!).find(({ name }) => name === "pageComponents")!;
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, source);

  const ownProps = (component: ts.Type): Props => {
    const parameter = component.getCallSignatures()[0]?.getParameters()[0];
    const all = parameter ? typeOf(parameter).getApparentProperties() : [];
    return new Map(
      all.flatMap((prop): [string, Prop][] => {
        const declaration = prop.declarations?.find((each) => /\/src\/(mdx|components)\//.test(each.getSourceFile().fileName));
        if (!declaration) return [];
        return [[prop.name, { declaredAt: placeOf(declaration), values: valuesOf(checker.getNonNullableType(typeOf(prop))) }]];
      }),
    );
  };
  const docstring = ({ valueDeclaration }: ts.Symbol): string => {
    const imported = checker.getShorthandAssignmentValueSymbol(valueDeclaration);
    const component = imported && checker.getAliasedSymbol(imported);
    return ts.displayPartsToString(component?.getDocumentationComment(checker));
  };
  return new Map(typeOf(registry).getProperties().map((symbol) => [symbol.name, { docstring: docstring(symbol), props: ownProps(typeOf(symbol)) }]));
}
