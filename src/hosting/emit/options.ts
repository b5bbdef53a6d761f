import type { Variables } from "../../site/environment";
import type { NginxOptions } from "./nginx";

/**
 * The nginx block's settings: NGINX_LISTEN (default 80), NGINX_CERTIFICATE and NGINX_CERTIFICATE_KEY (paths; with them
 * the block serves HTTPS on 443), NGINX_BROTLI (`true` when nginx has ngx_brotli's static module), and the host name of
 * SITE_ORIGIN.
 * @param website this site's origin, from the environment.
 */
export function nginxOptions(website: string, variables: Variables): NginxOptions {
  const listen = variables.NGINX_LISTEN || "80";
  if (!/^[\w.:[\]-]+$/.test(listen)) throw new Error(`NGINX_LISTEN is "${listen}"; expected a port or address; fix: NGINX_LISTEN=80`);
  const { NGINX_CERTIFICATE: certificate = "", NGINX_CERTIFICATE_KEY: key = "" } = variables;
  if (!certificate !== !key) {
    throw new Error("Of NGINX_CERTIFICATE and NGINX_CERTIFICATE_KEY one is missing; expected both or none; fix: set both paths");
  }
  const tls = certificate ? { tls: { listen: "443", certificate, key } } : {};
  return { ...tls, listen, serverName: new URL(website).hostname, brotli: variables.NGINX_BROTLI === "true" };
}
