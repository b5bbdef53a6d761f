import { edit, type Faults } from "./fault";

const headers = "src/hosting/headers.ts";
const csp = "src/hosting/policy/content-security-policy.ts";
const hashes = "src/hosting/policy/inline-hashes.ts";
const server = "src/hosting/server/server.ts";
const files = "src/hosting/server/static-files.ts";
const worker = "src/hosting/hosts/cloudflare-worker.ts";
const serverTest = "__tests__/hosting/server/server.test.ts";
const filesTest = "__tests__/hosting/server/static-files.test.ts";
const netlifyTest = "__tests__/hosting/hosts/netlify.test.ts";
const cloudflareTest = "__tests__/hosting/hosts/cloudflare.test.ts";
const policyTest = "__tests__/hosting/policy/page-policies.test.ts";

export const security: Faults = {
  "injected inline scripts run: 'unsafe-inline' is allowed": edit(
    csp,
    `"script-src": ["'self'", ...scripts]`,
    `"script-src": ["'self'", "'unsafe-inline'", ...scripts]`,
  ).fails(policyTest),
  "other sites can frame the pages": edit(csp, `"frame-ancestors": ["'none'"],`).fails(
    "__tests__/hosting/observatory.test.ts",
  ),
  "an injected base element redirects every relative link": edit(csp, `"base-uri": ["'none'"],`).fails(
    policyTest,
  ),
  "Enter in the search box does nothing until the search is loaded: no form may be sent": edit(
    csp,
    `"form-action": ["'self'"]`,
    `"form-action": ["'none'"]`,
  ).fails(
    "__tests__/browser/search.spec.ts",
    "script: the box reports it, leads to all questions, and works once it has been loaded",
  ),
  "a page's speculation rules are blocked: their script type is not among the hashed ones": edit(
    hashes,
    "importmap|speculationrules|",
    "importmap|",
  ).fails("__tests__/hosting/policy/inline-hashes.test.ts"),
  "the styles of every page are blocked: the policy has no style hashes": edit(
    csp,
    `"style-src": ["'self'", EMPTY_STYLE, ...styles]`,
    `"style-src": ["'self'", EMPTY_STYLE]`,
  ).fails(policyTest),
  "HTTPS is enforced for an hour only": edit(
    headers,
    "max-age=63072000; includeSubDomains",
    "max-age=3600; includeSubDomains",
  ).fails("__tests__/hosting/observatory.test.ts"),
  "browsers guess the type of a file: nosniff is missing": edit(
    headers,
    `  "X-Content-Type-Options": "nosniff",\n`,
  ).fails("__tests__/hosting/observatory.test.ts"),
  "the full URL of a visitor's page is sent to other sites": edit(
    headers,
    `"strict-origin-when-cross-origin"`,
    `"unsafe-url"`,
  ).fails("__tests__/hosting/observatory.test.ts"),
  "a page may load resource types that no directive names": edit(
    csp,
    `"default-src": ["'none'"]`,
    `"default-src": ["'self'"]`,
  ).fails("__tests__/browser/security-policy.spec.ts", "every page has the strictest kind of policy"),
  "responses to malformed requests have no security headers": edit(
    "src/hosting/server/faults.ts",
    "    ...headers,\n",
  ).fails(serverTest),
};

export const hosts: Faults = {
  "a build that was stopped leaves compressed pages of another build": edit(
    "src/hosting/adapter/precompress.ts",
    "  await rm(digestFile, { force: true });\n",
  ).fails("__tests__/hosting/adapter.test.ts"),
  "nginx drops the security headers of redirects to the application because they set another header": edit(
    "src/hosting/hosts/nginx.ts",
    `"return 302 $site_app_redirect;"`,
    `"add_header X-Redirect app;", "return 302 $site_app_redirect;"`,
  ).fails("__tests__/differential/differential.test.ts"),
  "nginx does not listen on IPv6 when it is configured with only a port": edit(
    "src/hosting/hosts/nginx.ts",
    "[listen, `[::]:${listen}`]",
    "[listen]",
  ).fails("__tests__/hosting/hosts/nginx.test.ts"),
  "nginx treats a dot in a path as any character": edit(
    "src/hosting/hosts/nginx-syntax.ts",
    `char === "\\\\" ? "\\\\x5c" : \`\\\\\${char}\``,
    `char === "\\\\" ? "\\\\x5c" : char`,
  ).fails("__tests__/hosting/hosts/nginx.test.ts"),
  "nginx logs the addresses of verification mails, which contain a secret": edit(
    "src/hosting/hosts/nginx.ts",
    `    "access_log off;",\n    "log_not_found off;"`,
    `    "log_not_found off;"`,
  ).fails("__tests__/hosting/hosts/nginx.test.ts"),
  "nginx caches the application's addresses, which contain a secret": edit(
    "src/hosting/hosts/nginx-maps.ts",
    "[quoted(`~^302 ${literal(app)}/`), constant(cacheControl.never)],",
  ).fails("__tests__/differential/differential.test.ts"),
  "Netlify drops the rest of a path after /verify/email": edit(
    "src/hosting/hosts/netlify.ts",
    "`${app}${row.path}/:splat`",
    "`${app}${row.path}`",
  ).fails(netlifyTest),
  "Netlify responds to an unknown job with the 404 page instead of redirecting to the careers page": edit(
    "src/hosting/hosts/netlify.ts",
    ", ...anyBelow(list, row.unknown, 302, deeper)",
  ).fails(netlifyTest),
  "Netlify revalidates scripts whose names change with their content": edit(
    "src/hosting/hosts/netlify.ts",
    "    ...hashed.flatMap((file) => headerRule(file, immutable)),\n",
  ).fails(netlifyTest),
  "Cloudflare serves /.git and other hidden files": edit(
    worker,
    "hasExtension(path) && !isHidden(path) &&",
    "hasExtension(path) &&",
  ).fails(cloudflareTest),
  "Cloudflare sends every page without its own policy": edit(
    worker,
    "cacheControl.revalidate, fileHeaders[file])",
    "cacheControl.revalidate)",
  ).fails(cloudflareTest),
  "Cloudflare redirects a missing picture home instead of 404": edit(
    worker,
    `case "notFound": {`,
    `case "notFound": {\n          if (!acceptsHtml(request.headers.get("Accept"))) return empty(302, "/", cacheControl.revalidate);`,
  ).fails(cloudflareTest),
  "the embedded server accepts POST as if it were GET": edit(
    server,
    `if (req.method !== "GET" && req.method !== "HEAD") {`,
    `if (req.method !== "GET" && req.method !== "HEAD" && req.method !== "POST") {`,
  ).fails(serverTest),
  "the embedded server lets proxies cache redirects that contain a secret": edit(
    server,
    `result.kind === "appRedirect" ? cacheControl.never : undefined`,
    "undefined",
  ).fails(serverTest),
  "after a build, a running server sends pages with the lengths and policies of the last one": edit(
    server,
    "    if (now !== site.timestamp) site = prepare(read(), now);\n",
  ).fails(filesTest, "after another build sends its pages"),
  "the embedded server sends the first bytes when a video player requests the last ones": edit(
    files,
    "    keepServableRange(req);\n",
  ).fails(filesTest),
  "a browser that refuses brotli gets brotli from the embedded server": edit(
    files,
    "    keepAcceptedCodings(req);\n",
  ).fails(filesTest),
  "visitors keep an old /boot.js for a year, so a deploy breaks hydration": edit(
    headers,
    "[-.][0-9a-f]{20}\\.(js|css)$/",
    "\\.(js|css)$/",
  ).fails("__tests__/hosting/headers.test.ts"),
};
