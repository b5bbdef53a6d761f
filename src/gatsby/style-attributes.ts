/** Elements with style attributes of Gatsby; src/design/global.tsx has the same rules in the page's style sheet. */
const gatsbyElements = /<div\b[^<>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^<>]*>/g;

/**
 * Removes the style attributes of the two elements that Gatsby adds to every page, because the content security policy
 * allows none (src/hosting/policy/content-security-policy.ts). React does not change attributes during hydration.
 * @param html as React rendered it, with every `<` and `"` in attribute values escaped
 */
export const withoutStyleAttributes = (html: string): string =>
  html.replace(gatsbyElements, (tag) => tag.replace(/ style="[^"]*"/, ""));
