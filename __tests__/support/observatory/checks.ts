import type { Evidence } from "./evidence";
import { judgePolicy, parsePolicy } from "./policy";

export interface Verdict {
  readonly result: string;
  readonly pass: boolean;
  /** Points added, or subtracted if negative. */
  readonly modifier: number;
}

type Check = (evidence: Evidence) => Verdict;

const verdict = (result: string, modifier: number): Verdict => ({
  result,
  modifier,
  pass: modifier >= 0,
});
const first = ({ headers }: Evidence, name: string) => headers.get(name)?.[0]?.trim();

/** Checks a header whose value is one keyword. @param points by keyword; other keywords are invalid */
function word(header: string, points: Readonly<Record<string, number>>, exactCase = false): Check {
  return (evidence) => {
    const values = evidence.headers.get(header) ?? [];
    if (!values.length) return verdict(`${header}-not-implemented`, 0);
    const [value = ""] = (values[0] ?? "").split(";");
    const found = exactCase ? value.trim() : value.trim().toLowerCase();
    const modifier = values.length === 1 && Object.hasOwn(points, found) ? points[found]! : undefined;
    return modifier === undefined
      ? verdict(`${header}-header-invalid`, -5)
      : verdict(`${header}-implemented-with-${found}`, modifier);
  };
}

const policy: Check = (evidence) => {
  const text = first(evidence, "content-security-policy");
  if (text === undefined) return verdict("csp-not-implemented", -25);
  const parsed = parsePolicy(text);
  return parsed ? judgePolicy(parsed) : verdict("csp-header-invalid", -25);
};

const cookies: Check = ({ cookies: all }) => {
  if (!all.length) return verdict("cookies-not-found", 0);
  const has = (attribute: RegExp) => all.every((cookie) => attribute.test(cookie));
  if (!has(/;\s*secure/i)) return verdict("cookies-without-secure-flag", -20);
  const sessions = all.filter((cookie) => /^[^=]*(?:login|sess)/i.test(cookie));
  if (sessions.some((cookie) => !/;\s*httponly/i.test(cookie)))
    return verdict("cookies-session-without-httponly-flag", -30);
  return has(/;\s*samesite=(?:lax|strict)/i)
    ? verdict("cookies-secure-with-httponly-sessions-and-samesite", 5)
    : verdict("cookies-secure-with-httponly-sessions", 0);
};

const sharing: Check = ({ preflight }) => {
  const allowed = preflight.get("access-control-allow-origin")?.[0];
  if (allowed === undefined) return verdict("cross-origin-resource-sharing-not-implemented", 0);
  const withCredentials = preflight.get("access-control-allow-credentials")?.[0]?.toLowerCase() === "true";
  if (allowed.includes("observatory") && withCredentials)
    return verdict("cross-origin-resource-sharing-implemented-with-universal-access", -50);
  return verdict("cross-origin-resource-sharing-implemented", 0);
};

const redirection: Check = ({ httpRoute: [from = "", to, ...more] }) => {
  if (!from) return verdict("redirection-not-needed-no-http", 0);
  if (to === undefined) return verdict("redirection-missing", -20);
  if (!(more.at(-1) ?? to).startsWith("https:")) return verdict("redirection-not-to-https", -20);
  if (to.startsWith("http:")) return verdict("redirection-not-to-https-on-initial-redirection", -10);
  return new URL(from).hostname === new URL(to).hostname
    ? verdict("redirection-to-https", 0)
    : verdict("redirection-off-host-from-http", -5);
};

const referrer: Check = (evidence) => {
  const values = evidence.headers.get("referrer-policy");
  if (!values) return verdict("referrer-policy-not-implemented", 0);
  const known =
    /^(?:(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)|origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/i;
  const last = values
    .join()
    .split(",")
    .map((value) => known.exec(value.trim()))
    .filter(Boolean)
    .at(-1);
  if (!last) return verdict("referrer-policy-header-invalid", -5);
  return last[1] ? verdict("referrer-policy-private", 5) : verdict("referrer-policy-unsafe", -5);
};

const strictTransport: Check = (evidence) => {
  const value = first(evidence, "strict-transport-security");
  if (value === undefined) return verdict("hsts-not-implemented", -20);
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (age === undefined || value.includes(",")) return verdict("hsts-header-invalid", -20);
  // 180 days. Being on the preload list, which no header can show, would add 5 points.
  return Number(age) < 15_552_000
    ? verdict("hsts-implemented-max-age-less-than-six-months", -10)
    : verdict("hsts-implemented-max-age-at-least-six-months", 0);
};

const integrity: Check = ({ html }) => {
  const tags = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag);
  const sources = tags.flatMap((tag) => /\ssrc="([^"]*)"/i.exec(tag)?.[1] ?? []);
  const foreign = sources.filter((source) => /^(?:https?:)?\/\//i.test(source));
  const guarded = (source: string) =>
    tags.some((tag) => tag.includes(`"${source}"`) && /\sintegrity="sha(?:256|384|512)-/i.test(tag));
  if (!tags.length) return verdict("sri-not-implemented-but-no-scripts-loaded", 0);
  if (foreign.some((source) => !source.startsWith("https:")))
    return verdict("sri-external-scripts-not-loaded-securely", foreign.every(guarded) ? -20 : -50);
  if (!foreign.every(guarded)) return verdict("sri-not-implemented-but-external-scripts-loaded-securely", -5);
  return sources.some(guarded)
    ? verdict("sri-implemented-and-all-scripts-loaded-securely", 5)
    : verdict("sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0);
};

const contentType: Check = (evidence) => {
  const value = first(evidence, "x-content-type-options")?.toLowerCase();
  return value === "nosniff"
    ? verdict("x-content-type-options-nosniff", 0)
    : verdict(`x-content-type-options-${value ? "header-invalid" : "not-implemented"}`, -5);
};

const framing: Check = (evidence) => {
  if (parsePolicy(first(evidence, "content-security-policy") ?? "")?.has("frame-ancestors"))
    return verdict("x-frame-options-implemented-via-csp", 5);
  const value = first(evidence, "x-frame-options")?.toLowerCase();
  if (value === undefined) return verdict("x-frame-options-not-implemented", -20);
  return /^(?:deny$|sameorigin$|allow-from)/.test(value)
    ? verdict("x-frame-options-sameorigin-or-deny", 0)
    : verdict("x-frame-options-header-invalid", -20);
};

/** The Observatory's twelve tests, by its names. */
export const checks: Readonly<Record<string, Check>> = {
  "content-security-policy": policy,
  cookies,
  "cross-origin-resource-sharing": sharing,
  redirection,
  "referrer-policy": referrer,
  "strict-transport-security": strictTransport,
  "subresource-integrity": integrity,
  "x-content-type-options": contentType,
  "x-frame-options": framing,
  "cross-origin-resource-policy": word("cross-origin-resource-policy", {
    "same-origin": 10,
    "same-site": 10,
    "cross-origin": 0,
  }),
  "cross-origin-opener-policy": word(
    "cross-origin-opener-policy",
    { "same-origin": 10, "same-origin-allow-popups": 5, "noopener-allow-popups": 5, "unsafe-none": 0 },
    true,
  ),
  "cross-origin-embedder-policy": word(
    "cross-origin-embedder-policy",
    { "require-corp": 10, credentialless: 5, "unsafe-none": 0 },
    true,
  ),
};
