/** What Gatsby styles by attribute; src/design/global.tsx says the same in the page's style sheet. */
const GATSBYS_OWN = /<div\b[^<>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^<>]*>/g;

/**
 * Takes the style attributes off the two elements Gatsby puts around every page: the content security policy allows
 * none (src/hosting/headers.ts). React leaves attributes as they are when a page comes alive.
 * @param html as React rendered it, every `<` and `"` of an attribute's value escaped.
 * @returns the markup without these attributes.
 */
export function withoutStyleAttributes(html: string): string {
  return html.replace(GATSBYS_OWN, (tag) => tag.replace(/ style="[^"]*"/, ""));
}
