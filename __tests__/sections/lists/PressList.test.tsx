import { render, screen } from "@testing-library/react";
import { PressList } from "../../../src/sections/lists/PressList";
import { answerQuery } from "../../support/jest/gatsby";

describe("PressList", () => {
  const articles = [
    {
      title: "Now",
      outlet: "vesper",
      date: "2026-02-03",
      link: "https://vesper.example/now",
      historical: false,
      html: "<p>New.</p>",
    },
    {
      title: "Then",
      outlet: "vesper",
      date: "2017-02-03",
      link: "https://vesper.example/then",
      historical: true,
      html: "<p>Old.</p>",
    },
  ];
  const logos = [
    {
      key: "vesper",
      name: "Vesper",
      alt: "Vesper",
      width: 10,
      height: 5,
      picture: { publicURL: "/vesper.svg" },
    },
  ];
  const show = () => {
    answerQuery("PressList", { articles: { nodes: articles }, logos: { nodes: logos } });
    render(<PressList />);
    return screen
      .getAllByRole("link")
      .map((link) => [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]);
  };

  it("logo, title, summary, date and link; past prices are dated (R213, R219)", () => {
    show();
    const [now, then] = screen.getAllByRole("article");
    expect(now).toHaveTextContent(/3 February 2026Now.*New\..*Read the article: Now, Vesper/);
    expect(now!.querySelector("img")).toHaveAttribute("alt", "Vesper");
    expect(now).not.toHaveTextContent("no longer offered");
    expect(then).toHaveTextContent("Prices in this article are from 2017 and are no longer offered.");
  });

  it("a link for the same tab and one for a new tab; the stylesheet shows one (browser/press.spec.ts) (R214, R215, C22)", () => {
    expect(show()).toEqual(
      articles.flatMap(({ link }) => [
        [link, null, null],
        [link, "_blank", "noopener"],
      ]),
    );
  });
});
