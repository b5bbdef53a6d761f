import styled from "@emotion/styled";
import {
  isValidElement,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type TableHTMLAttributes,
} from "react";
import { PageDefinitions, Term } from "../components/Definitions";
import { useFacts } from "../components/FactsContext";
import { Link } from "../components/Link";
import { table } from "../components/Prose";
import { substitute, type Facts } from "../content/facts/substitute";
import { NumberedList, TextList } from "./lists/TextList";
import * as components from "./registry.generated";
import { TextTable } from "./text/TextTable";

/** Substitutes facts in a text, a list of texts or a record of texts. Elements are skipped: they substitute their own. */
function withFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === "string") return substitute(value, facts);
  if (Array.isArray(value)) return value.map((item) => withFacts(item, facts));
  if (typeof value !== "object" || value === null || isValidElement(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withFacts(item, facts)]));
}

type AnyComponent = ComponentType<{ children?: ReactNode }>;

/** Wraps a component so that its props may name facts: `title="Growing with {company.product}"`. */
const resolvingFacts = (Component: AnyComponent): AnyComponent =>
  function ResolvingFacts({ children, ...props }) {
    return <Component {...(withFacts(props, useFacts()) as object)}>{children}</Component>;
  };

/** Components that writers may use in a page, by name. content/README.md has an example of each. */
export const pageComponents = Object.fromEntries(
  Object.entries(components).map(([name, Component]) => [name, resolvingFacts(Component as AnyComponent)]),
) as unknown as typeof components;

const Table = styled.div(table);

/** Components for Markdown's own elements in a page. A page's one h1 is its hero's title, so `#` is an h2. */
export const pageElements = {
  a: ({ href = "", ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => <Link to={href} {...rest} />,
  table: (props: TableHTMLAttributes<HTMLTableElement>) => (
    <Table>
      <TextTable {...props} />
    </Table>
  ),
  ul: TextList,
  ol: NumberedList,
  h1: "h2",
  // Written by src/content/markdown/remark-terms.ts.
  Term,
  Definitions: PageDefinitions,
} as const;
