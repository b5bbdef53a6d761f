import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { isFactName } from "../facts/substitute";
import { isExpression } from "./marker";

/** The name of the fact in an expression; undefined for any other node. */
export function factInExpression(node: unknown): string | undefined {
  const name = isExpression(node) ? node.value.trim() : "";
  return isFactName(name) ? name : undefined;
}

/** Turns `{apr.min}` into `<Fact name="apr.min" />`, so that writers need no JavaScript to use a figure. */
export function remarkFacts() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      const name = factInExpression(node);
      if (!name || !parent || index === undefined) return;
      parent.children[index] = {
        type: node.type === ("mdxFlowExpression" as string) ? "mdxJsxFlowElement" : "mdxJsxTextElement",
        name: "Fact",
        attributes: [{ type: "mdxJsxAttribute", name: "name", value: name }],
        children: [],
      } as never;
    });
  };
}
