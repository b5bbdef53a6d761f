/** The name of a deployment in error reports. */
export type EnvironmentLabel = "develop" | "staging" | "demo" | "production";

const LOCAL = /^(localhost|.*\.(localhost|local|test)|\[.*\]|[\d.]+)$/;

/** A label as a word in a host name or user agent: `staging.example`, `www-staging.example`, `prerender/staging`. */
const LABELED = /(?:^|[^a-z\d])(develop|staging|demo|production)(?:$|[^a-z\d])/;

/**
 * Derives the label from the host name, or from the user agent while the page is prerendered, because the host is then
 * the build machine and the prerenderer names the environment (`Prerender/staging`).
 * @param hostname of the page, without port
 */
export function environmentLabel(hostname: string, userAgent: string): EnvironmentLabel {
  const agent = userAgent.toLowerCase();
  const host = hostname.toLowerCase();
  const named = (agent.includes("prerender") && LABELED.exec(agent)) || LABELED.exec(host);
  if (named) return named[1] as EnvironmentLabel;
  return LOCAL.test(host) ? "develop" : "production";
}
