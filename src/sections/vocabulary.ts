// Components that writers may use, for the content check, which loads no component. A component declares all of it in its
// own file (src/tools/cli/generate/component-tags.ts); the generated file beside this one collects it.
import { shownFacts } from "./component-shapes.generated";

export { componentLists, componentShapes, headingLevels } from "./component-shapes.generated";

/** Facts that a component shows on its own, given its props. /our-numbers lists pages by them. */
export function componentFacts({ name, props }: { name: string; props: object }): readonly string[] {
  return (shownFacts[name] ?? [])
    .filter((rule) => (!rule.if || rule.if in props) && (!rule.unless || !(rule.unless in props)))
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (/^[A-Z]/.test(fact) ? componentFacts({ name: fact, props: {} }) : [fact]));
}
