import { preprocessSource } from "../../src/build/queries";

const seen = (contents: string) => preprocessSource({ contents } as never);

it.each([
  "export const query = graphql`query A { site { id } }`;",
  "const data = useStaticQuery(graphql`{ site { id } }`);",
  '<StaticImage src="./a.png" alt="" />',
  '<Slice alias="header" />',
  "export function Head() {}",
  "export const Head = () => null;",
  "export async function config() {}",
  "export { Head, other };",
  "export {\n  type A,\n  Head,\n};",
  'export { Head } from "./head";',
  "export async function getServerData() {}",
])("Gatsby reads %j as it stands", (contents) => expect(seen(contents)).toBeUndefined());

it.each([
  'import { Heading } from "./Heading";\nexport const a = <Heading />;',
  "export function configure(): void {}\nconst config = 1;",
  'export const names = ["Head", "config"];',
  "// graphql",
  "export const headers = { Header: 1 };",
])("%j is an empty module to it", (contents) => expect(seen(contents)).toBe("export {};"));
