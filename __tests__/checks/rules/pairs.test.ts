import { checkPairs } from "../../../src/checks/rules/pairs";
import { messagesIn } from "./text-document";

const found = (source: string) => messagesIn(source, (findings) => checkPairs(source, 0, findings));

it.each([
  ["Bring it (the one with your name.", "10 this parenthesis is not closed in its paragraph"],
  ["Bring it, your name) too.", "20 this parenthesis is closed, but not opened in its paragraph"],
  ["Read [[our FAQ](/faq).", "6 this bracket is not closed in its paragraph"],
  ["Read our FAQ](/faq).", "13 this bracket is closed, but not opened in its paragraph"],
  ["Read [our FAQ]((/faq).", "15 this parenthesis is not closed in its paragraph"],
  ['Ask "your clinic.', "5 this quotation mark is alone in its paragraph"],
  ["Ask &quot;your clinic.", "5 this quotation mark is alone in its paragraph"],
])("reports a sign without its other half: %s", (source, problem) =>
  expect(found(source)).toEqual([problem]),
);

it.each([
  'Your "card" (the one with your name (in full, on [the front](/faq))).',
  "Either a) write, or b) call, or ii) come.",
  "[An article](https://a.example/x_(y)) and {phone.support} {/* :) */}",
  'Written \\", \\[ and \\( alone.',
])("reports no pair, number of a list, address, comment or escaped sign: %s", (source) =>
  expect(found(source)).toEqual([]),
);
