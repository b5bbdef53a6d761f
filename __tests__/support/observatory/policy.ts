/** The sources of a content security policy by directive, in lowercase. */
type Policy = ReadonlyMap<string, ReadonlySet<string>>;

const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const INLINE = ["'unsafe-inline'", "data:"];

/** Parses a policy. @returns undefined if the Observatory considers it invalid: too short, or a directive occurs twice */
export function parsePolicy(text: string): Policy | undefined {
  if (text.trim().length < "img-src".length) return undefined;
  const policy = new Map<string, ReadonlySet<string>>();
  for (const [name = "", ...sources] of text
    .split(";")
    .map((part) => part.trim().toLowerCase().split(/\s+/))) {
    if (!name) continue;
    if (policy.has(name)) return undefined;
    policy.set(name, new Set(sources.length || !name.endsWith("-src") ? sources : ["'none'"]));
  }
  return policy;
}

/** Judges a policy on a site with TLS as the Observatory does: the first judgment that holds, from worst to best. */
export function judgePolicy(policy: Policy): { result: string; modifier: number; pass: boolean } {
  const of = (name: string, fallback = policy.get("default-src")) =>
    policy.get(name) ?? fallback ?? new Set(["*"]);
  const [scripts, styles, objects] = [of("script-src"), of("style-src"), of("object-src")].map(
    withoutOverruled,
  ) as [Set<string>, Set<string>, Set<string>];
  const passive = ["img-src", "media-src"].flatMap((name) => [
    ...of(name, policy.get("default-src") ?? new Set()),
  ]);
  const active = [...policy]
    .filter(([name]) => !["img-src", "media-src"].includes(name))
    .flatMap(([, sources]) => [...sources]);
  const insecure = (sources: readonly string[]) => sources.some((source) => /^(?:http|ftp):/.test(source));
  const any = (sources: ReadonlySet<string>, bad: readonly string[]) =>
    bad.some((source) => sources.has(source));

  const judgments: readonly [holds: boolean, result: string, modifier: number, pass: boolean][] = [
    [any(scripts, [...BROAD, ...INLINE]) || any(objects, BROAD), "unsafe-inline", -20, false],
    [insecure(active), "insecure-scheme", -20, false],
    [any(new Set([...scripts, ...styles]), ["'unsafe-eval'"]), "unsafe-eval", -10, false],
    [insecure(passive), "insecure-scheme-in-passive-content-only", -10, true],
    [any(styles, [...BROAD, ...INLINE]), "unsafe-inline-in-style-src-only", 0, true],
    [[...(policy.get("default-src") ?? [])].join() === "'none'", "no-unsafe-default-src-none", 10, true],
    [true, "no-unsafe", 5, true],
  ];
  const [, result, modifier, pass] = judgments.find(([holds]) => holds)!;
  return { result: `csp-implemented-with-${result}`, modifier, pass };
}

/** Removes 'unsafe-inline' beside a hash or nonce, where browsers ignore it. */
function withoutOverruled(sources: ReadonlySet<string>): Set<string> {
  const overruled = [...sources].some((source) => /^'(?:sha256|sha384|sha512|nonce)-/.test(source));
  return new Set([...sources].filter((source) => !overruled || source !== "'unsafe-inline'"));
}
