import {
  Children,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type TableHTMLAttributes,
} from "react";

type Element = ReactElement<{ children?: ReactNode }>;

const elementsIn = (children: ReactNode): Element[] =>
  Children.toArray(children).filter((child): child is Element => isValidElement(child));

/** The text of a header cell, which labels the cells of its column on phones. */
function textIn(node: ReactNode): string {
  if (isValidElement<{ children?: ReactNode }>(node)) return textIn(node.props.children);
  return Array.isArray(node) ? node.map(textIn).join("") : String(node ?? "");
}

/**
 * A Markdown table. On phones each row is stacked and each cell shows its column's name (src/components/Prose.tsx). On wider
 * screens a table that does not fit scrolls sideways in its own box, which can be focused by keyboard. The roles are written
 * out because `display: block` removes them from a table in some browsers.
 */
export function TextTable({ children, ...rest }: TableHTMLAttributes<HTMLTableElement>) {
  const [head, body] = elementsIn(children);
  const labels = elementsIn(elementsIn(head?.props.children)[0]?.props.children).map(textIn);
  const rowsOf = (part: Element | undefined, role: string) =>
    elementsIn(part?.props.children).map((row) =>
      cloneElement(
        row,
        { role: "row" } as object,
        elementsIn(row.props.children).map((cell, column) =>
          cloneElement(cell, {
            role,
            ...(role === "cell" ? { "data-label": labels[column] } : {}),
          } as object),
        ),
      ),
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable (WCAG 2.1.1)
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table role="table" {...rest}>
        {head && cloneElement(head, { role: "rowgroup" } as object, rowsOf(head, "columnheader"))}
        {body && cloneElement(body, { role: "rowgroup" } as object, rowsOf(body, "cell"))}
      </table>
    </div>
  );
}
