/**
 * The site's response to each URL: the rules of docs/routing.md as data. The resolver, the embedded server, the client's
 * navigation and Cloudflare's worker are all tested against this table.
 */
import {
  isFile,
  isMalformed,
  isMissing,
  moves,
  redirectsToApp,
  redirectsToAppPath,
  shows,
  slugs,
  type UrlCase,
} from "./url-cases";

export { byRule, files, host, sentByBrowsers, slugs, type UrlCase } from "./url-cases";

export const urlTable: readonly UrlCase[] = [
  // Pages
  ...shows("R034", { "/": "/ /?utm_source=news /#rates // /// /. /./ /about/.. /%2F /? /%2e" }),
  ...shows("R035 R058", {
    "/about": "/about /about/ /about/team /about/team/ /about/a/b/c /About /ABOUT/Team",
  }),
  ...shows("R035", {
    "/about": "/about?x=1 /about/?x=1 /about#team /about/team?x=1#y /about?x=%zz /about?a?b/../c",
  }),
  ...shows("R036 R058", { "/ivf": "/ivf /ivf/ /ivf/x /IVF /Ivf/pricing /ivf?utm_source=a&gclid=b" }),
  ...shows("R037 R058", { "/egg-freezing": "/egg-freezing /egg-freezing/ /Egg-Freezing/x /EGG-FREEZING" }),
  ...shows("R038 R058", { "/contact": "/contact /contact/ /contact/us /CONTACT" }),
  ...shows("R041 R058", { "/privacy": "/privacy /privacy/ /privacy/notice /Privacy" }),
  ...shows("R042 R058", { "/services": "/services /services/ /services/x /SERVICES" }),
  ...shows("R043 R058", { "/press": "/press /press/ /press/x /press/2019/a-title /Press" }),
  ...shows("R047 R058", {
    "/concierge-care": "/concierge-care /concierge-care/ /concierge-care/x /Concierge-Care",
  }),
  ...shows("R048 R058", { "/for-clinics": "/for-clinics /for-clinics/ /for-clinics/x /For-Clinics" }),
  ...shows("R050 R058", {
    "/mainlinefertility": "/mainlinefertility /mainlinefertility/ /mainlinefertility/x /MainLineFertility",
  }),
  ...shows("R051 R058", { "/conceptions": "/conceptions /conceptions/ /conceptions/x /CONCEPTIONS" }),
  ...shows("R052 R058", { "/e-sign-act": "/e-sign-act /e-sign-act/ /e-sign-act/x /E-Sign-Act" }),
  // First match wins: a page row matches before files, existing or missing, are considered.
  ...shows("R057", { "/about": "/about/logo.png /about/index.html /about/page-data.json" }),

  // The Terms area
  ...shows("R039 R063", {
    "/terms/tou": "/terms/tou /terms/tou/ /terms/tou/x /TERMS/tou /terms/tou?x=1",
    "/terms/membership": "/terms/membership /terms/membership/x",
    "/terms/loans": `
      /terms/loans /terms/loans/x /terms/Loans /TERMS/LOANS/x /terms/loans/ /terms//loans
      /terms/loans#low-apr-financing
    `,
    "/terms/tech-services-agreement": "/terms/tech-services-agreement /terms/tech-services-agreement/x",
  }),
  ...shows("R040 R063", {
    "/tos/tou": "/tos/tou /tos/tou/ /Tos/tou",
    "/tos/membership": "/tos/membership",
    "/tos/loans": "/tos/loans /tos/loans/x /TOS/loans",
    "/tos/tech-services-agreement": "/tos/tech-services-agreement",
  }),
  ...moves("R065", 302, {
    "/terms/tou": `
      /terms /terms/ /Terms /terms/foo /terms/foo/bar /terms/tou2 /terms/tou2/x /terms/__proto__
      /terms/constructor /terms/0 /terms/length
    `,
    "/terms/tou?utm_source=a": "/terms?utm_source=a",
    "/terms/tou?x=1&y=%20": "/terms/foo?x=1&y=%20",
    "/tos/tou": "/tos /tos/ /TOS /tos/nope /tos/loans.html",
    "/tos/tou?x=1": "/tos/nope?x=1",
  }),
  ...moves("R053", 301, { "/terms/tou": "/tou /tou/ /tou/x /tou/loans /TOU", "/terms/tou?x=1": "/tou?x=1" }),

  // FAQ
  ...shows("R049", { "/faq": "/faq /faq/ /FAQ /Faq/ /faq// /faq/. /faq/x/.. /faq?q=cost" }),
  ...slugs.faq.flatMap((slug) =>
    shows("R049 R079", {
      [`/faq/${slug}`]: `/faq/${slug} /faq/${slug}/ /FAQ/${slug} /faq/${slug.toUpperCase()}/x`,
    }),
  ),
  ...shows("R049", {
    "/faq/ivf": `
      /faq/ivf/x /faq/ivf/x/y?z /faq//ivf /faq/%69vf /faq%2Fivf /faq/ivf#some-question /faq/ivf/index.html
    `,
  }),
  ...moves("R074", 301, {
    "/faq/egg-freezing": `
      /faq/eggFreezing /faq/eggfreezing /faq/EGGFREEZING /FAQ/EggFreezing/ /faq/eggFreezing/x/y
      /faq/egg%46reezing
    `,
    "/faq/egg-freezing?utm_source=a": "/faq/eggFreezing?utm_source=a",
  }),
  ...moves("R075", 302, {
    "/faq": `
      /faq/unknown /faq/unknown/ /faq/unknown/ivf /faq/egg-freezings /faq/eggFreezings /faq/ivf%20
      /faq/ivf.html /faq/image.png /faq/__proto__ /faq/constructor /faq/toString /faq/hasOwnProperty
      /faq/:slug /faq/all-questions/x /faq/%24%26 /faq/%252e%252e /faq/%C3%A9t%C3%A9 /faq/%E2%80%8Bivf
    `,
    "/faq?q=1": "/faq/x?q=1",
  }),

  // Careers
  ...shows("R044", {
    "/careers": "/careers /careers/ /Careers /careers// /careers?ref=a /careers/. /careers#openings",
  }),
  ...shows("R045", {
    "/careers/software-engineer": `
      /careers/software-engineer /careers/software-engineer/ /careers/software-engineer/apply
      /CAREERS/software-engineer /careers/Software-Engineer /careers//software-engineer
      /careers/software%2Dengineer /careers/x/../software-engineer
    `,
  }),
  ...moves("R059 R159", 302, {
    "/careers": `
      /careers/x /careers/x/ /careers/x/software-engineer /careers/software-engineers /careers/software
      /careers/__proto__ /careers/constructor /careers/prototype /careers/valueOf /careers/jobs.json
    `,
    "/careers?ref=a": "/careers/x?ref=a",
  }),

  // Aliases
  ...moves("R046", 301, {
    "/ivf": "/financing /financing/ /financing/x /financing/x/y/ /FINANCING /financing? /financing#b",
    "/ivf?utm_source=a&utm_medium=b": "/financing?utm_source=a&utm_medium=b",
    "/ivf?a=1": "/financing?a=1#b",
    "/ivf?next=//evil.example": "/financing?next=//evil.example",
    "/ivf?x=%0d%0aSet-Cookie:%20a=b": "/financing?x=%0d%0aSet-Cookie:%20a=b",
  }),
  ...moves("R054", 301, {
    "/": "/starter-kit /starter-kit/ /starter-kit/x",
    "/?x=1": "/Starter-Kit?x=1",
    "/?//evil.example": "/starter-kit?//evil.example",
  }),
  ...moves("R055", 301, {
    "/for-clinics": "/clinic-page /clinic-page/ /clinic-page/x",
    "/for-clinics?x=1": "/CLINIC-page?x=1",
  }),

  // Unknown paths
  ...moves("R056", 302, {
    "/": `
      /nope /nope/ /nope/deeper /nope#x /nope? /404 /static /__proto__ /constructor /toString/about
      /undefined /:slug /* /%25zz /%252Fabout /%2561bout /about%20 /%20about /about%0a /about;x=1 /about&x=1
      /about= /about. /%C4%B1vf /faq%E2%81%84ivf /chec%E2%84%AAout /.git/config /... /wp-admin/ /index
    `,
    "/?utm_source=a": "/nope?utm_source=a",
  }),
  ...moves("whole segments (R058, C10)", 302, {
    "/": `
      /aboutus /about-us /abou /touchless /termsx /tosx /ivfs /careersx /faqs /loginx /orders-old
      /financings /e-sign /egg /x/about
    `,
  }),
  ...moves("redirects keep the query", 302, {
    "/": "/verify /verify/ /verify/phone /verify/emails/a/b /ann /ann/ /ANN// /anna/x",
    "/?email=a": "/verify?email=a",
  }),

  // The application's area
  ...redirectsToApp({
    "R066 R115": "/login /login/ /login/x /login?x=1 /login/?next=%2Forders /LOGIN /Login?X=Y",
    R066: `
      /get-started /get-started/ /get-started/ivf?utm_source=a&gclid=b /Get-Started /forgot-password
      /forgot-password/x /verify/email /verify/email/a%40b.example/t0k%2Fen
      /verify/email/a+b@c.example/x.y.z /verify/email/a/b/c /VERIFY/Email/a/b
    `,
    R067: "/cosigner /cosigner/ /cosigner/123 /cosigner/123/x?y=z",
  }),
  ...redirectsToApp({
    R066: `
      /checkout /checkout/x /orders /orders/42 /orders/42/pay?step=2 /ann/7 /ann/7/x /account
      /account/settings /account? /account?a?b /account/file.pdf /account/page-data
    `,
    "bytes unchanged (R115)": `
      /%6Cogin /login/%E2%9C%93?q=%e2%9c%93+%2B /orders/a%2Fb%252Fc /orders//42 /orders/./42 /orders/x/../42
      /x/../login /login?a=//evil.example&b=\\ /.//login /%2F%2Flogin
    `,
  }),
  ...redirectsToAppPath("bytes unchanged (R115)", {
    "/login": "/login#top //login",
    "/login?x=1": "/login?x=1#top ///login?x=1",
  }),

  // Files
  ...isFile({
    "real files (R123, R132)": "/sitemap.xml /robots.txt /sitemap.xml?x=1 /index.html /404.html",
    "real files": `
      /page-data/app-data.json /page-data/about/page-data.json //robots.txt /x/../robots.txt /robots%2Etxt
    `,
  }),
  ...isMissing({
    "a missing asset": `
      /missing.png /missing.png?x=1 /missing.png/ /static/abc/missing.jpg /app-fedcba9876543210fedc.js
      /styles.css /favicon-9.ico /a/b/c.woff2 /video.MP4 /wp-login.php /.env /about.html /ivf.html
      /aboutus.html /v1.0 /Robots.txt /ROBOTS.TXT /sitemap.xml/ /robots.txt/x.txt /__proto__.json
      /evil.example /.well-known/missing.txt
    `,
    "missing page data": `
      /page-data /page-data/ /page-data/x /page-data/nope/page-data.json /page-data/sq/d/1.json
      /page-data/about /page-data/__proto__
    `,
  }),

  // Hostile addresses
  ...isMalformed({
    "malformed encoding": `
      /% /%z /%zz /%2 /about/%zz /about% /faq/%zz /login/%zz /%00 /about%00 /about/%00/x /robots.txt%00.png
      /login/%00 /%ff /about/%E9 /%C0%AE%C0%AE/etc/passwd /%ED%A0%80 /%u0041
    `,
    "above the root": `
      /.. /../ /../about /about/../.. /about/../../login /%2e%2e /%2e%2e/%2e%2e/etc/passwd /.%2e/x
      /..%2f..%2fetc/passwd /static/../../x.js //.. /./../about /login/../../x
    `,
    "RFC 9112 3.2: no path": "about * ?x=1 evil.example:443 \\about",
  }),
  // A path that looks like another host is still a path: missing if its last segment has an extension, otherwise home.
  ...isMissing({
    "protocol-relative": `
      //evil.example ///evil.example /%2Fevil.example /\\evil.example /\\/evil.example //evil.example/
    `,
  }),
  ...moves("protocol-relative", 302, {
    "/": `
      //evil.example/x /\\evil /\\/evil /%5Cevil /%5C%5Cevil/x //evil@evil.example/x /https://evil.example/x
      /https:evil /%0d%0aLocation:%20https://evil /javascript:alert(1)
    `,
    "/?x=//evil.example": "//evil?x=//evil.example",
  }),
  ...moves("protocol-relative", 301, {
    "/ivf": "//financing /\\/../financing",
    "/ivf?x": "//evil.example/../financing?x",
  }),
  ...redirectsToApp({
    "app redirect stays on {host}": `
      /.//evil.example/../login /@evil.example/../login /:80/../login /login/@evil.example
      /login\\..\\x/../login
    `,
  }),
  ...redirectsToAppPath("app redirect stays on {host}", {
    "/login/..//login": "//login/..//login",
    "/@evil.example/../login": "//@evil.example/../login",
  }),
];
