import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { ActionButton, ButtonLink, buttonLooks, buttonSizes } from "../../src/components/Button";
import { Term } from "../../src/components/Definitions";
import { FeatureIcon } from "../../src/components/FeatureIcon";
import { Icon } from "../../src/components/Icon";
import { featureIconNames } from "../../src/content/schema/feature-icon-names";
import { iconPaths } from "../../src/components/icon-paths";
import { Picture, type PictureProps } from "../../src/components/Picture";
import { DocumentHtml, Html } from "../../src/components/Prose";
import { teal } from "../../src/design/color";
import { Band, tones } from "../../src/components/Band";
import { onSite } from "../support/jest/on-site";

describe("Picture", () => {
  const image = {
    width: 640.4,
    height: 360.6,
    layout: "constrained",
    images: {
      fallback: { src: "/a.jpg", srcSet: "/a.jpg 640w", sizes: "100vw" },
      sources: [
        { type: "image/avif", srcSet: "/a.avif 640w", sizes: "100vw" },
        { type: "image/webp", srcSet: "/a.webp 640w" },
      ],
    },
  } as PictureProps["image"];

  it("has every format, best first, and its size in whole pixels", () => {
    const { container } = render(<Picture image={image} alt="A hill" />);
    expect(
      [...container.querySelectorAll("source")].map((source) => [source.type, source.srcset, source.sizes]),
    ).toEqual([
      ["image/avif", "/a.avif 640w", "100vw"],
      ["image/webp", "/a.webp 640w", ""],
    ]);
    const img = screen.getByRole("img", { name: "A hill" });
    for (const [name, value] of Object.entries({ width: "640", height: "361", src: "/a.jpg" }))
      expect(img).toHaveAttribute(name, value);
    expect(container.innerHTML).not.toContain("style=");
  });

  it("loads when it is near the viewport, or immediately if it is eager", () => {
    const attributes = (eager?: boolean) => {
      const { container, unmount } = render(<Picture image={image} alt="" eager={eager} />);
      const img = container.querySelector("img")!;
      unmount();
      return [img.getAttribute("loading"), img.getAttribute("fetchpriority")];
    };
    expect(attributes()).toEqual(["lazy", null]);
    expect(attributes(true)).toEqual(["eager", "high"]);
  });

  it("has no role if it is decorative", () => {
    render(<Picture image={image} alt="" />);
    expect(screen.queryByRole("img")).toBeNull();
  });
});

describe("icons", () => {
  it("are hidden from screen readers and have the requested size", () => {
    const { container } = render(
      <>
        <Icon name="x" size={14} />
        <FeatureIcon name="snowflake" tone="purple" />
      </>,
    );
    const drawings = [...container.querySelectorAll("svg")];
    expect(drawings.map((svg) => [svg.getAttribute("width"), svg.getAttribute("aria-hidden")])).toEqual([
      ["14", "true"],
      ["32", "true"],
    ]);
    expect(drawings[0]!.querySelector("path")).not.toBeNull();
    expect(drawings[1]!.querySelector("use")).toHaveAttribute("href", "/feature-icons.svg#snowflake");
  });

  it.each(Object.entries(iconPaths))("%s is drawn", (_name, paths) =>
    expect(paths).toMatch(/^<(path|g|circle)/),
  );

  const logos = ["instagram", "facebook", "linkedin", "youtube"].map((name) => `${name}-logo`);
  it.each([
    ["each feature", "static/feature-icons.svg", featureIconNames],
    ["each social network (R099)", "static/sprite.svg", logos],
  ])("have a drawing for %s, in a file that names their license", (_of, file, names) => {
    const sprite = readFileSync(file, "utf8");
    expect(sprite).toContain("<!-- Icons: Phosphor Icons, MIT License,");
    for (const name of names) expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 256 256"><path`);
  });
});

