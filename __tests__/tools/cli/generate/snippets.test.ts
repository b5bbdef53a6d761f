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

it("completes a fact by its name, and shows its current value", () =>
  expect(snippets["fact apr.min"]).toMatchObject({
    prefix: "apr.min",
    body: "{apr.min\\}",
    description: "9.74%",
  }));

it("completes frontmatter with every required field of its type, and describes what to write", () => {
  const { body } = snippets["careers frontmatter"]!;
  expect([body[0], body.at(-1)]).toEqual(["---", "---"]);
  expect(body).toContainEqual(expect.stringMatching(/^slug: \$\{\d+:a slug such as/));
});

it("completes an optional field by its name", () =>
  expect(snippets["faq was"]).toMatchObject({ prefix: "was", description: "content/faq" }));

it("completes a component with its example", () =>
  expect(snippets["component Card"]).toMatchObject({
    prefix: "<Card",
    body: ['<Card fact="{apr.min\\}">', "  Words", "</Card>"],
  }));
