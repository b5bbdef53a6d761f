import { screen } from "@testing-library/react";
import { Button, ButtonLink, buttonLooks, buttonSizes } from "../../src/components/Button";
import { onSite } from "../support/jest/on-site";

const sizes = Object.keys(buttonSizes) as (keyof typeof buttonSizes)[];
const style = (size?: keyof typeof buttonSizes) => {
  const { unmount } = onSite(<Button size={size}>Go</Button>);
  const { minHeight, fontSize } = getComputedStyle(screen.getByRole("button"));
  unmount();
  return { minHeight, fontSize };
};

describe("Button", () => {
  it("tiny, small, normal and large, each higher than the one before (R495)", () => {
    expect(sizes).toEqual(["tiny", "small", "normal", "large"]);
    const heights = sizes.map((size) => parseInt(style(size).minHeight));
    expect(heights).toEqual(sizes.map((size) => buttonSizes[size].height));
    expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
  });

  it("is normal and primary unless told otherwise", () => {
    expect(style()).toEqual(style("normal"));
    onSite(<Button>Go</Button>);
    expect(getComputedStyle(screen.getByRole("button")).background).toBe("rgb(14, 107, 100)");
  });

  it("every look differs from the others", () => {
    const looks = (Object.keys(buttonLooks) as (keyof typeof buttonLooks)[]).map((look) => {
      const { unmount } = onSite(<Button look={look}>Go</Button>);
      const { background, color, borderColor } = getComputedStyle(screen.getByRole("button"));
      unmount();
      return `${background} ${color} ${borderColor}`;
    });
    expect(new Set(looks).size).toBe(looks.length);
  });

  it("keeps its own settings out of the page's markup", () => {
    onSite(
      <ButtonLink to="/faq" size="large" look="promo" wideOnPhone>
        Go
      </ButtonLink>,
    );
    expect(screen.getByRole("link").getAttributeNames().sort()).toEqual(["class", "href"]);
  });

  it("text is never smaller than 14 px", () => {
    for (const { text } of Object.values(buttonSizes)) expect(text).toBeGreaterThanOrEqual(14);
  });
});
