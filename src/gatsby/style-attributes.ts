/** Style attributes that Gatsby sets; src/design/global.tsx has the same rules in the page's style sheet. */
const GATSBYS_OWN = /<div\b[^<>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^<>]*>/g;

/**
 * Takes the style attributes off the two elements Gatsby puts around every page: the content security policy allows
 * none (src/hosting/headers.ts). React leaves attributes as they are during hydration.
 * @param html as React rendered it, every `<` and `"` of an attribute's value escaped.
 * @returns the markup without these attributes.
 */
export function withoutStyleAttributes(html: string): string {
  return html.replace(GATSBYS_OWN, (tag) => tag.replace(/ style="[^"]*"/, ""));
}
