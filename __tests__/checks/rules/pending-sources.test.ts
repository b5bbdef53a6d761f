import { checkPendingSources } from "../../../src/checks/rules/pending-sources";
import { clinic } from "../../../src/content/schema/types/clinic";
import { messagesIn, textDocument } from "./text-document";

const figures = { "a.known": { source: { url: "/x" } }, "a.open": { source: "pending" } } as never;
const check = (text: string) =>
  messagesIn(text, (findings) => checkPendingSources(textDocument(clinic, "a.mdx", text), figures, findings));

it.each([
  "From {a.known}. [Source pending](/our-numbers#plans)",
  '{a.open}, <Stat value="a.known" />: its [source is still pending](/our-numbers).',
])("reports the note in: %s", (text) => {
  expect(check(text)).toEqual([expect.stringMatching(`^${text.indexOf("[") + 1} .*\`a\\.known\` has one`)]);
});

it.each([
  "{a.known}, {a.open}: [source pending](/our-numbers#plans)",
  '{a.known}. The source of "low" is [still pending](/our-numbers#claims).',
  "{a.known}, [pending](/faq), see [our numbers](/our-numbers)",
  "[Source pending](/our-numbers), a.unknown",
])("accepts: %s", (text) => expect(check(text)).toEqual([]));
