import "../carousel/browser";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { FactsProvider } from "../../../src/components/FactsContext";
import { Art } from "../../../src/sections/media/Art";
import { LeaderGrid } from "../../../src/sections/media/LeaderGrid";
import { MediaProvider } from "../../../src/sections/media/MediaContext";
import { MonthGallery, monthOf } from "../../../src/sections/media/MonthGallery";
import { SocialGallery } from "../../../src/sections/media/SocialGallery";
import { VideoPlayer } from "../../../src/sections/media/VideoPlayer";
import { readData } from "../../support/facts";
import { answerQuery, forgetQueries } from "../../support/jest/gatsby";
import { onSite } from "../../support/jest/on-site";
import { expectToThrow, facts, itemTexts, onAPage } from "../plans/on-a-page";

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

it.each([
  ["vector", null],
  ["raster", image("a").gatsbyImageData as never],
])("calm view hides a %s picture exactly if its class is `family`", (_, data) => {
  for (const isFamily of [true, false]) {
    const picture = { name: "social/a.png", url: "/a.svg", size: null, image: data, isFamily };
    const { container, unmount } = onSite(
      <MediaProvider media={[picture]}>
        <Art image="social/a.png" />
      </MediaProvider>,
    );
    expect(container.querySelectorAll("[data-family]")).toHaveLength(isFamily ? 1 : 0);
    unmount();
  }
});

