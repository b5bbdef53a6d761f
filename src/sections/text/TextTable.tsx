import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type TableHTMLAttributes,
} from "react";
import { Fact } from "../../components/Fact";
import { useFacts } from "../../components/FactsContext";
import { factText, type Facts } from "../../content/facts/substitute";

type Element = ReactElement<{ children?: ReactNode; role: string; "data-label"?: string }>;

const elementsIn = (children: ReactNode): Element[] =>
  Children.toArray(children).filter((child): child is Element => isValidElement(child));

/** The text of a header cell, which labels the cells of its column on phones. */
function textIn(node: ReactNode, facts: Facts): string {
  if (Array.isArray(node)) return node.map((part: ReactNode) => textIn(part, facts)).join("");
  if (!isValidElement<{ children?: ReactNode; name: string }>(node)) return String(node ?? "");
  return node.type === Fact ? factText(node.props.name, facts) : textIn(node.props.children, facts);
}

/**
 * A Markdown table. On phones each row is stacked and each cell shows its column's name (src/components/Prose.tsx). On wider
 * screens a table that does not fit scrolls sideways in its own box, which can be focused by keyboard. The roles are written
 * out because `display: block` removes them from a table in some browsers.
 */
export function TextTable({ children, ...rest }: TableHTMLAttributes<HTMLTableElement>) {
  const [head, body] = elementsIn(children);
  const facts = useFacts();
  const headers = elementsIn(elementsIn(head?.props.children)[0]?.props.children);
  const labels = headers.map((header) => textIn(header, facts));
  const rowsOf = (part: Element | undefined, role: string) =>
    elementsIn(part?.props.children).map((row) =>
      cloneElement(
        row,
        { role: "row" },
        elementsIn(row.props.children).map((cell, column) =>
          cloneElement(cell, { role, ...(role === "cell" ? { "data-label": labels[column] } : {}) }),
        ),
      ),
    );
  const name = `Table: ${labels.filter(Boolean).join(", ")}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable (WCAG 2.1.1)
    <div className="table" role="group" aria-label={name} tabIndex={0}>
      <table role="table" {...rest}>
        {head && cloneElement(head, { role: "rowgroup" }, rowsOf(head, "columnheader"))}
        {body && cloneElement(body, { role: "rowgroup" }, rowsOf(body, "cell"))}
      </table>
    </div>
  );
}
