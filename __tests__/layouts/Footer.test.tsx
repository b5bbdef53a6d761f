import { screen } from "@testing-library/react";
import { Footer } from "../../src/layouts/Footer";
import { facts, linksIn, onSite } from "../support/jest/on-site";

it("Footer has the investor link only if its flag is on (R116)", () => {
  const { unmount } = onSite(<Footer pagePath="/about" />);
  expect(screen.queryByRole("link", { name: "Investors" })).toBeNull();
  unmount();
  const { container } = onSite(<Footer pagePath="/about" />, { investorLink: true });
  expect(linksIn(container)).toContainEqual(["Investors", facts.get("investorSite")!.href]);
});