describe("LeaderGrid", () => {
  const { leaders } = readData("leaders");
  /** Shows the first executives, with these portraits. */
  const show = (pictures: object[]) => {
    const nodes = pictures.map((picture, index) => ({ ...leaders[index], picture }));
    answerQuery("LeaderGrid", { leaders: { nodes } });
    onAPage(<LeaderGrid />);
  };

  it("shows five executives, each with name, position, description and portrait (R148)", () => {
    show(leaders.map(({ name }) => ({ publicURL: null, childImageSharp: image(name) })));
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

  it("accepts a vector portrait, with its size", () => {
    show([{ publicURL: "/static/leader-1.svg", childImageSharp: null }]);
    const portrait = screen.getByRole("img", { name: leaders[0]!.alt });
    expect(portrait).toHaveAttribute("src", "/static/leader-1.svg");
    expect(portrait).toHaveAttribute("width", "400");
    expect(portrait).toHaveAttribute("height", "440");
  });
});

describe("MonthGallery", () => {
  const names = Array.from({ length: 12 }, (_, month) => `month-${String(month + 1).padStart(2, "0")}`);

  it("shows one tile per month with the month's name and no number (R147, C19)", () => {
    const nodes = names.map((name) => ({ name, publicURL: `/static/${name}.svg` }));
    answerQuery("MonthGallery", { tiles: { nodes } });
    onAPage(<MonthGallery />);
    const months = names.map((_, month) => new Date(2026, month).toLocaleString("en-US", { month: "long" }));
    expect(itemTexts()).toEqual(months);
    const december = document.querySelector("li:last-of-type img");
    expect(december).toHaveAttribute("src", "/static/month-12.svg");
  });

  it.each(["month-00", "month-13", "month-1", "tile"])("stops the build for a tile named %s", (name) => {
    expect(() => monthOf(name)).toThrow(`content/media/quilt/${name}.svg is not named after a month`);
  });
});

const tiles = (count: number) => {
  const names = Array.from({ length: count }, (_, index) => `tile-${index + 1}`);
  const nodes = names.map((name) => ({ name, childImageSharp: image(name) }));
  answerQuery("SocialGallery", { tiles: { nodes } });
};

it.each([4, 6])("SocialGallery stops the build for %i pictures (R140)", (count) => {
  tiles(count);
  expectToThrow(
    <SocialGallery>Follow us</SocialGallery>,
    `content/media/social has ${count} PNG pictures. Add or remove pictures: SocialGallery shows 5.`,
  );
});

describe("VideoPlayer", () => {
  const cuts = ["desktop", "tablet", "mobile"] as const;
  const all = [...cuts.map((cut) => `origin-${cut}.mp4`), "origin.vtt", "origin-poster.jpg"];
  function answer(bases = all): void {
    const isPoster = (base: string) => base.endsWith(".jpg");
    const files = bases.filter((base) => !isPoster(base));
    const posters = bases.filter(isPoster).map((base) => base.replace(".jpg", ""));
    answerQuery("VideoFiles", {
      files: { nodes: files.map((base) => ({ base, publicURL: `/static/${base}` })) },
      posters: { nodes: posters.map((name) => ({ name, childImageSharp: image("poster") })) },
    });
  }

  const player = (
    <VideoPlayer name="origin" title="How Wrenfield began">
      <p>The film is silent.</p>
    </VideoPlayer>
  );
  const video = () => document.querySelector("video")!;
  const playButton = () => screen.queryByRole("button", { name: "Play: How Wrenfield began" });

  let play: jest.SpyInstance;
  beforeEach(() => {
    answer();
    window.innerWidth = 1280;
    play = jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  });

  it("shows its poster and one button at first, and fetches nothing (R258, R310)", () => {
    onAPage(player);
    expect(playButton()).toBeInTheDocument();
    expect(video()).toHaveAttribute("poster", "/poster.png");
    expect(video()).toHaveAttribute("preload", "none");
    expect(video()).not.toHaveAttribute("src");
    expect(video().controls).toBe(false);
    expect(play).not.toHaveBeenCalled();
  });

  it("keeps playing and has controls if it was started just before hydration", () => {
    jest.spyOn(HTMLMediaElement.prototype, "paused", "get").mockReturnValue(false);
    onAPage(player);
    expect(playButton()).toBeNull();
    expect(video().controls).toBe(true);
    expect(video()).not.toHaveAttribute("src");
  });

  it("has a size, a name, and captions that are on by default", () => {
    onAPage(player);
    expect(video()).toHaveAttribute("width", "1280");
    expect(video()).toHaveAttribute("height", "720");
    expect(video()).toHaveAccessibleName("How Wrenfield began");
    const track = video().querySelector("track")!;
    expect(track).toHaveAttribute("kind", "captions");
    expect(track).toHaveAttribute("src", "/static/origin.vtt");
    expect(track.default).toBe(true);
  });

  it.each([
    [1201, cuts],
    [1200, ["tablet", "mobile", "desktop"]],
    [481, ["tablet", "mobile", "desktop"]],
    [480, ["mobile", "tablet", "desktop"]],
  ])("at %i px tries the cuts %j in order, and reports when none plays (R260, R261, C20)", (width, order) => {
    window.innerWidth = width;
    onAPage(player);
    fireEvent.click(playButton()!);
    for (const cut of order) {
      expect(video()).toHaveAttribute("src", `/static/origin-${cut}.mp4`);
      expect(screen.queryByRole("alert")).toBeNull();
      fireEvent.error(video());
    }
    expect(video()).not.toHaveAttribute("src");
    expect(screen.getByRole("alert")).toHaveTextContent(
      "The film does not play here. Its transcript is below.",
    );
    expect(play).toHaveBeenCalledTimes(3);
  });

  it("uses the width at the time of the click (R260)", () => {
    onAPage(player);
    window.innerWidth = 400;
    fireEvent.click(playButton()!);
    expect(video()).toHaveAttribute("src", "/static/origin-mobile.mp4");
  });

  it("can be focused once it has controls, and then has the focus of its button, which is removed", () => {
    onAPage(player);
    expect(video()).toHaveAttribute("tabindex", "-1");
    fireEvent.click(playButton()!);
    expect(video()).toHaveFocus();
    expect(video()).not.toHaveAttribute("tabindex");
  });

  it("plays another cut if there is none for this width (R261)", () => {
    answer(["origin-tablet.mp4", "origin.vtt", "origin-poster.jpg"]);
    onAPage(player);
    fireEvent.click(playButton()!);
    expect(video()).toHaveAttribute("src", "/static/origin-tablet.mp4");
  });

  it("stays usable when the browser refuses to play", async () => {
    play.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    onAPage(player);
    await act(async () => void fireEvent.click(playButton()!));
    expect(video().controls).toBe(true);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("has a collapsed transcript", () => {
    onAPage(player);
    const details = screen.getByText("Read the transcript").closest("details")!;
    expect(details).toHaveTextContent("The film is silent.");
    expect(details.open).toBe(false);
  });

  it("without scripts is the browser's own player, with the same widths", () => {
    const markup = renderToStaticMarkup(<FactsProvider facts={facts}>{player}</FactsProvider>);
    const plain = document.createElement("div");
    plain.innerHTML = /<noscript>(.*)<\/noscript>/s.exec(markup)![1]!;
    expect(plain.querySelector("video")!.controls).toBe(true);
    expect(plain.querySelector("video")).toHaveAttribute("controlslist", "nodownload");
    expect(plain.querySelector("video")).toHaveAttribute("aria-label", "How Wrenfield began");
    const captions = plain.querySelector("track[kind=captions][default]");
    expect(captions).toHaveAttribute("src", "/static/origin.vtt");
    const sources = [...plain.querySelectorAll("source")];
    expect(sources.map((source) => [source.getAttribute("src"), source.getAttribute("media")])).toEqual([
      ["/static/origin-desktop.mp4", "(min-width: 1200.02px)"],
      ["/static/origin-tablet.mp4", "(min-width: 480.02px)"],
      ["/static/origin-mobile.mp4", null],
    ]);
  });

  it.each([
    ["no cut", ["origin.vtt", "origin-poster.jpg"]],
    ["no captions", all.filter((base) => base !== "origin.vtt")],
    ["no poster", all.filter((base) => base !== "origin-poster.jpg")],
  ])("stops the build if there is %s", (_, bases) => {
    answer(bases);
    expectToThrow(player, "content/media/video needs origin-desktop.mp4");
  });
});
