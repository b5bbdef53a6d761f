import { checkFlag, EnvironmentError, type EnvironmentProblem, type Variables } from "../../site/environment";
import type { NginxOptions } from "./nginx";

/**
 * Reads the settings of the nginx block: NGINX_LISTEN (default 80; a port alone means every IPv4 and IPv6 address),
 * NGINX_CERTIFICATE and NGINX_CERTIFICATE_KEY (paths; with them the block serves HTTPS on port 443 of the same address),
 * NGINX_BROTLI (`true` if nginx has ngx_brotli's static module), and the host name of SITE_ORIGIN.
 * @param website this site's origin, from the environment
 * @throws EnvironmentError that lists every invalid variable
 */
export function nginxOptions(website: string, variables: Variables): NginxOptions {
  const problems: EnvironmentProblem[] = [];
  const listen = variables.NGINX_LISTEN || "80";
  if (!/^[\w.:[\]-]+$/.test(listen))
    problems.push({
      name: "NGINX_LISTEN",
      found: listen,
      expected: "a port or address",
      fix: "NGINX_LISTEN=80",
    });
  const {
    NGINX_CERTIFICATE: certificate = "",
    NGINX_CERTIFICATE_KEY: key = "",
    NGINX_BROTLI: brotli = "",
  } = variables;
  if (!certificate !== !key) {
    const name = certificate ? "NGINX_CERTIFICATE_KEY" : "NGINX_CERTIFICATE";
    problems.push({
      name,
      found: "",
      expected: "both or neither of NGINX_CERTIFICATE and NGINX_CERTIFICATE_KEY",
      fix: "set both paths",
    });
  }
  const complaint = brotli ? checkFlag(brotli) : undefined;
  if (complaint) problems.push({ name: "NGINX_BROTLI", found: brotli, ...complaint });
  if (problems.length) throw new EnvironmentError(problems);

  const address = /^\d+$/.test(listen) ? "" : `${listen.replace(/:\d+$/, "")}:`;
  const tls = certificate ? { tls: { listen: `${address}443`, certificate, key } } : {};
  return { ...tls, listen, serverName: new URL(website).hostname, brotli: brotli === "true" };
}
