import { pagesOf, table, type Route, type Slugs } from "../../site/routes";
import type { BuiltSite } from "../built-site";
import { contentTypes } from "../content-types";
import { responseMaps, MAP_SIZES, requestMaps } from "./nginx-maps";
import { POLICY } from "../policy/page-policies";
import type { NginxOptions } from "./nginx-options";
import { block, constant, pathExpression, quoted } from "./nginx-syntax";

const INTRO = `# Written by src/hosting/adapter from the route table and src/hosting/headers.ts: change those, not this file.
# Include it in the http block (Debian: /etc/nginx/conf.d/). It responds as the embedded server does.`;

/**
 * Returns an nginx server block with its maps, for nginx 1.21.1 or newer, which rejects raw spaces in a request target.
 * It contains every page's policy: deploy it together with the pages, then reload nginx.
 */
export function nginxConfig(site: BuiltSite, options: NginxOptions): string {
  const server = block("server", [
    ...(options.tls ? tlsLines(options.tls) : listenOn(options.listen)),
    `server_name ${options.serverName};`,
    `root ${quoted(site.publicDir)};`,
    "",
    ...settings(options),
    "",
    ...headerLines(site),
    "",
    "if ($site_malformed) { return 400; }",
    "if ($request_method !~ ^(?:GET|HEAD)\\z) { return 405; }",
    "error_page 404 /404.html;",
    "",
    // nginx tries expressions in file order: the first match wins.
    ...table.flatMap((row) => locationsOf(row, site.slugs)),
    "",
    block("location /", ["try_files $site_file @missing;"]),
    block("location @missing", [
      "types { }",
      'default_type "text/plain;charset=utf-8";',
      "if ($site_missing = page) { return 404; }",
      'if ($site_missing = file) { return 404 "Not found\\n"; }',
      "return 302 /$is_args$args;",
    ]),
  ]);
  return `${[INTRO, MAP_SIZES, ...requestMaps(site), ...responseMaps(site), ...toHttps(options), server].join("\n\n")}\n`;
}

/** `listen` directives. For nginx, a port alone means IPv4 only. */
function listenOn(listen: string, how = ""): string[] {
  const addresses = /^\d+$/.test(listen) ? [listen, `[::]:${listen}`] : [listen];
  return addresses.map((address) => `listen ${address}${how};`);
}

function tlsLines({ listen, certificate, key }: NonNullable<NginxOptions["tls"]>): string[] {
  return [
    ...listenOn(listen, " ssl http2"),
    `ssl_certificate ${quoted(certificate)};`,
    `ssl_certificate_key ${quoted(key)};`,
    "ssl_protocols TLSv1.2 TLSv1.3;",
    "ssl_session_cache shared:site:1m;",
  ];
}

/** Redirects to the same path over HTTPS on the configured host, never on the host of the request. */
function toHttps({ listen, serverName, tls }: NginxOptions): string[] {
  if (!tls) return [];
  const port = tls.listen.split(":").at(-1);
  const to = `https://${serverName}${port === "443" ? "" : `:${port}`}$request_uri`;
  return [
    block("server", [
      ...listenOn(listen),
      `server_name ${serverName};`,
      "access_log off;",
      "server_tokens off;",
      `return 301 ${to};`,
    ]),
  ];
}

function settings({ brotli }: NginxOptions): string[] {
  return [
    block(
      "types",
      Object.entries(contentTypes).map(([extension, type]) => `${quoted(type)} ${extension.slice(1)};`),
    ),
    "default_type application/octet-stream;",
    "charset off;",
    "# No access log: a verification path contains a secret.",
    "access_log off;",
    "log_not_found off;",
    "server_tokens off;",
    "merge_slashes on;",
    "absolute_redirect off;",
    "etag on;",
    "# Precompressed by the build, smaller than on the fly.",
    "gzip off;",
    "gzip_static on;",
    "gzip_vary on;",
    `${brotli ? "" : "# With ngx_brotli: "}brotli_static on;`,
    "# Limits of the embedded server: 16 KiB for the request line, short timeouts, no bodies.",
    "large_client_header_buffers 4 16k;",
    "client_header_timeout 10s;",
    "client_max_body_size 1k;",
    "keepalive_timeout 5s;",
    "send_timeout 60s;",
  ];
}

/**
 * All response headers. They are in the server block, because a location with its own add_header inherits none of them.
 * Values that differ between responses are variables; nginx omits a header with an empty value.
 */
function headerLines({ headers }: BuiltSite): string[] {
  return [
    "add_header Cache-Control $site_caching always;",
    "add_header Allow $site_allow always;",
    "add_header Vary $site_vary always;",
    ...Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${name === POLICY ? "$site_policy" : constant(value)} always;`,
    ),
  ];
}

const location = (expression: string, ...lines: string[]) => block(`location ~ ${quoted(expression)}`, lines);
const redirect = (status: number, to: string) => `return ${status} ${to}$is_args$args;`;
const show = (page: string) => `try_files ${page === "/" ? "" : page}/index.html =404;`;

/** Translates a row of the route table into nginx locations. */
function locationsOf(row: Route, slugs: Slugs): string[] {
  const expression = pathExpression(row.path, row.match);
  switch (row.kind) {
    case "page":
      return [location(expression, show(row.path))];
    case "slugs":
      // One location per page, because nginx cannot lower-case a slug.
      return [
        ...pagesOf(row, slugs).map((page) => location(pathExpression(page, "prefix"), show(page))),
        location(expression, redirect(302, row.unknown)),
      ];
    case "redirect":
      return [location(expression, redirect(row.status, row.to))];
    case "appRedirect":
      return [location(expression, "return 302 $site_app_redirect;")];
  }
}
