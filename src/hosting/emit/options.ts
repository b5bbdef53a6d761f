import type { Variables } from "../../site/environment";
import type { NginxOptions } from "./nginx";

/**
 * The nginx block's settings: NGINX_LISTEN (default 80), NGINX_BROTLI (`true` when nginx has ngx_brotli's static
 * module), and the host name of SITE_ORIGIN.
 * @param website this site's origin, from the environment.
 */
export function nginxOptions(website: string, variables: Variables): NginxOptions {
  const listen = variables.NGINX_LISTEN || "80";
  if (!/^[\w.:[\]-]+$/.test(listen)) throw new Error(`NGINX_LISTEN is "${listen}"; expected a port or address; fix: NGINX_LISTEN=80`);
  return { listen, serverName: new URL(website).hostname, brotli: variables.NGINX_BROTLI === "true" };
}
