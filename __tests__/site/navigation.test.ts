import * as navigation from "../../src/site/navigation";

const menus = [...navigation.desktopMenus, ...navigation.drawerTabs, ...navigation.footerColumns];
const links = [
  ...menus.flatMap(({ children }) => children),
  ...navigation.footerSmallPrint,
  ...navigation.hiddenFooterLinks,
  ...navigation.socialLinks,
];

it("a menu has links as children, and each link has a label and an address (R275)", () => {
  expect(menus.every(({ label, children }) => label && children.length > 1)).toBe(true);
  // A path of this site, or the name of a link in content/facts/links.yaml.
  for (const link of links)
    expect(link).toEqual({
      label: expect.stringMatching(/\w/),
      to: expect.stringMatching(/^(?:\/|link:\w)/),
    });
});

it("no menu has two links to the same address", () => {
  for (const { children } of menus) expect(new Set(children.map(({ to }) => to)).size).toBe(children.length);
});
