import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { isFactName } from "../facts/substitute";
import { isExpression } from "./marker";

/** Turns `{apr.min}` into `<Fact name="apr.min" />`, so that writers need no JavaScript to use a figure. */
export function remarkFacts() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      const name = isExpression(node) ? (node as { value: string }).value.trim() : "";
      if (!isFactName(name) || !parent || index === undefined) return;
      parent.children[index] = {
        type: node.type === ("mdxFlowExpression" as string) ? "mdxJsxFlowElement" : "mdxJsxTextElement",
        name: "Fact",
        attributes: [{ type: "mdxJsxAttribute", name: "name", value: name }],
        children: [],
      } as never;
    });
  };
}
