import type { Faults } from "./fault";

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

export const security: Faults = [
  {
    name: "injected inline scripts run: 'unsafe-inline' is allowed",
    file: csp,
    find: `"script-src": ["'self'", ...scripts]`,
    replace: `"script-src": ["'self'", "'unsafe-inline'", ...scripts]`,
    test: policyTest,
  },
  {
    name: "other sites can frame the pages",
    file: csp,
    find: `"frame-ancestors": ["'none'"],`,
    test: "__tests__/hosting/observatory.test.ts",
  },
  {
    name: "an injected base element redirects every relative link",
    file: csp,
    find: `"base-uri": ["'none'"],`,
    test: policyTest,
  },
  {
    name: "Enter in the search box does nothing until the search is loaded: no form may be sent",
    file: csp,
    find: `"form-action": ["'self'"]`,
    replace: `"form-action": ["'none'"]`,
    test: "__tests__/browser/search.spec.ts",
    title: "script: the box reports it, leads to all questions, and works once it has been loaded",
  },
  {
    name: "a page's speculation rules are blocked: their script type is not among the hashed ones",
    file: hashes,
    find: "importmap|speculationrules|",
    replace: "importmap|",
    test: "__tests__/hosting/policy/inline-hashes.test.ts",
  },
  {
    name: "the styles of every page are blocked: the policy has no style hashes",
    file: csp,
    find: `"style-src": ["'self'", EMPTY_STYLE, ...styles]`,
    replace: `"style-src": ["'self'", EMPTY_STYLE]`,
    test: policyTest,
  },
  {
    name: "HTTPS is enforced for an hour only",
    file: headers,
    find: "max-age=63072000; includeSubDomains",
    replace: "max-age=3600; includeSubDomains",
    test: "__tests__/hosting/observatory.test.ts",
  },
  {
    name: "browsers guess the type of a file: nosniff is missing",
    file: headers,
    find: `  "X-Content-Type-Options": "nosniff",\n`,
    test: "__tests__/hosting/observatory.test.ts",
  },
  {
    name: "the full URL of a visitor's page is sent to other sites",
    file: headers,
    find: `"strict-origin-when-cross-origin"`,
    replace: `"unsafe-url"`,
    test: "__tests__/hosting/observatory.test.ts",
  },
  {
    name: "a page may load resource types that no directive names",
    file: csp,
    find: `"default-src": ["'none'"]`,
    replace: `"default-src": ["'self'"]`,
    test: "__tests__/browser/security-policy.spec.ts",
    title: "every page has the strictest kind of policy",
  },
  {
    name: "responses to malformed requests have no security headers",
    file: "src/hosting/server/faults.ts",
    find: "    ...headers,\n",
    test: serverTest,
  },
];

export const hosts: Faults = [
  {
    name: "a build that was stopped leaves compressed pages of another build",
    file: "src/hosting/adapter/precompress.ts",
    find: "  await rm(digestFile, { force: true });\n",
    test: "__tests__/hosting/adapter.test.ts",
  },
  {
    name: "nginx drops the security headers of redirects to the application because they set another header",
    file: "src/hosting/hosts/nginx.ts",
    find: `"return 302 $site_app_redirect;"`,
    replace: `"add_header X-Redirect app;", "return 302 $site_app_redirect;"`,
    test: "__tests__/differential/differential.test.ts",
  },
  {
    name: "nginx does not listen on IPv6 when it is configured with only a port",
    file: "src/hosting/hosts/nginx.ts",
    find: "[listen, `[::]:${listen}`]",
    replace: "[listen]",
    test: "__tests__/hosting/hosts/nginx.test.ts",
  },
  {
    name: "nginx treats a dot in a path as any character",
    file: "src/hosting/hosts/nginx-syntax.ts",
    find: `char === "\\\\" ? "\\\\x5c" : \`\\\\\${char}\``,
    replace: `char === "\\\\" ? "\\\\x5c" : char`,
    test: "__tests__/hosting/hosts/nginx.test.ts",
  },
  {
    name: "nginx logs the addresses of verification mails, which contain a secret",
    file: "src/hosting/hosts/nginx.ts",
    find: `    "access_log off;",\n    "log_not_found off;"`,
    replace: `    "log_not_found off;"`,
    test: "__tests__/hosting/hosts/nginx.test.ts",
  },
  {
    name: "nginx caches the application's addresses, which contain a secret",
    file: "src/hosting/hosts/nginx-maps.ts",
    find: "[quoted(`~^302 ${literal(app)}/`), constant(cacheControl.never)],",
    test: "__tests__/differential/differential.test.ts",
  },
  {
    name: "Netlify drops the rest of a path after /verify/email",
    file: "src/hosting/hosts/netlify.ts",
    find: "`${app}${path}/:splat`",
    replace: "`${app}${path}`",
    test: netlifyTest,
  },
  {
    name: "Netlify responds to an unknown job with the 404 page instead of redirecting to the careers page",
    file: "src/hosting/hosts/netlify.ts",
    find: `...anyBelow(row.path.replace("/:slug", ""), row.unknown, 302),`,
    test: netlifyTest,
  },
  {
    name: "Netlify revalidates scripts whose names change with their content",
    file: "src/hosting/hosts/netlify.ts",
    find: "    ...hashed.flatMap((file) => rule(file, immutable)),\n",
    test: netlifyTest,
  },
  {
    name: "Cloudflare serves /.git and other hidden files",
    file: worker,
    find: "hasExtension(path) && !isHidden(path) &&",
    replace: "hasExtension(path) &&",
    test: cloudflareTest,
  },
  {
    name: "Cloudflare sends every page without its own policy",
    file: worker,
    find: "cacheControl.revalidate, fileHeaders[file])",
    replace: "cacheControl.revalidate)",
    test: cloudflareTest,
  },
  {
    name: "Cloudflare redirects a missing picture home instead of 404",
    file: worker,
    find: `case "notFound": {`,
    replace: `case "notFound": {\n          if (!acceptsHtml(request.headers.get("Accept"))) return empty(302, "/", cacheControl.revalidate);`,
    test: cloudflareTest,
  },
  {
    name: "the embedded server accepts POST as if it were GET",
    file: server,
    find: `if (req.method !== "GET" && req.method !== "HEAD") {`,
    replace: `if (req.method !== "GET" && req.method !== "HEAD" && req.method !== "POST") {`,
    test: serverTest,
  },
  {
    name: "the embedded server lets proxies cache redirects that contain a secret",
    file: server,
    find: `result.kind === "appRedirect" ? cacheControl.never : undefined`,
    replace: "undefined",
    test: serverTest,
  },
  {
    name: "after a build, a running server sends pages with the lengths and policies of the last one",
    file: server,
    find: "    if (now !== site.timestamp) site = prepare(read(), now);\n",
    test: filesTest,
    title: "after another build sends its pages",
  },
  {
    name: "the embedded server sends the first bytes when a video player requests the last ones",
    file: files,
    find: "    keepServableRange(req);\n",
    test: filesTest,
  },
  {
    name: "a browser that refuses brotli gets brotli from the embedded server",
    file: files,
    find: "    keepAcceptedCodings(req);\n",
    test: filesTest,
  },
  {
    name: "visitors keep an old /boot.js for a year, so a deploy breaks hydration",
    file: headers,
    find: "[-.][0-9a-f]{20}\\.(js|css)$/",
    replace: "\\.(js|css)$/",
    test: "__tests__/hosting/headers.test.ts",
  },
];
