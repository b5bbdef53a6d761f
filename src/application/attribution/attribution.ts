/** Stores where a visitor came from. Part of the boot file (src/gatsby/hydration), so it is small and imports nothing. */

/** The name of the cookie, as the Privacy Policy's `storage-table` has it. */
export const COOKIE_NAME = "ff_attribution";
/** 30 days, in seconds. */
const MAX_AGE = 2592000;
/** Maximum length of each value, in characters. */
const MAX_LENGTH = 200;
/** Maximum length of the encoded value, in bytes: browsers drop cookies of more than 4 kB. */
const MAX_BYTES = 3800;

/** Campaign values and click ids. */
const FIELDS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "gbraid",
  "gad_source",
  "gad_campaignid",
];

/** The part of `window` in use. */
export interface AttributionPage {
  readonly location: { readonly hostname: string; readonly pathname: string; readonly search: string };
  readonly document: { cookie: string; readonly referrer: string };
  readonly navigator: object;
}

/** Returns the parent domain of a host, or undefined for localhost and IP addresses. `example.com` is its own parent. */
export function parentDomain(host: string): string | undefined {
  const labels = host.split(".");
  if (labels.length < 2 || /:|\.\d+$|\.localhost$/.test(host)) return undefined;
  return labels.slice(labels.length > 2 ? 1 : 0).join(".");
}

/** Whether a text contains the path of a verification email, which contains a secret, even if encoded several times. */
export const containsSecret = (text: string) =>
  /\/verify\//i.test(text.replace(/%(?:25)*([\da-f]{2})/gi, decoded));
const decoded = (_: string, hex: string) => String.fromCharCode(parseInt(hex, 16));

/** Returns the referrer, or only its origin if it contains a secret; an empty string if it is a page of our own. */
function referrerOf(referrer: string, hostname: string, domain: string | undefined): string {
  if (!referrer) return "";
  const { hostname: from, host, protocol } = new URL(referrer);
  const isOwn = from === hostname || (domain !== undefined && `.${from}`.endsWith(`.${domain}`));
  return isOwn ? "" : containsSecret(referrer) ? `${protocol}//${host}` : referrer;
}

/**
 * Writes the cookie unless it exists already, there is no value to store, the path contains a secret, or the browser sends
 * Global Privacy Control. Never throws.
 * @param website host name of the configured website; the cookie is set for its parent domain
 */
export function storeAttribution(page: AttributionPage, website: string): void {
  try {
    const { location, document, navigator } = page;
    const exists = () => `; ${document.cookie}`.includes(`; ${COOKIE_NAME}=`);
    const { globalPrivacyControl } = navigator as { globalPrivacyControl?: unknown };
    if (globalPrivacyControl || exists() || containsSecret(location.pathname)) return;

    const domain = parentDomain(website);
    const query = new URLSearchParams(location.search);
    const values: [string, string | null][] = FIELDS.map((field) => [field, query.get(field)]);
    // The referrer.
    values.push(["dr", referrerOf(document.referrer, location.hostname, domain)]);
    const record = Object.fromEntries(values.filter(([, value]) => value && !containsSecret(value)));
    if (!Object.keys(record).length) return;
    // Cut by code points, because half of a surrogate pair cannot be encoded.
    const encoded = (max: number) =>
      encodeURIComponent(
        JSON.stringify(record, (_, text) =>
          typeof text === "string" ? [...text].slice(0, max).join("") : text,
        ),
      );
    let length = MAX_LENGTH;
    while (encoded(length).length > MAX_BYTES) length /= 2;
    const cookie = `${COOKIE_NAME}=${encoded(length)}; Max-Age=${MAX_AGE}; Path=/; Secure; SameSite=Lax`;
    if (domain) document.cookie = `${cookie}; Domain=${domain}`;
    // Browsers reject the domain on a preview under another host, and public suffixes. Use this host alone.
    if (!exists()) document.cookie = cookie;
  } catch {
    // Without access to cookies there is no attribution.
  }
}
