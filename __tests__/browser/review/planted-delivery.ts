import { described, file, inAllPages, inPage, type Edit } from "./edit-site";
import { header, plant, rehashed, type Planted } from "./plant";

export const search: readonly Planted[] = [
  plant(
    "search",
    "a description",
    "Shout",
    inPage("/contact", /(?<=name="description" content=")Write to us/, "Shout at us"),
  ),
  plant(
    "search",
    "a title",
    "Reach us",
    inPage("/contact", />Contact \| Wrenfield<\/title>/, ">Reach us | Wrenfield</title>"),
  ),
  plant(
    "search",
    "a canonical address",
    "/reach-us",
    inPage(
      "/contact",
      'rel="canonical" href="https://www.wrenfield.example/contact"',
      'rel="canonical" href="https://www.wrenfield.example/reach-us"',
    ),
  ),
  plant(
    "search",
    "a page kept out of the index",
    "noindex",
    inPage("/contact", "<title", '<meta name="robots" content="noindex"/><title'),
  ),
  plant(
    "search",
    "structured data",
    "Hardware",
    inPage("/careers/software-engineer", '"title":"Software Engineer"', '"title":"Hardware Engineer"'),
  ),
  plant(
    "search",
    "robots.txt",
    "Disallow",
    file("/robots.txt", () => rehashed("User-agent: *\nDisallow: /\n")),
  ),
  plant(
    "search",
    "the sitemap",
    "/about",
    file("/sitemap.xml", ({ text = "" }) => rehashed(text.replace(/.*\/about<.*\n/, ""))),
  ),
  plant(
    "search",
    "a share picture",
    "/share/ivf.png",
    file("/share/ivf.png", () => rehashed()),
  ),
  plant(
    "search",
    "the contact for security",
    "2030",
    file("/.well-known/security.txt", ({ text = "" }) => rehashed(text.replace("2027", "2030"))),
  ),
];

export const accessibility: readonly Planted[] = [
  plant(
    "problems",
    "a lost alternative text",
    "no alternative text",
    inPage("/press", / alt="The Meridian Post"/, ""),
  ),
  plant(
    "accessibility",
    "an emptied alternative text",
    "decorative picture",
    inPage("/press", 'alt="The Meridian Post"', 'alt=""'),
  ),
  plant(
    "accessibility",
    "another alternative text",
    "A newspaper",
    inPage("/press", 'alt="The Meridian Post"', 'alt="A newspaper"'),
  ),
  plant(
    "accessibility",
    "a heading's level",
    "level 3",
    inPage("/faq", /<h2([^>]*)>Find your question<\/h2>/, "<h3>Find your question</h3>"),
  ),
  plant(
    "accessibility",
    "a heading that is a paragraph now",
    "Find your question",
    inPage("/faq", /<h2([^>]*)>Find your question<\/h2>/, "<p>Find your question</p>"),
  ),
  plant("accessibility", "the page's language", "language", inPage("/about", 'lang="en"', 'lang="de"')),
  plant(
    "accessibility",
    "a control's name",
    "Close announcement",
    inPage("/about", ' aria-label="Close announcement"', ""),
  ),
  plant(
    "accessibility",
    "words hidden from screen readers",
    "aria-hidden",
    inPage("/contact", "<h1", '<h1 aria-hidden="true"'),
  ),
  plant(
    "accessibility",
    "a landmark that is gone",
    "main",
    inPage("/contact", /<main([^>]*)>([\s\S]*)<\/main>/, "<div></div>"),
  ),
  plant(
    "accessibility",
    "a list that is none",
    "ul",
    inPage(
      "/ivf",
      /<ul role="list" class="points">([\s\S]*?)<\/ul>/,
      "<p>Borrow for the treatment in front of you</p>",
    ),
  ),
];

export const delivery: readonly Planted[] = [
  plant(
    "delivery",
    "a script file that a page loads",
    "/tracker.js",
    inPage("/about", "</body>", '<script src="/tracker.js"></script></body>'),
  ),
  plant(
    "delivery",
    "an inline script",
    "scripts",
    inPage("/about", "</body>", "<script>alert(1)</script></body>"),
  ),
  plant(
    "delivery",
    "a larger page",
    "larger",
    inPage(
      "/about",
      "</main>",
      `<!-- ${Array.from({ length: 400 }, (_, index) => (index * 7919) % 1009).join(" ")} --><i></i></main>`,
    ),
  ),
  plant(
    "delivery",
    "more code",
    "All scripts",
    file("/new-0123456789abcdef0123.js", () => ({ bytes: 9_000, digest: "new" })),
  ),
  plant(
    "delivery",
    "a font",
    "fraunces",
    file(/fraunces-heading/, (old) => ({ ...old, bytes: old.bytes + 9_000 })),
  ),
  plant(
    "security",
    "a header that is gone",
    "X-Content-Type-Options",
    header("X-Content-Type-Options", undefined),
  ),
  plant("security", "a weaker header", "unsafe-url", header("Referrer-Policy", "unsafe-url")),
  plant("security", "a new header", "X-Robots-Tag", header("X-Robots-Tag", "none")),
  plant(
    "security",
    "one page's policy",
    "unsafe-inline",
    described("fileHeaders", (headers) => ({
      ...headers,
      "/ivf/index.html": {
        ...headers["/ivf/index.html"],
        "Content-Security-Policy": "script-src 'unsafe-inline'",
      },
    })),
  ),
  plant(
    "security",
    "the caching of pages",
    "max-age=60",
    described("fileHeaders", (headers) => ({
      ...headers,
      "/index.html": { ...headers["/index.html"], "Cache-Control": "max-age=60" },
    })),
  ),
  plant(
    "launch",
    "a new launch blocker",
    "555-0199",
    described("blockers", (blockers) => [
      ...blockers,
      { kind: "phone", file: "content/facts/links.yaml", line: 1, found: "555-0199" },
    ]),
  ),
];

/** Changes of what pages look like, which `pagesToPicture` must select and a browser shows. */
export const plantedLooks: readonly { title: string; path: string; edit: Edit }[] = [
  {
    title: "CSS that moves one page by 3 px",
    path: "/contact",
    edit: inPage("/contact", "</head>", "<style>main{padding-top:3px}</style></head>"),
  },
  {
    title: "a swapped picture",
    path: "/faq",
    edit: inPage("/faq", /\/static\/[0-9a-f]+\/faq\.svg/, "/icon.svg"),
  },
  { title: "a color token", path: "/contact", edit: inAllPages(/color:#453F3A/g, "color:#443F3A") },
  { title: "a drawing under an old name", path: "/contact", edit: file("/sprite.svg", () => rehashed()) },
];
