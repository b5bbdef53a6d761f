import { screen } from "@testing-library/react";
import { onSite } from "../support/jest/on-site";
import { Definitions } from "../../src/components/Definitions";

const term = {
  slug: "ivf",
  term: "IVF",
  stands: "in vitro fertilization",
  definition: "A treatment.",
  explained: "/faq/ivf",
};

it("each definition is a popover that a marked term opens by its id, with a number for print", () => {
  onSite(
    <Definitions terms={[term, { ...term, slug: "apr", term: "APR", stands: null }]} prefix="loan-terms" />,
  );
  const [first, second] = [...document.querySelectorAll("[popover]")];
  expect(first).toHaveAttribute("id", "loan-terms-ivf");
  expect(first).toHaveTextContent("IVF (in vitro fertilization): A treatment.");
  expect(second).toHaveAttribute("data-note", "2");
  expect(second).toHaveTextContent("APR: A treatment.");
  expect(screen.getByRole("link", { name: "Read more about IVF" })).toHaveAttribute("href", "/faq/ivf");
});

it("without terms there is nothing", () => {
  const { container } = onSite(<Definitions terms={[]} />);
  expect(container).toBeEmptyDOMElement();
});
