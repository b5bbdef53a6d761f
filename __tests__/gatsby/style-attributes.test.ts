import { withoutStyleAttributes } from "../../src/gatsby/style-attributes";

describe("withoutStyleAttributes", () => {
  it("removes the style attributes of Gatsby's own elements", () => {
    const focus = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>x</p></div>';
    const announcer =
      '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>';
    expect(withoutStyleAttributes(focus)).toBe('<div tabindex="-1" id="gatsby-focus-wrapper"><p>x</p></div>');
    expect(withoutStyleAttributes(announcer)).toBe('<div id="gatsby-announcer" aria-live="assertive"></div>');
  });

  it("keeps other style attributes, which the browser test of the policy reports", () => {
    const other = '<div style="color:red"></div><div id="gatsby-focus-wrapper"></div>';
    expect(withoutStyleAttributes(other)).toBe(other);
  });
});
