import { file, fileHeader, header, inPage, rehashed, type PlantedChanges } from "./edit-site";

/** Changes of metadata, accessibility, files and headers. */
export const plantedDelivery: PlantedChanges = {
  search: {
    "a description": [
      "Shout",
      inPage("/contact", /(?<=name="description" content=")Write to us/, "Shout at us"),
    ],
    "a canonical address": [
      "/reach-us",
      inPage("/contact", /(?<=rel="canonical" href="[^"]*)\/contact/, "/reach-us"),
    ],
    "structured data": [
      "Hardware",
      inPage("/careers/software-engineer", '"title":"Software Engineer"', '"title":"Hardware Engineer"'),
    ],
    "robots.txt": ["Disallow", file("/robots.txt", () => rehashed("User-agent: *\nDisallow: /\n"))],
    "the sitemap": [
      "/about",
      file("/sitemap.xml", ({ text = "" }) => rehashed(text.replace(/.*\/about<.*\n/, ""))),
    ],
    "a share picture": ["/share/ivf.png", file("/share/ivf.png", () => rehashed())],
    "the contact for security": [
      "2030",
      file("/.well-known/security.txt", ({ text = "" }) => rehashed(text.replace("2027", "2030"))),
    ],
  },
  accessibility: {
    "an emptied alternative text": [
      "decorative picture",
      inPage("/press", 'alt="The Meridian Post"', 'alt=""'),
    ],
    "another alternative text": [
      "A newspaper",
      inPage("/press", 'alt="The Meridian Post"', 'alt="A newspaper"'),
    ],
    "a heading's level": [
      "level 3",
      inPage("/faq", /<h2([^>]*)>Find your question<\/h2>/, "<h3>Find your question</h3>"),
    ],
    "a heading turned into a paragraph": [
      "Find your question",
      inPage("/faq", /<h2([^>]*)>Find your question<\/h2>/, "<p>Find your question</p>"),
    ],
    "the page's language": ["language", inPage("/about", 'lang="en"', 'lang="de"')],
    "a control's name": ["Close announcement", inPage("/about", ' aria-label="Close announcement"', "")],
    "words hidden from screen readers": ["aria-hidden", inPage("/contact", "<h1", '<h1 aria-hidden="true"')],
    "a removed landmark": ["main", inPage("/contact", /<main([^>]*)>([\s\S]*)<\/main>/, "<div></div>")],
    "a list turned into a paragraph": [
      "ul",
      inPage("/ivf", /<ul role="list"[^>]*>\s*<li>Borrow[\s\S]*?<\/ul>/, "<p>Borrow for the treatment</p>"),
    ],
  },
  delivery: {
    "an inline script": ["scripts", inPage("/about", "</body>", "<script>alert(1)</script></body>")],
    "more code": [
      "All scripts",
      file("/new-0123456789abcdef0123.js", () => ({ bytes: 9_000, digest: "new" })),
    ],
    "a font": ["fraunces", file(/fraunces-heading/, (old) => ({ ...old, bytes: old.bytes + 9_000 }))],
  },
  security: {
    "a weaker header": ["unsafe-url", header("Referrer-Policy", "unsafe-url")],
    "the caching of pages": ["max-age=60", fileHeader("/index.html", "Cache-Control", "max-age=60")],
  },
};
