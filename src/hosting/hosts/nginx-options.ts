import {
  checkFlag,
  EnvironmentError,
  isPort,
  type EnvironmentProblem,
  type Variables,
} from "../../site/environment";

/** Settings of the nginx block; `listen` is the address for HTTP and `tls.listen` the one for HTTPS. */
export type NginxOptions = ReturnType<typeof nginxOptions>;

/**
 * Reads the settings of the nginx block: NGINX_LISTEN (default 80; a port alone means every IPv4 and IPv6 address),
 * NGINX_CERTIFICATE (with its chain) and NGINX_CERTIFICATE_KEY (paths; with them the block serves HTTPS on port 443 of the
 * same address, and redirects HTTP to it), NGINX_BROTLI (`true` if nginx has ngx_brotli's static module; Debian:
 * libnginx-mod-http-brotli-static), and the host name of SITE_ORIGIN.
 * @param website this site's origin, from the environment
 * @throws EnvironmentError that lists every invalid variable
 */
export function nginxOptions(website: string, variables: Variables) {
  const problems: EnvironmentProblem[] = [];
  const report = (name: string, found: string, expected: string, fix: string) =>
    problems.push({ name, found, expected, fix });
  const listen = variables.NGINX_LISTEN || "80";
  // A port, or a host name or IP address (IPv6 in brackets) that may have one.
  const [, port = "80"] = /(?:^|:)(\d+)$/.exec(listen) ?? [];
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(listen) || !isPort(port))
    report("NGINX_LISTEN", listen, "a port or address", "NGINX_LISTEN=80");
  const names = ["NGINX_CERTIFICATE", "NGINX_CERTIFICATE_KEY"] as const;
  const [certificate = "", key = ""] = names.map((name) => variables[name]);
  if (!certificate !== !key)
    report(names[certificate ? 1 : 0], "", `both or neither of ${names.join(" and ")}`, "set both paths");
  const brotli = variables.NGINX_BROTLI ?? "";
  const complaint = brotli ? checkFlag(brotli) : undefined;
  if (complaint) problems.push({ name: "NGINX_BROTLI", found: brotli, ...complaint });
  if (problems.length) throw new EnvironmentError(problems);

  const address = /^\d+$/.test(listen) ? "" : `${listen.replace(/:\d+$/, "")}:`;
  const tls = certificate ? { tls: { listen: `${address}443`, certificate, key } } : {};
  return { ...tls, listen, serverName: new URL(website).hostname, brotli: brotli === "true" };
}
