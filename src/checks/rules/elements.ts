import type { Program } from "estree";
import type { Parent } from "mdast";
import { documentTypes } from "../../content/schema/index";
import { entryOf, type ComponentShape } from "../../content/schema/component-shapes";
import { fixTypo, suggest, typosBetween } from "../../content/schema/did-you-mean";
import { factNamesIn } from "../../content/facts/substitute";
import { suggestedFix } from "../../content/schema/diagnostic";
import { checkLinkText } from "./markdown-mistakes";
import { checkAltText } from "./pictures";
import { literalOf, type Literal } from "./literals";
import { checkValue, missingProps } from "./props";
import { rangeOf, type Element } from "../../content/markdown/element";
import type { Subject } from "./body-context";
import { tagAt, type AttributePlace, type Tag } from "./tag";

/** Whether a component is between the words of a paragraph. MDX removes a paragraph that contains only components. */
const isAmongWords = ({ type }: Element, parent: Parent | undefined): boolean =>
  type === "mdxJsxTextElement" &&
  parent?.type === "paragraph" &&
  parent.children.some(
    (one) => !one.type.startsWith("mdx") && !("value" in one && /^[\s>]*$/.test(one.value)),
  );

/** Checks a component: its name, its place, its props and their values, its content. */
export function checkElement(node: Element, parent: Parent | undefined, subject: Subject): void {
  const { context, findings, document } = subject;
  if (!node.name) return;
  const { start, end } = rangeOf(node);
  const shape = entryOf(context.components, node.name);
  const tag = tagAt(document.text, start);
  if (!shape) return reportUnknown(node, tag, subject);
  if (!shape.isInline && isAmongWords(node, parent))
    findings.add(start, {
      message: `<${node.name}> is in the middle of a paragraph, which browsers would split`,
      expected: `<${node.name}> on its own line`,
      fix: "put an empty line between it and the words",
    });
  const hasContent = node.children.some((child) => child.type !== "text" || child.value?.trim());
  if (shape.children === "none" && hasContent)
    findings.add(start, {
      message: `<${node.name}> accepts nothing between its tags`,
      expected: `<${node.name} />`,
      fix: "move the words out of it",
      repair: suggestedFix({ start: tag.end, end: closingTag(document.text, node.name, end), text: "" }),
    });
  if (shape.children === "required" && node.children.length === 0)
    findings.add(start, {
      message: `<${node.name}> is empty`,
      expected: "words between its tags",
      fix: `write them between <${node.name}> and </${node.name}>`,
    });
  if (shape.props.to) checkLinkText(node, subject);
  checkAttributes(node, shape, tag, subject);
  const plans = factNamesIn(document.text.slice(start, tag.end))
    .filter((name) => context.facts.has(name))
    .flatMap((name) => /^plan\.\w+(?=\.)/.exec(name) ?? []);
  const other = plans.find((plan) => plan !== plans[0]);
  if (other)
    findings.add(start, {
      message: `<${node.name}> mixes facts of two plans, \`${plans[0]}\` and \`${other}\``,
      expected: "the price, the term and the amount of one plan",
      fix: "name the facts of the same plan",
    });
}

const closingTag = (text: string, name: string, end: number) =>
  text.slice(0, end).endsWith(`</${name}>`) ? end - name.length - 3 : end;

function reportUnknown(node: Element, tag: Tag, subject: Subject): void {
  const { context, findings, document } = subject;
  const { start, end } = rangeOf(node);
  const other = entryOf(context.otherComponents, node.name!);
  const names = other ? [] : Object.keys(context.components);
  const closing = closingTag(document.text, node.name!, end);
  const rename = fixTypo(node.name!, names, (text) => [
    { start: tag.nameStart, end: tag.nameEnd, text },
    ...(closing < end ? [{ start: closing + 2, end: end - 1, text }] : []),
  ]);
  const hosts = documentTypes.filter(({ name, body }) =>
    other?.only ? name === other.only : body !== document.type.body,
  );
  findings.add(start, {
    message: `<${node.name}> is not a component that can be used here`,
    expected: other
      ? `it only in content/${hosts.map(({ folder }) => folder).join(", ")}`
      : "a component that content/README.md lists",
    fix: suggest(node.name!, names, "remove it, or use one of those"),
    // If no other component was meant, only the tags are removed and the content stays.
    repair:
      rename ??
      (node.children.length
        ? suggestedFix({ start, end: tag.end, text: "" }, { start: closing, end, text: "" })
        : suggestedFix({ start, end, text: "" })),
  });
}

