/** Remembers where a visitor came from (spec sections 3 and 9). Imported by every page: no dependencies, tiny. */

const NAME = "ff_attribution";
/** 30 days, in s. */
const MAX_AGE = 2592000;
/** Longest kept value, in characters. */
const LONGEST = 200;
/** Longest cookie, in encoded bytes: browsers drop one of more than 4 kB. */
const FITS = 3800;

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
] as const;

/** The record: campaign and click-id values, and `dr`, the referrer. Only those that exist. */
export type Attribution = Partial<Record<(typeof FIELDS)[number] | "dr", string>>;

/** The page, as far as attribution needs it; `window` fits. */
export interface AttributionPage {
  readonly location: { readonly hostname: string; readonly pathname: string; readonly search: string };
  readonly document: { cookie: string; readonly referrer: string };
  readonly navigator: object;
}

/** The parent domain of a host; none for localhost and IP addresses. `example.com` has no parent but itself. */
export function parentDomain(host: string): string | undefined {
  const labels = host.split(".");
  if (labels.length < 2 || /[:\]]|\.\d+$|\.localhost$/.test(host)) return undefined;
  return labels.slice(labels.length > 2 ? 1 : 0).join(".");
}

/** Whether a text names the address of a verification mail, which holds a secret; also when encoded, repeatedly. */
const isSecret = (text: string) => /\/verify\//i.test(text.replace(/%(?:25)*([\da-f]{2})/gi, decoded));
const decoded = (_: string, hex: string) => String.fromCharCode(parseInt(hex, 16));

/** The referrer, unless it is one of our own pages; of an address with a secret, the origin only. */
function referrerOf(referrer: string, hostname: string, domain: string | undefined): string {
  if (!/^https?:/.test(referrer)) return "";
  const { hostname: from, origin } = new URL(referrer);
  const isOwn = from === hostname || (domain !== undefined && `.${from}`.endsWith(`.${domain}`));
  return isOwn ? "" : isSecret(referrer) ? origin : referrer;
}

/**
 * Writes the cookie when there is none yet and at least one value exists. Writes nothing where the browser sends
 * Global Privacy Control. Never throws.
 *
 * @param website host name of the configured website, whose parent domain shares the cookie
 */
export function rememberAttribution(page: AttributionPage, website: string): void {
  try {
    const { location, document, navigator } = page;
    const isThere = () => `; ${document.cookie}`.includes(`; ${NAME}=`);
    const { globalPrivacyControl } = navigator as { globalPrivacyControl?: unknown };
    if (globalPrivacyControl || isThere() || isSecret(location.pathname)) return;

    const domain = parentDomain(website);
    const query = new URLSearchParams(location.search);
    const record: Attribution = {};
    for (const field of FIELDS) keep(field, query.get(field));
    keep("dr", referrerOf(document.referrer, location.hostname, domain));

    function keep(field: keyof Attribution, value: string | null): void {
      if (value && !isSecret(value)) record[field] = value;
    }

    if (!Object.keys(record).length) return;
    // By code points: half a pair cannot be encoded.
    const encoded = (longest: number) =>
      encodeURIComponent(
        JSON.stringify(record, (_, text) =>
          typeof text === "string" ? [...text].slice(0, longest).join("") : text,
        ),
      );
    let longest = LONGEST;
    while (encoded(longest).length > FITS) longest /= 2;
    const value = encoded(longest);
    const cookie = `${NAME}=${value}; Max-Age=${MAX_AGE}; Path=/; Secure; SameSite=Lax`;
    if (domain) document.cookie = `${cookie}; Domain=${domain}`;
    // A preview on another domain, or a parent that is a public suffix: the browser refuses; this host alone then.
    if (!isThere()) document.cookie = cookie;
  } catch {
    // A page that may not use cookies has no attribution.
  }
}
