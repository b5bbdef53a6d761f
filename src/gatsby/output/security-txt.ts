const DAY = 24 * 60 * 60 * 1000;

/** Warned this many days before the end. */
const NOTICE = 30;

export interface SecurityContact {
  /** A mail address. */
  readonly mail: string;
  /** ISO 8601, `2027-10-31`: the last day on which the file is valid. */
  readonly expires: string;
}

/**
 * Where people report a weakness. Source: RFC 9116; served at /.well-known/security.txt.
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

/**
 * Checks the file's expiry date: over, near, or farther away than the year RFC 9116 2.5.5 advises.
 * @param expires ISO 8601, `2027-10-31`
 * @param now milliseconds since 1970
 * @returns a sentence with what to do, or undefined
 */
export function expiryProblem(expires: string, now: number): string | undefined {
  const days = Math.floor((Date.parse(`${expires}T23:59:59Z`) - now) / DAY);
  const fix = "fix: company.securityTxtExpires in content/facts/company.yaml, a day within the next year";
  if (days < 0) return `/.well-known/security.txt expired on ${expires}: nobody may rely on it; ${fix}`;
  if (days < NOTICE) return `/.well-known/security.txt expires in ${days} days, on ${expires}; ${fix}`;
  if (days > 366) return `/.well-known/security.txt expires on ${expires}, more than a year from now; ${fix}`;
  return undefined;
}
