import { snippetsText } from "../../../../src/tools/cli/generate/snippets";

const facts = new Map([["apr.min", { name: "apr.min", text: "9.74%" }]]);
const card = {
  name: "Card",
  description: "A card.",
  examples: [{ caption: "", mdx: '<Card fact="{apr.min}">\n  Words\n</Card>' }],
};
const snippets = JSON.parse(snippetsText(facts, [card] as never)) as Record<
  string,
  { prefix: string; body: string | string[]; description: string }
>;

it("a fact is completed by its name, and shows its present value", () =>
  expect(snippets["fact apr.min"]).toMatchObject({
    prefix: "apr.min",
    body: "{apr.min\\}",
    description: "9.74%",
  }));

it("frontmatter has every required field of its type between its rules, with what to write", () => {
  const { body } = snippets["careers frontmatter"]!;
  expect([body[0], body.at(-1)]).toEqual(["---", "---"]);
  expect(body).toContainEqual(expect.stringMatching(/^slug: \$\{\d+:a slug such as/));
});

it("an optional field is completed by its own name", () =>
  expect(snippets["faq was"]).toMatchObject({ prefix: "was", description: "content/faq" }));

it("a component is completed with its example", () =>
  expect(snippets["component Card"]).toMatchObject({
    prefix: "<Card",
    body: ['<Card fact="{apr.min\\}">', "  Words", "</Card>"],
  }));
