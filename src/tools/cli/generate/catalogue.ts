import type { Prop } from "../../../content/schema/component-shapes";
import { componentsOf, groups } from "./manual";
import type { ComponentDocs } from "./read-components";

/** A longer list of values is a set to choose from (icons), not a list of states. */
const mostStates = 8;

/** The attributes that put a component into each of its states: every choice, and a flag that is set. */
const statesOf = (name: string, { shape }: Prop): string[] => {
  if (shape.kind === "flag") return [name];
  if (shape.kind !== "choice" || shape.values.length > mostStates) return [];
  return shape.values.map((value) =>
    typeof value === "number" ? `${name}={${value}}` : `${name}="${value}"`,
  );
};

const openingTag = (name: string) => new RegExp(`<${name}(?=[\\s/>])((?:[^>{]|\\{[^}]*\\}+)*?)(\\s*/?>)`);

/** An example with one attribute replaced, and with a unique title and no ids, so that no anchor is on the page twice. */
function variant(mdx: string, name: string, attribute: string): string {
  const prop = attribute.split("=")[0]!;
  const state = attribute.replace(/[^\w-]+/g, " ").trim();
  return mdx
    .replace(openingTag(name), (_, attributes: string, close: string) => {
      const others = attributes.replace(new RegExp(`\\s${prop}(=("[^"]*"|\\{[^}]*\\}))?(?=\\s|$)`), "");
      return `<${name}${others} ${attribute}${close.trim() === "/>" ? " />" : close}`;
    })
    .replace(/(\stitle=")([^"]*)"/g, `$1$2 (${name} ${state})"`)
    .replace(/\sid="[^"]*"/g, "");
}

function statesOfComponent({ name, props }: ComponentDocs, examples: readonly string[]): string[][] {
  const example = examples.find((mdx) => openingTag(name).test(mdx));
  if (example === undefined)
    throw new Error(`No example shows <${name}>: add an @example or correct its @partOf.`);
  const written = examples.flatMap((mdx) =>
    [...mdx.matchAll(new RegExp(openingTag(name), "g"))].map(([tag]) => tag),
  );
  return Object.entries(props)
    .flatMap(([prop, declared]) => statesOf(prop, declared))
    .filter(
      (attribute) =>
        !written.some((tag) => new RegExp(`\\s${attribute.replace(/[{}]/g, "\\$&")}(?=[\\s/>=])`).test(tag)),
    )
    .map((attribute) => [`${name}: ${attribute.replace(/[{}"]/g, "")}`, variant(example, name, attribute)]);
}

/** The body of the catalogue: every example of every component, and every state that no example shows. */
export function catalogueMdx(components: readonly ComponentDocs[]): string {
  const forPages = components.filter(({ isTextOnly }) => !isTextOnly);
  const parts = groups
    .flatMap(([folder]) => componentsOf(folder, forPages))
    .map((family) => {
      const [whole] = family as [ComponentDocs];
      const examples = whole.examples.map(({ mdx }) => mdx);
      const states = [
        ...whole.examples.map(({ caption, mdx }) => [caption, mdx]),
        ...family.flatMap((each) => statesOfComponent(each, examples)),
      ].map(([caption, mdx]) => (caption ? `##### ${caption}\n\n${mdx}` : mdx));
      const body = states.join("\n\n");
      return [
        `# ${family.map(({ name }) => name).join(", ")}`,
        whole.isBand ? body : `<Section tone="white">\n\n${body}\n\n</Section>`,
      ].join("\n\n");
    });
  return `{/* Generated from the components' docstrings by \`npm run generate\`. Do not edit by hand. */}\n\n${parts.join("\n\n")}\n`;
}
