// Components that writers may use, for the content check, which loads no component. A component declares all of it in its
// own file (src/tools/cli/generate/component-tags.ts); the generated file beside this one collects it.
import { shownFacts } from "./component-shapes.generated";

export { componentLists, componentShapes, headingLevels } from "./component-shapes.generated";

/** Facts that a component shows on its own, given its attributes as written. /our-numbers lists pages by them. */
export function componentFacts({
  name,
  attributes,
}: {
  name: string;
  attributes: string;
}): readonly string[] {
  const has = (prop: string) => new RegExp(`\\s${prop}(?=[\\s=/]|$)`).test(attributes);
  return (shownFacts[name] ?? [])
    .filter((rule) => (!rule.if || has(rule.if)) && (!rule.unless || !has(rule.unless)))
    .flatMap(({ facts }) => facts)
    .flatMap((fact) => (/^[A-Z]/.test(fact) ? componentFacts({ name: fact, attributes: "" }) : [fact]));
}
