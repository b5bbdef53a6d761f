import type { BuildArgs } from "gatsby";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readEnvironment } from "../../site/environment";
import { canonicalUrl } from "../../site/metadata";
import { sitemapPages } from "../../site/routes";
import { writeBrandFiles } from "./brand-files";
import { expiryProblem, securityTxt } from "./security-txt";
import { writeHydration } from "./hydration-scripts";
import { removeUnpublished } from "./published-files";
import { writeShareImages } from "./share-images";
import { root } from "../check-context";
import { robotsTxt, sitemapXml } from "./sitemap";

interface Slugs {
  faq: { nodes: { slug: string }[] };
  careers: { nodes: { slug: string }[] };
  name: { text: string };
  mail: { text: string };
  expires: { text: string };
}

/**
 * Writes what is made from the whole site: the scripts of src/gatsby/hydration, the sitemap, robots.txt, security.txt, icons, the manifest and
 * every page's share image.
 */
export async function onPostBuild({ graphql, reporter }: BuildArgs): Promise<void> {
  const { website } = readEnvironment(process.env);
  const { data, errors } = await graphql<Slugs>(
    'query SitemapSlugs { faq: allFaqCategory { nodes { slug } } careers: allJobPosting { nodes { slug } } name: fact(name: { eq: "company.name" }) { text } mail: fact(name: { eq: "mail.security" }) { text } expires: fact(name: { eq: "company.securityTxtExpires" }) { text } }',
  );
  if (errors || !data) {
    reporter.panicOnBuild("The content could not be queried.", errors as never);
    return;
  }
  const slugs = (group: "faq" | "careers") => data[group].nodes.map((node) => node.slug);
  const pages = sitemapPages({ faq: slugs("faq"), careers: slugs("careers") });
  const write = (name: string, text: string) => writeFile(join(root, "public", name), text);
  await write("sitemap.xml", sitemapXml(pages.map((page) => canonicalUrl(website, page))));
  await write("robots.txt", robotsTxt(website));
  await mkdir(join(root, "public/.well-known"), { recursive: true });
  const security = { mail: data.mail.text, expires: data.expires.text };
  await write(".well-known/security.txt", securityTxt(website, security));
  const problem = expiryProblem(security.expires, Date.now());
  if (problem) reporter.warn(problem);
  const brand = data.name.text;
  await writeHydration(join(root, "public"), new URL(website).hostname);
  removeUnpublished(join(root, "public"));
  await writeBrandFiles(join(root, "public"), brand);
  await writeShareImages(join(root, "public"), brand);
}
