import { Helmet } from "react-helmet";
import { substitute } from "../content/facts/substitute";
import { useFacts } from "../components/FactsContext";
import { feedsOf } from "../site/feeds";
import { canonicalUrl, shareImagePath, shareImageSize } from "../site/metadata";
import { useSite } from "../components/useSite";
import type { StructuredData } from "./structured-data";

export interface PageHeadProps {
  /** The page's own path; the canonical URL is derived from it. */
  pagePath: string;
  /** All texts may refer to facts: `{company.name}`. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** The Open Graph type. */
  type?: string;
  /** Structured data of this page. */
  jsonLd?: readonly StructuredData[];
  /** Excludes the page from search results. */
  noIndex?: boolean;
  /** The page that search engines should index instead. */
  canonicalPath?: string;
}

/** Search and social metadata of a page, and its structured data. The only component that uses Helmet. */
export function PageHead({
  pagePath,
  title,
  description,
  keywords = [],
  type = "website",
  jsonLd = [],
  noIndex,
  canonicalPath,
}: PageHeadProps) {
  const facts = useFacts();
  const { website } = useSite();
  const text = (template: string) => substitute(template, facts);
  const brand = text("{company.name}");
  const words = text(title);
  const fullTitle = words.includes(brand) ? words : `${words} | ${brand}`;
  const address = canonicalUrl(website, canonicalPath ?? pagePath);
  const image = new URL(shareImagePath(pagePath), website).href;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={text(description)} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.map(text).join(", ")} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {(!noIndex || canonicalPath) && <link rel="canonical" href={address} />}
      {feedsOf(pagePath).map(({ path, title: name }) => (
        <link key={path} rel="alternate" type="application/atom+xml" title={name} href={path} />
      ))}
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text(description)} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={words} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((dataFor, index) => (
        <script key={index} type="application/ld+json">
          {JSON.stringify(dataFor(website, facts)).replace(/</g, "\\u003c")}
        </script>
      ))}
    </Helmet>
  );
}
