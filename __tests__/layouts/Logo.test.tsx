import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import { Logo } from "../../src/layouts/Logo";
import { facts, onSite } from "../support/jest/on-site";

it("the logo is named by the company's name, and its outlines in the sprite draw that name", () => {
  onSite(<Logo />);
  const name = facts.get("company.product")!.text;
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/");
  expect(readFileSync("static/sprite.svg", "utf8")).toContain(`<title>${name}</title>`);
});
