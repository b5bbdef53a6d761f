import { breakpoints, from, until } from "../../src/design/breakpoints";
import * as color from "../../src/design/color";
import { minimumTarget } from "../../src/design/space";

it("width classes begin at the required widths (R312)", () =>
  expect(breakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1440 }));

it("a phone is xs or sm, a tablet md, a desktop lg or wider, and no width matches two of them or none (R313, R314, R315, R317)", () => {
  expect(from).toEqual({
    split: "@media (min-width: 43.75em)",
    tablet: "@media (min-width: 48em)",
    desktop: "@media (min-width: 62em)",
    wide: "@media (min-width: 75em)",
  });
  expect(until).toEqual({
    split: "@media (max-width: 43.74875em)",
    tablet: "@media (max-width: 47.99875em)",
    desktop: "@media (max-width: 61.99875em)",
  });
});

it("touch targets are at least 44 px", () => expect(minimumTarget).toBeGreaterThanOrEqual(44));

/** WCAG 2.x relative luminance and contrast. */
function contrast(a: string, b: string): number {
  const [light, dark] = [a, b]
    .map((hex) => {
      const parts = [1, 3, 5]
        .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
    })
    .sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

describe("colors (R496)", () => {
  const ramps = Object.entries(color).filter(([, value]) => typeof value === "object");

  it.each(ramps)("%s is a ramp of six-digit colors, from light to dark", (_name, ramp) => {
    const shades = Object.values(ramp);
    expect(shades.length).toBeGreaterThanOrEqual(7);
    for (const shade of shades) expect(shade).toMatch(/^#[0-9A-F]{6}$/);
    const whiteness = shades.map((shade) => contrast(shade, "#000000"));
    expect(whiteness).toEqual([...whiteness].sort((a, b) => b - a));
  });

  it.each([
    ["text on a button", color.white, color.teal[600], 4.5],
    ["text on a partner's button", color.white, color.purple[600], 4.5],
    ["text on the promo button", color.ink, color.orange[300], 4.5],
    ["links on the page", color.teal[700], color.gray[50], 4.5],
    ["body text", color.gray[700], color.gray[50], 4.5],
    ["the lightest text", color.gray[500], color.gray[100], 4.5],
    ["words on the dark band", color.teal[100], color.teal[900], 4.5],
    ["a control's border", color.controlBorder, color.white, 3],
    ["the focus ring", color.purple[600], color.white, 3],
    ["the focus ring on dark", color.orange[300], color.teal[900], 3],
  ])("%s has enough contrast", (_use, one, other, least) =>
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least),
  );
});
