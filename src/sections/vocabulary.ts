// Data of the components that writers may use, for the content check, which loads no component. Each component declares its
// data in its own file (src/tools/cli/generate/component-tags.ts); the generated file in this folder collects it.
import type { Vocabulary } from "../content/schema/component-shapes";
import { componentShapes } from "./component-shapes.generated";

/** The components of text documents and of pages. */
export const allComponents: Vocabulary = { ...componentShapes.text, ...componentShapes.page };

/** Returns the facts that a component shows on its own, given its props. /our-numbers lists pages by them. */
export function componentFacts({ name, props }: { name: string; props: object }): readonly string[] {
  return (allComponents[name]?.shows ?? [])
    .filter((rule) => (!rule.if || rule.if in props) && (!rule.unless || !(rule.unless in props)))
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (/^[A-Z]/.test(fact) ? componentFacts({ name: fact, props: {} }) : [fact]));
}
