import { render, screen, within } from "@testing-library/react";
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
      featured: false,
      html: "<p>New.</p>",
    },
    {
      title: "Then",
      outlet: "vesper",
      date: "2017-02-03",
      link: "https://vesper.example/then",
      historical: true,
      featured: false,
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
      .getAllByRole("article")
      .flatMap((article) => within(article).getAllByRole("link"))
      .map((link) => [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]);
  };

  it("logo, title, summary, date and link; past prices are dated (R213, R219)", () => {
    show();
    const [now, then] = screen.getAllByRole("article");
    expect(now).toHaveTextContent(/3 February 2026Now.*New\..*Read the article: Now/);
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

  it("a heading for each year, the newest first, and a link to each; featured articles stand above as well", () => {
    articles[1]!.featured = true;
    show();
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Featured", "2026", "2017"]);
    const years = within(screen.getByRole("navigation", { name: "Years" })).getAllByRole("link");
    expect(years.map((year) => year.getAttribute("href"))).toEqual(["#y2026", "#y2017"]);
    expect(
      screen.getAllByRole("article").map((article) => within(article).getByRole("heading").textContent),
    ).toEqual(["Then", "Now", "Then"]);
  });
});
