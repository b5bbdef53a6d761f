import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { isFactName } from "../facts/substitute";
import { jsxElement } from "./element";
import { isExpression } from "./marker";

/** Turns `{apr.min}` into `<Fact name="apr.min" />`, so that writers need no JavaScript to use a figure. */
export function remarkFacts() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      const name = isExpression(node) ? (node as { value: string }).value.trim() : "";
      if (!isFactName(name) || !parent || index === undefined) return;
      const isBlock = node.type === ("mdxFlowExpression" as string);
      const type = isBlock ? "mdxJsxFlowElement" : "mdxJsxTextElement";
      parent.children[index] = jsxElement(type, "Fact", { name }) as never;
    });
  };
}
