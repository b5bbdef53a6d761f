import { preprocessSource } from "../../src/gatsby/queries";
import { sourceFiles } from "../support/jest/source-files";

const seen = (contents: string) => preprocessSource({ contents } as never);

it.each([
  "export const query = graphql`query A { site { id } }`;",
  "const data = useStaticQuery(graphql`{ site { id } }`);",
  "const data = useStaticQuery<Data>(graphql<Data>`{ site { id } }`);",
  '<Slice alias="header" />',
  "export function Head() {}",
  "export const Head = () => null;",
  "export async function config() {}",
  "export { Head, other };",
  "export {\n  type A,\n  Head,\n};",
  'export { Head } from "./head";',
  "export async function getServerData() {}",
])("lets Gatsby parse %j", (contents) => expect(seen(contents)).toBeUndefined());

it.each([
  'import { Heading } from "./Heading";\nexport const a = <Heading />;',
  "export function configure(): void {}\nconst config = 1;",
  'export const names = ["Head", "config"];',
  "// graphql",
  "const { GraphQLString } = require(`gatsby/graphql`);",
  'const { data } = await graphql<Slugs>("query A { site { id } }");',
  "export const headers = { Header: 1 };",
])("replaces %j with an empty module", (contents) => expect(seen(contents)).toBe("export {};"));

it("lets Gatsby parse every file of this site that has a query", () => {
  const withQueries = sourceFiles(["src/**/*.{ts,tsx}"]).filter(({ text }) =>
    /import \{[^}]*\bgraphql\b[^}]*\} from "gatsby"/.test(text),
  );
  expect(withQueries.length).toBeGreaterThan(15);
  expect(withQueries.filter(({ text }) => seen(text) !== undefined).map(({ path }) => path)).toEqual([]);
});
