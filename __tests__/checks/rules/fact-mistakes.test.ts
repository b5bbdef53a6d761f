import { checkFactMistakes } from "../../../src/checks/rules/fact-mistakes";
import type { Facts } from "../../../src/content/facts/substitute";
import { messagesIn } from "./text-document";

const facts: Facts = new Map(
  Object.entries({
    "loan.min": "$5,000",
    "apr.min": "9.74%",
    "call.time": "2 minutes",
    "call.inquiry": "a hard inquiry",
    "mail.press": "press@wrenfield.example",
  }).map(([name, text]) => [name, { name, text }]),
);

const check = (text: string) => messagesIn(text, (findings) => checkFactMistakes(facts, findings));

it.each<[string, string]>([
  ["From ${loan.min}.", '6 `{loan.min}` is "$5,000" already, so visitors would read "$" twice'],
  ["At ${apr.min}.", '4 `{apr.min}` is "9.74%", so visitors would read "$9.74%"'],
  ["At {apr.min}%.", '4 `{apr.min}` is "9.74%" already, so visitors would read "%" twice'],
  ["At {apr.min} percent.", '4 `{apr.min}` is "9.74%" already, so visitors would read "percent" twice'],
  [
    "In {call.time} minutes.",
    '4 `{call.time}` is "2 minutes" already, so visitors would read "minutes" twice',
  ],
  ["To {loan.min}.00.", '4 `{loan.min}` is "$5,000", so visitors would read "$5,000.00"'],
  ["To {loan.min}k.", '4 `{loan.min}` is "$5,000", so visitors would read "$5,000k"'],
  ["In about{call.time}.", '9 `{call.time}` is "2 minutes", so visitors would read "about2 minutes"'],
  ["In {call.time}online.", '4 `{call.time}` is "2 minutes", so visitors would read "2 minutesonline"'],
  [
    "It is a {call.inquiry}.",
    '9 `{call.inquiry}` is "a hard inquiry", so visitors would read "a a hard inquiry"',
  ],
  [
    "It is the {call.inquiry}.",
    '11 `{call.inquiry}` is "a hard inquiry", so visitors would read "the a hard inquiry"',
  ],
  ["{apr.min} to {apr.min}", '1 the fact `apr.min` is on both sides of "{apr.min} to {apr.min}"'],
  ["{apr.min} and {apr.min}", '1 the fact `apr.min` is on both sides of "{apr.min} and {apr.min}"'],
  ["{apr.min} {apr.min}", '1 the fact `apr.min` is on both sides of "{apr.min} {apr.min}"'],
  ['title="At {{apr.min}}"', "11 the braces of `{{apr.min}}` are doubled"],
  ["text: At {apr.min. So", "10 the brace of `{apr.min` is not closed"],
])("reports a wrong fact in: %s", (text, message) => expect(check(text)).toEqual([message]));

it.each([
  "From {loan.min} to {loan.min2}, at {apr.min} APR, and {loan.min} at least.",
  "In {call.time}, and minutes later.",
  "{ call.time } and $5 of others",
  "A {note.that is no fact}",
  "[{mail.pres}](link:mail.press)",
  "About {call.time}, the {apr.min} APR, {loan.min} ({apr.min}), and {call.inquiry}",
])("reports nothing in: %s", (text) => expect(check(text)).toEqual([]));
