import { act, render, screen } from "@testing-library/react";
import { PressList } from "../../src/mdx/lists/PressList";
import { resizeDebounce, useMatchesWidth } from "../../src/components/useMatchesWidth";
import { answerQuery } from "../support/jest/gatsby";

const renders: boolean[] = [];
function Wide({ width = 768 }: { width?: number }) {
  const matches = useMatchesWidth(width);
  renders.push(matches);
  return <p>{matches ? "wide" : "narrow"}</p>;
}
function resize(width: number): void {
  window.innerWidth = width;
  act(() => {
    window.dispatchEvent(new Event("resize"));
  });
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.getByRole("paragraph").textContent;

beforeEach(() => {
  jest.useFakeTimers();
  renders.length = 0;
  window.innerWidth = 1024;
});
afterEach(() => jest.useRealTimers());

describe("useMatchesWidth", () => {
  it("is narrow in the page as sent, and takes the window's width once it lives", () => {
    render(<Wide />);
    expect([renders[0], shown()]).toEqual([false, "wide"]);
  });

  it.each([[767, "narrow"], [768, "wide"]])("R313 R314: %d px is %s", (width, words) => {
    window.innerWidth = width;
    render(<Wide />);
    expect(shown()).toBe(words);
  });

  it("R316: follows a resize 200 ms after its last step", () => {
    expect(resizeDebounce).toBe(200);
    render(<Wide />);
    resize(500);
    wait(199);
    expect(shown()).toBe("wide");
    resize(480);
    wait(199);
    expect(shown()).toBe("wide");
    wait(1);
    expect(shown()).toBe("narrow");
  });

  it("stops listening when it goes", () => {
    const { unmount } = render(<Wide />);
    resize(500);
    unmount();
    const before = renders.length;
    wait(1000);
    resize(300);
    wait(1000);
    expect(renders).toHaveLength(before);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("PressList", () => {
  const articles = [
    { title: "Now", outlet: "vesper", date: "2026-02-03", link: "https://vesper.example/now", historical: false, html: "<p>New.</p>" },
    { title: "Then", outlet: "vesper", date: "2017-02-03", link: "https://vesper.example/then", historical: true, html: "<p>Old.</p>" },
  ];
  const logos = [{ key: "vesper", name: "Vesper", alt: "Vesper", width: 10, height: 5, picture: { publicURL: "/vesper.svg" } }];
  const show = (width: number) => {
    window.innerWidth = width;
    answerQuery("PressList", { articles: { nodes: articles }, logos: { nodes: logos } });
    render(<PressList />);
    return screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]);
  };

  it("R213 R219: logo, title, summary, date and link; past prices are dated", () => {
    show(1024);
    const [now, then] = screen.getAllByRole("article");
    expect(now).toHaveTextContent(/3 February 2026Now.*New\..*Read the article: Now, Vesper/);
    expect(now!.querySelector("img")).toHaveAttribute("alt", "Vesper");
    expect(now).not.toHaveTextContent("no longer offered");
    expect(then).toHaveTextContent("Prices in this article are from 2017 and are no longer offered.");
  });

  it("R214 C22: in the same tab on a small screen", () => {
    expect(show(767)).toEqual(articles.map(({ link }) => [link, null, null]));
  });

  it("R215: in a new one elsewhere", () => {
    expect(show(768)).toEqual(articles.map(({ link }) => [link, "_blank", "noopener"]));
  });
});