function checkAttributes(node: Element, shape: ComponentShape, tag: Tag, subject: Subject): void {
  const { findings, document } = subject;
  const known = Object.keys(shape.props);
  const given = new Set<AttributePlace>();
  for (const attribute of node.attributes) {
    const place = tag.attributes.find((one) => one.name === attribute.name && !given.has(one));
    if (!place) {
      findings.add(tag.nameStart - 1, {
        message: `<${node.name}> contains code instead of a prop`,
        expected: "props with names",
        fix: 'write each prop as name="value"',
      });
      continue;
    }
    if ([...given].some(({ name }) => name === place.name))
      findings.add(place, {
        message: `\`${place.name}\` of <${node.name}> is written twice, so visitors see only the second`,
        expected: "each prop once",
        fix: "delete one of the two",
        repair: remove(place, document.text),
      });
    given.add(place);
    const prop = entryOf(shape.props, place.name);
    if (!prop) reportUnknownProp(node.name!, place, known, given, subject);
    else {
      const value = readValue(attribute.value, place);
      if (value) checkValue(value, prop.shape, `${place.name}\` of <${node.name}>`, subject);
      else
        findings.add(place, {
          message: `the value of \`${place.name}\` of <${node.name}> is code`,
          expected: "words in quotes, or a number, true, false or a list in braces",
          fix: "write the value itself; for a figure, write the name of its fact",
        });
    }
  }
  const names = node.attributes.flatMap(({ name }) => name ?? []);
  for (const name of missingProps(shape.props, names))
    findings.add(tag.nameStart - 1, {
      message: `<${node.name}> has no \`${name}\``,
      expected: `${name}="..."`,
      fix: `add \`${name}\`; content/README.md shows how`,
    });
  checkAlt(node, shape, tag, subject);
}

/** Checks that a picture has alternative text, or `alt=""` if it is decorative. WCAG 2.2, 1.1.1. */
function checkAlt(node: Element, shape: ComponentShape, tag: Tag, { findings }: Subject): void {
  const picture = tag.attributes.find(({ name }) => entryOf(shape.props, name)?.shape.kind === "media");
  if (!picture || !shape.props.alt) return;
  const alt = node.attributes.find(({ name }) => name === "alt");
  if (typeof alt?.value === "string") checkAltText(alt.value, tag.nameStart - 1, findings);
  // A mistyped `alt` is reported as an unknown prop.
  if (alt || tag.attributes.some(({ name }) => typosBetween(name, "alt") === 1)) return;
  findings.add(tag.nameStart - 1, {
    message: `the picture of <${node.name}> has no \`alt\``,
    expected: 'alt with a description of the picture, or alt="" if it is decorative',
    fix: 'add alt="what it shows" or alt=""',
    repair: suggestedFix({ start: picture.end, end: picture.end, text: ' alt=""' }),
  });
}

/** Suggests to remove a prop with the space before it. */
const remove = ({ start, end }: AttributePlace, text: string) =>
  suggestedFix({ start: text.slice(0, start).trimEnd().length, end, text: "" });

function reportUnknownProp(
  name: string,
  place: AttributePlace,
  known: readonly string[],
  given: ReadonlySet<AttributePlace>,
  { findings, document }: Subject,
): void {
  const open = known.filter((prop) => ![...given].some((one) => one.name === prop));
  findings.add(place, {
    message: `<${name}> has no prop \`${place.name}\``,
    expected: known.length ? `one of ${known.join(", ")}` : `<${name}> without props`,
    fix: suggest(place.name, open, "remove it"),
    repair:
      fixTypo(place.name, open, (text) => [{ start: place.start, end: place.nameEnd, text }]) ??
      remove(place, document.text),
  });
}

function readValue(value: unknown, place: AttributePlace): Literal | undefined {
  if (value === null || value === undefined) return { value: true, start: place.start, end: place.end };
  if (typeof value === "string") return { value, start: place.valueStart, end: place.end };
  const [statement] = (value as { data?: { estree?: Program } }).data?.estree?.body ?? [];
  return statement?.type === "ExpressionStatement" ? literalOf(statement.expression) : undefined;
}
