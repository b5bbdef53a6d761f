import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { propOf, type Element } from "./element";
import { setProperties } from "./marker";
import { legalOutline, referenceText } from "./legal-outline";

const numberSpan = (text: string) =>
  ({
    type: "emphasis",
    data: { hName: "span", hProperties: { className: ["number"] } },
    children: [{ type: "text", value: text }],
  }) as never;

/** Numbers a legal document, adds ids to its parts, and turns `<Ref to="id" />` into links. @throws if no part has the id */
export function remarkLegal({ numbering }: { numbering: string }) {
  return (tree: Root): void => {
    const parts = legalOutline(tree, numbering);
    for (const part of parts) {
      if (part.id) setProperties(part.node, { id: part.id });
      if (part.number)
        part.node.children.unshift(numberSpan(`${part.number}${part.kind === "section" ? "." : ""} `));
    }
    visit(tree, (node, index, parent) => {
      const element = node as unknown as Element;
      if (element.name !== "Ref" || !parent || index === undefined) return;
      const id = propOf(element, "to");
      const text = referenceText(parts, id);
      if (!text) throw new Error(`<Ref to="${id}" /> is not a section or clause of this document`);
      parent.children[index] = { type: "link", url: `#${id}`, children: [{ type: "text", value: text }] };
    });
  };
}
