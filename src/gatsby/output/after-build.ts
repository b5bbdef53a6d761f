import type { BuildArgs } from "gatsby";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { factText } from "../../content/facts/substitute";
import { readEnvironment } from "../../site/environment";
import { canonicalUrl } from "../../site/metadata";
import { sitemapPages } from "../../site/routes";
import { writeBrandFiles } from "./brand-files";
import { securityTxt } from "./security-txt";
import { writeHydration } from "./hydration-scripts";
import { removeUnpublished } from "./published-files";
import { writeSearchFiles } from "./search-files";
import { siteContent } from "../site-content";
import { writeShareImages } from "./share-images";
import { root } from "../check-context";
import { legalFeed, pressFeed } from "../../site/feeds";
import { legalFeedXml, pressFeedXml, type FeedArticle, type FeedVersion } from "./feeds";
import { lastModified, type ContentDates } from "./last-modified";
import { robotsTxt, sitemapXml } from "./sitemap";

interface SiteData extends ContentDates {
  versions: { nodes: FeedVersion[] };
  articles: { nodes: FeedArticle[] };
}

const query = `#graphql
  query AfterBuild {
    faq: allFaqCategory { nodes { slug questions { reviewed } } }
    careers: allJobPosting { nodes { slug datePosted } }
    versions: allLegalVersion {
      nodes { page slug title state dateKind date note published recorded corrections { recorded reason } shown changes }
    }
    articles: allPressArticle { nodes { title outlet date link html } }
    figures: allPublishedFigure { nodes { reviewed } }
  }
`;

/**
 * Writes the files that depend on the whole site: the scripts of src/gatsby/hydration, the search files, sitemap, feeds,
 * robots.txt, security.txt, icons, manifest and every page's share image.
 */
export async function onPostBuild({ graphql, reporter }: BuildArgs): Promise<void> {
  const { website } = readEnvironment(process.env);
  const { data, errors } = await graphql<SiteData>(query);
  if (errors || !data) {
    reporter.panicOnBuild("The content could not be queried.", errors as never);
    return;
  }
  const { versions, articles } = data;
  const content = siteContent();
  const fact = (name: string) => factText(name, content.facts);
  const slugs = (group: "faq" | "careers") => data[group].nodes.map((node) => node.slug).sort();
  const changed = lastModified(data);
  const pages = sitemapPages({ faq: slugs("faq"), careers: slugs("careers") });
  const publicDir = join(root, "public");
  const write = (name: string, text: string) => writeFile(join(publicDir, name), text);
  await write(
    "sitemap.xml",
    sitemapXml(pages.map((page) => [canonicalUrl(website, page), changed.get(page)])),
  );
  const brand = fact("company.name");
  const site = { website, author: brand };
  await mkdir(join(publicDir, "feeds"), { recursive: true });
  await write(legalFeed.path, legalFeedXml(versions.nodes, site));
  await write(pressFeed.path, pressFeedXml(articles.nodes, content.data.logos!.outlets, site));
  await write("robots.txt", robotsTxt(website));
  await mkdir(join(publicDir, ".well-known"), { recursive: true });
  await write(
    ".well-known/security.txt",
    securityTxt(website, fact("mail.security"), fact("company.securityTxtExpires")),
  );
  await writeSearchFiles(publicDir, content);
  await writeHydration(publicDir, new URL(website).hostname);
  removeUnpublished(publicDir);
  await writeBrandFiles(publicDir, brand);
  await writeShareImages(publicDir, { name: brand, tagline: fact("company.tagline") });
}
