import type { Element } from "./elements";
import type { Subject } from "./body-context";

/** Bands span the width of the page, so they cannot be inside another component. */
const bands: ReadonlySet<string | null> = new Set([
  "Hero",
  "Section",
  "Split",
  "CallToAction",
  "PrequalifyBand",
  "ContactUs",
]);

/** Components where they do not work (a <Flag> only switches its bands on and off): a band inside another component, a second Hero. */
export function checkNesting({ tree, findings, shift }: Subject): void {
  let heroes = 0;
  const visit = (nodes: readonly unknown[], around: string | undefined): void => {
    for (const node of nodes as Element[]) {
      const isElement = /^mdxJsx/.test(node.type);
      const start = (node.position?.start.offset ?? 0) + shift;
      if (isElement && bands.has(node.name) && around)
        findings.add(start, {
          message: `<${node.name}> stands inside <${around}>`,
          expected: `<${node.name}> on its own, outside other components`,
          fix: `close <${around}> above it`,
        });
      else if (isElement && node.name === "Hero" && ++heroes > 1)
        findings.add(start, {
          message: "the page has a second <Hero>",
          expected: "one <Hero> for a page: it is the page's title",
          fix: "use <Section> instead",
        });
      visit(
        (node.children as readonly unknown[] | undefined) ?? [],
        isElement && node.name !== "Flag" ? (node.name ?? around) : around,
      );
    }
  };
  visit(tree.children, undefined);
}