describe("Band (R263)", () => {
  it("has its id, and marks the dark tone for its focus ring", () => {
    const { container } = render(
      <>
        <Band id="cost">A</Band>
        <Band tone="dark">B</Band>
      </>,
    );
    const [plain, dark] = [...container.querySelectorAll("section")];
    expect(plain!.getAttributeNames().sort()).toEqual(["class", "id"]);
    expect(plain!.id).toBe("cost");
    expect(dark!.getAttributeNames().sort()).toEqual(["class", "data-on-dark"]);
  });

  it("has a different background for each tone", () => {
    const backgrounds = Object.values(tones).map(({ background }) => background);
    expect(new Set(backgrounds).size).toBe(backgrounds.length);
  });
});

it("the markup of a document is unchanged", () => {
  const { container } = render(<DocumentHtml html='<h2 id="a">A</h2>' className="mine" />);
  expect(container.querySelector(".mine > h2#a")).toHaveTextContent("A");
});

it.each([
  ["a table", "<table><tbody><tr><td>A</td></tr></tbody></table>", "td", { verticalAlign: "top" }],
  ["a disclosure", '<div class="disclosure">A</div>', ".disclosure", { lineHeight: "1.5" }],
  ["a quotation", "<blockquote>A</blockquote>", "blockquote", { paddingLeft: "20px" }],
  ["a heading", '<p>B</p><h3 id="a">A</h3>', "#a", { lineHeight: "1.2" }],
])("%s has its styles in a short text and in a document", (_, html, element, styles) => {
  for (const Text of [Html, DocumentHtml]) {
    const { container, unmount } = render(<Text html={html} />);
    expect(container.querySelector(element)).toHaveStyle(styles);
    unmount();
  }
});

describe("ActionButton", () => {
  const sizes = Object.keys(buttonSizes) as (keyof typeof buttonSizes)[];
  const style = (size?: keyof typeof buttonSizes) => {
    const { unmount } = onSite(<ActionButton size={size}>Go</ActionButton>);
    const { minHeight, fontSize } = getComputedStyle(screen.getByRole("button"));
    unmount();
    return { minHeight, fontSize };
  };

  it("is tiny, small, normal or large, each higher than the one before (R495)", () => {
    expect(sizes).toEqual(["tiny", "small", "normal", "large"]);
    const heights = sizes.map((size) => parseInt(style(size).minHeight));
    expect(heights).toEqual(sizes.map((size) => buttonSizes[size].height));
    expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
  });

  it("is normal and primary by default", () => {
    expect(style()).toEqual(style("normal"));
    onSite(<ActionButton>Go</ActionButton>);
    expect(screen.getByRole("button")).toHaveStyle({ background: teal[600] });
  });

  it("differs in every look", () => {
    const looks = (Object.keys(buttonLooks) as (keyof typeof buttonLooks)[]).map((look) => {
      const { unmount } = onSite(<ActionButton look={look}>Go</ActionButton>);
      const { background, color, borderColor } = getComputedStyle(screen.getByRole("button"));
      unmount();
      return `${background} ${color} ${borderColor}`;
    });
    expect(new Set(looks).size).toBe(looks.length);
  });

  it("does not render its own props as attributes", () => {
    onSite(
      <ButtonLink to="/faq" size="large" look="promo" wideOnPhone>
        Go
      </ButtonLink>,
    );
    expect(screen.getByRole("link").getAttributeNames().sort()).toEqual(["class", "href"]);
  });

  it("has text of at least 14 px", () => {
    for (const { text } of Object.values(buttonSizes))
      expect(parseFloat(text) * 16).toBeGreaterThanOrEqual(14);
  });
});

it("a marked term opens its definition, and keeps the marks that touch it in one box that lines do not break", () => {
  const show = (before: string, after: string) =>
    render(
      <p>
        <Term slug="apr" note="1" before={before} after={after}>
          APR
        </Term>
      </p>,
    ).container.querySelector("p")!;
  const [whole] = show("(", "),").children;
  expect(whole).toHaveTextContent("(APR),");
  expect(whole).toHaveStyle({ display: "inline-block" });
  expect(whole!.querySelector("button")).toHaveAttribute("popovertarget", "term-apr");
  expect(show("", ".")).toHaveTextContent("APR.");
  expect(show("", "").firstElementChild!.tagName).toBe("BUTTON");
});
