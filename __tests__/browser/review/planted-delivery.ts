import {
  described,
  file,
  fileHeader,
  header,
  inAllPages,
  inPage,
  rehashed,
  type Edit,
  type PlantedChanges,
} from "./edit-site";

/** Text that compression does not shorten much. */
const manyNumbers = Array.from({ length: 400 }, (_, index) => (index * 7919) % 1009).join(" ");

/** Changes of metadata, accessibility, files and headers. */
export const plantedDelivery: PlantedChanges = {
  search: [
    [
      "a description",
      "Shout",
      inPage("/contact", /(?<=name="description" content=")Write to us/, "Shout at us"),
    ],
    [
      "a title",
      "Reach us",
      inPage("/contact", />Contact \| Wrenfield<\/title>/, ">Reach us | Wrenfield</title>"),
    ],
    [
      "a canonical address",
      "/reach-us",
      inPage("/contact", /(?<=rel="canonical" href="[^"]*)\/contact/, "/reach-us"),
    ],
    [
      "a page kept out of the index",
      "noindex",
      inPage("/contact", "<title", '<meta name="robots" content="noindex"/><title'),
    ],
    [
      "structured data",
      "Hardware",
      inPage("/careers/software-engineer", '"title":"Software Engineer"', '"title":"Hardware Engineer"'),
    ],
    ["robots.txt", "Disallow", file("/robots.txt", () => rehashed("User-agent: *\nDisallow: /\n"))],
    [
      "the sitemap",
      "/about",
      file("/sitemap.xml", ({ text = "" }) => rehashed(text.replace(/.*\/about<.*\n/, ""))),
    ],
    ["a share picture", "/share/ivf.png", file("/share/ivf.png", () => rehashed())],
    [
      "the contact for security",
      "2030",
      file("/.well-known/security.txt", ({ text = "" }) => rehashed(text.replace("2027", "2030"))),
    ],
  ],
  problems: [
    ["a lost alternative text", "no alternative text", inPage("/press", / alt="The Meridian Post"/, "")],
  ],
  accessibility: [
    [
      "an emptied alternative text",
      "decorative picture",
      inPage("/press", 'alt="The Meridian Post"', 'alt=""'),
    ],
    [
      "another alternative text",
      "A newspaper",
      inPage("/press", 'alt="The Meridian Post"', 'alt="A newspaper"'),
    ],
    [
      "a heading's level",
      "level 3",
      inPage("/faq", /<h2([^>]*)>Find your question<\/h2>/, "<h3>Find your question</h3>"),
    ],
    [
      "a heading turned into a paragraph",
      "Find your question",
      inPage("/faq", /<h2([^>]*)>Find your question<\/h2>/, "<p>Find your question</p>"),
    ],
    ["the page's language", "language", inPage("/about", 'lang="en"', 'lang="de"')],
    ["a control's name", "Close announcement", inPage("/about", ' aria-label="Close announcement"', "")],
    ["words hidden from screen readers", "aria-hidden", inPage("/contact", "<h1", '<h1 aria-hidden="true"')],
    ["a removed landmark", "main", inPage("/contact", /<main([^>]*)>([\s\S]*)<\/main>/, "<div></div>")],
    [
      "a list turned into a paragraph",
      "ul",
      inPage("/ivf", /<ul role="list" class="points">([\s\S]*?)<\/ul>/, "<p>Borrow for the treatment</p>"),
    ],
  ],
  delivery: [
    [
      "a script file that a page loads",
      "/tracker.js",
      inPage("/about", "</body>", '<script src="/tracker.js"></script></body>'),
    ],
    ["an inline script", "scripts", inPage("/about", "</body>", "<script>alert(1)</script></body>")],
    ["a larger page", "larger", inPage("/about", "</main>", `<!-- ${manyNumbers} --><i></i></main>`)],
    [
      "more code",
      "All scripts",
      file("/new-0123456789abcdef0123.js", () => ({ bytes: 9_000, digest: "new" })),
    ],
    ["a font", "fraunces", file(/fraunces-heading/, (old) => ({ ...old, bytes: old.bytes + 9_000 }))],
  ],
  security: [
    [
      "a removed header",
      "X-Content-Type-Options",
      described("headers", ({ "X-Content-Type-Options": _gone, ...rest }) => rest),
    ],
    ["a weaker header", "unsafe-url", header("Referrer-Policy", "unsafe-url")],
    ["a new header", "X-Robots-Tag", header("X-Robots-Tag", "none")],
    [
      "one page's policy",
      "unsafe-inline",
      fileHeader("/ivf/index.html", "Content-Security-Policy", "script-src 'unsafe-inline'"),
    ],
    ["the caching of pages", "max-age=60", fileHeader("/index.html", "Cache-Control", "max-age=60")],
  ],
  launch: [
    [
      "a new launch blocker",
      "555-0199",
      described("blockers", (blockers) => [
        ...blockers,
        { kind: "phone", file: "content/facts/links.yaml", line: 1, found: "555-0199" },
      ]),
    ],
  ],
};

/** Visual changes, which `pagesToPicture` must select and a browser shows. */
export const plantedLooks: readonly [title: string, path: string, edit: Edit][] = [
  [
    "CSS that moves one page by 3 px",
    "/contact",
    inPage("/contact", "</head>", "<style>main{padding-top:3px}</style></head>"),
  ],
  ["a swapped picture", "/faq", inPage("/faq", /\/static\/[0-9a-f]+\/faq\.svg/, "/icon.svg")],
  ["a color token", "/contact", inAllPages(/color:#453F3A/g, "color:#443F3A")],
  ["a changed drawing with the same name", "/contact", file("/sprite.svg", () => rehashed())],
];
