import { screen, within } from "@testing-library/react";
import { LeaderGrid } from "../../../src/sections/media/LeaderGrid";
import { MonthGallery, monthOf } from "../../../src/sections/media/MonthGallery";
import { SocialGallery } from "../../../src/sections/media/SocialGallery";
import { answerQuery, forgetQueries } from "../../support/jest/gatsby";
import { data, onAPage } from "../plans/on-a-page";

const image = (name: string) => ({
  gatsbyImageData: {
    layout: "constrained",
    width: 320,
    height: 320,
    images: {
      sources: [{ type: "image/webp", srcSet: `/${name}.webp 320w`, sizes: "10vw" }],
      fallback: { src: `/${name}.png`, srcSet: `/${name}.png 320w`, sizes: "10vw" },
    },
  },
});
afterEach(forgetQueries);

/** Renders what must stop the build, without React's own words about it. */
function expectToThrow(element: JSX.Element, message: string): void {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => onAPage(element)).toThrow(message);
  errors.mockRestore();
}

describe("LeaderGrid", () => {
  const leaders = data.leaders!.leaders;

  it("shows five executives, each with name, position, description and portrait (R148)", () => {
    const picture = (name: string) => ({ publicURL: null, childImageSharp: image(name) });
    answerQuery("LeaderGrid", {
      leaders: { nodes: leaders.map((leader) => ({ ...leader, picture: picture(leader.name) })) },
    });
    onAPage(<LeaderGrid />);
    const items = screen.getAllByRole("listitem");
    expect(items).toHaveLength(5);
    items.forEach((item, index) => {
      const { name, position, description, alt } = leaders[index]!;
      expect(within(item).getByRole("heading", { level: 3, name })).toBeInTheDocument();
      expect(item).toHaveTextContent(position);
      expect(item).toHaveTextContent(description.replace(/\s+/g, " ").trim());
      const portrait = within(item).getByRole("img", { name: alt });
      expect(portrait).toHaveAttribute("src", `/${name}.png`);
      expect(portrait).toHaveAttribute("width", "320");
    });
  });

  it("takes a vector portrait too, with its size", () => {
    answerQuery("LeaderGrid", {
      leaders: {
        nodes: [{ ...leaders[0], picture: { publicURL: "/static/leader-1.svg", childImageSharp: null } }],
      },
    });
    onAPage(<LeaderGrid />);
    const portrait = screen.getByRole("img", { name: leaders[0]!.alt });
    expect(portrait).toHaveAttribute("src", "/static/leader-1.svg");
    expect(portrait).toHaveAttribute("width", "400");
    expect(portrait).toHaveAttribute("height", "440");
  });
});

describe("MonthGallery", () => {
  const names = Array.from({ length: 12 }, (_, month) => `month-${String(month + 1).padStart(2, "0")}`);

  it("shows a tile a month with the month's name and no number (R147, C19)", () => {
    answerQuery("MonthGallery", {
      tiles: { nodes: names.map((name) => ({ name, publicURL: `/static/${name}.svg` })) },
    });
    onAPage(<MonthGallery />);
    const months = names.map((_, month) => new Date(2026, month).toLocaleString("en-US", { month: "long" }));
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(months);
    expect(screen.getAllByRole("listitem")[11]!.querySelector("img")).toHaveAttribute(
      "src",
      "/static/month-12.svg",
    );
  });

  it.each(["month-00", "month-13", "month-1", "tile"])("stops the build at a tile named %s", (name) => {
    expect(() => monthOf(name)).toThrow(`content/media/quilt/${name}.svg is not named after a month`);
  });
});

describe("SocialGallery", () => {
  const tiles = (count: number) =>
    answerQuery("SocialGallery", {
      tiles: {
        nodes: Array.from({ length: count }, (_, index) => ({
          name: `tile-${index + 1}`,
          childImageSharp: image(`tile-${index + 1}`),
        })),
      },
    });

  it("shows exactly five pictures, in one link to Instagram that its words name (R140)", () => {
    tiles(5);
    const { container } = onAPage(<SocialGallery>Follow us on Instagram</SocialGallery>);
    const link = screen.getByRole("link", { name: "Follow us on Instagram" });
    expect(link).toHaveAttribute("href", "https://instagram.example/wrenfield");
    expect([...link.querySelectorAll("img")].map((picture) => picture.getAttribute("src"))).toEqual(
      [1, 2, 3, 4, 5].map((tile) => `/tile-${tile}.png`),
    );
    expect(container.querySelectorAll("img:not([width])")).toHaveLength(0);
  });

  it.each([4, 6])("stops the build at %i pictures (R140)", (count) => {
    tiles(count);
    expectToThrow(
      <SocialGallery>Follow us</SocialGallery>,
      `content/media/social holds ${count} PNG pictures; the gallery shows exactly 5.`,
    );
  });
});
