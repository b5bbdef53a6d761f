import { screen } from "@testing-library/react";
import { onSite } from "../../support/jest/on-site";
import { answerQuery } from "../../support/jest/gatsby";
import { GlossaryList } from "../../../src/sections/lists/GlossaryList";

it("lists terms under their letters, with ids for links and the page that explains each", () => {
  const node = (slug: string, term: string) => ({
    slug,
    term,
    stands: null,
    definition: "Plain.",
    explained: "/faq",
  });
  const nodes = [node("ach", "ACH"), node("apr", "APR"), node("ivf", "IVF")];
  answerQuery("GlossaryList", { glossary: { nodes } });
  onSite(<GlossaryList />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["A", "I"]);
  expect(screen.getByText("ACH")).toHaveAttribute("id", "ach");
  expect(screen.getByRole("navigation", { name: "Letters" })).toHaveTextContent("AI");
  expect(screen.getByRole("link", { name: /^Explained in full ?: IVF$/ })).toHaveAttribute("href", "/faq");
});
