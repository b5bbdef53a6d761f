import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { isExpression } from "./marker";

const factName = /^\s*([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+)\s*$/;

/** The fact named by an expression, or undefined when it is something else. */
export function factInExpression(node: unknown): string | undefined {
  return isExpression(node) ? factName.exec(node.value)?.[1] : undefined;
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
