export interface SecurityContact {
  /** An email address. */
  readonly mail: string;
  /** ISO 8601, `2027-10-31`: the last day on which the file is valid. */
  readonly expires: string;
}

/**
 * Returns security.txt: where to report a vulnerability. Source: RFC 9116; served at /.well-known/security.txt.
 * @param website the site's origin
 */
export function securityTxt(website: string, { mail, expires }: SecurityContact): string {
  const lines = {
    Contact: `mailto:${mail}`,
    Expires: `${expires}T23:59:59Z`,
    "Preferred-Languages": "en",
    Canonical: `${website}/.well-known/security.txt`,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}
