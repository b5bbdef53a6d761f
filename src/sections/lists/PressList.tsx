import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import { useLayoutEffect, useRef } from "react";
import { Html } from "../../components/Prose";
import { isHydrating } from "../../gatsby/hydration/hydrated";
import { formatDate } from "../../site/dates";
import { controlBorder, gray, purple, white } from "../../design/color";
import { fontSize, from, minimumTarget, radius, touchTarget, type, until } from "../../design/tokens";
import { useLogos, Wordmark, type Logo } from "./Wordmark";

/**
 * The articles, by year, filtered by CSS. The second option is the first outlet, and so on. A chosen outlet hides the
 * articles of other outlets, the years without an article, the featured articles and the links to years.
 * `outlets` are the file names of their logos.
 */
const Root = styled.div<{ outlets: readonly string[] }>(({ outlets }) => ({
  "& > section": { marginTop: 48 },
  "& a": touchTarget,
  "& nav": { display: "flex", flexWrap: "wrap", columnGap: 16 },
  "& nav a": { minWidth: minimumTarget },
  "& article a": { fontWeight: 600 },
  // The first link of an article is for small screens, the second for larger ones.
  [until.tablet]: { "& [target]": { display: "none" } },
  [from.tablet]: { "& article a:not([target])": { display: "none" } },
  // Browsers without `:has()` (before Chrome 105, Safari 15.4 and Firefox 121) show no filter.
  "& > p": { display: "none" },
  "&:has(a) > p": { display: "block", marginBlock: "32px 8px" },
  "& select": {
    minHeight: minimumTarget,
    marginLeft: 12,
    maxWidth: "calc(100% - 12px)",
    padding: "0 12px",
    border: `1px solid ${controlBorder}`,
    borderRadius: radius.input,
    background: white,
  },
  [outlets
    .map(
      (logo, at) =>
        `&:has(:nth-of-type(${at + 2}):checked) :is(section,article):not(:has([src$="/${logo}"]))`,
    )
    .concat("&:has(option + :checked) > :is(div,nav)")
    .join()]: { display: "none" },
}));

const Article = styled.article({
  display: "grid",
  gap: 12,
  paddingBlock: 32,
  borderTop: `1px solid ${gray[200]}`,
  breakInside: "avoid",
  [from.tablet]: { gridTemplateColumns: "200px minmax(0, 1fr)", columnGap: 48 },
});

const Outlet = styled.div({
  display: "grid",
  gap: 12,
  alignContent: "start",
  fontSize: fontSize.small,
  color: gray[600],
});
const Heading = styled.h2(type.h2, { marginBottom: 16 });
const Title = styled.h3(type.h3, { marginBottom: 8 });
const Past = styled.p({
  marginTop: 12,
  padding: "8px 14px",
  borderRadius: radius.tile,
  background: purple[50],
  color: purple[700],
  fontSize: fontSize.fine,
  maxWidth: "38.5em",
});
type Node = Queries.PressListQuery["articles"]["nodes"][number];

/** An article with two links, of which CSS shows one: for the same tab on small screens, otherwise for a new one. */
function Entry({ article: { title, date, link, historical, html }, logo }: { article: Node; logo?: Logo }) {
  const read = (
    <>
      Read the article<span className="visually-hidden">{`: ${title}`}</span>
    </>
  );
  return (
    <Article>
      <Outlet>
        {logo && <Wordmark logo={logo} />}
        <time dateTime={date}>{formatDate(date)}</time>
      </Outlet>
      <div>
        <Title>{title}</Title>
        <Html html={html} />
        {historical && (
          <Past>Prices in this article are from {date.slice(0, 4)} and are no longer offered.</Past>
        )}
        <a href={link}>{read}</a>
        {/* With `href` last, most of the link repeats the one above and compresses well. */}
        <a target="_blank" rel="noopener" href={link}>
          {read}
          <span className="visually-hidden"> (new tab)</span>
        </a>
      </div>
    </Article>
  );
}

/** Stores the chosen outlet in the entry of the history, to which Back returns. */
const storeChoice = ({ target }: { target: HTMLSelectElement }) =>
  window.history.replaceState({ ...window.history.state, outlet: target.value }, "");

/** Restores the outlet of a page to which a visitor goes back, as browsers do where the page is loaded. */
function useFilterOfEntry() {
  const filter = useRef<HTMLSelectElement>(null);
  // Before Gatsby scrolls, because a filtered page is lower.
  useLayoutEffect(() => {
    const { outlet } = (window.history.state ?? {}) as { outlet?: string };
    // In a page that is being hydrated, the visitor may have chosen another one since.
    if (outlet && !isHydrating()) filter.current!.value = outlet;
    else storeChoice({ target: filter.current! });
  }, []);
  return filter;
}

/**
 * Every press article (content/press): two featured ones, then all of them by year, newest first, with links to the
 * years and a filter by outlet, which works without scripts.
 * @heading 2
 * @lists PressArticle
 * @example
 * <PressList />
 */
export function PressList() {
  const { articles } = useStaticQuery<Queries.PressListQuery>(graphql`
    query PressList {
      articles: allPressArticle(sort: { date: DESC }) {
        nodes {
          title
          outlet
          date
          link
          historical
          featured
          html
        }
      }
    }
  `);
  const logos = useLogos("outlets");
  const logoOf = new Map(logos.map((logo) => [logo.key, logo]));
  const years = [...new Set(articles.nodes.map(({ date }) => date.slice(0, 4)))];
  // Not with localeCompare: its first call takes 10 ms, for which hydration would wait.
  const outlets = logos
    .filter(({ key }) => articles.nodes.some(({ outlet }) => outlet === key))
    .sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1));
  const entries = (of: (article: Node) => boolean) =>
    articles.nodes
      .filter(of)
      .map((article) => <Entry key={article.link} article={article} logo={logoOf.get(article.outlet)} />);
  const filter = useFilterOfEntry();
  return (
    <Root outlets={outlets.map(({ picture }) => picture!.publicURL!.split("/").at(-1)!)}>
      <div>
        <Heading>Featured</Heading>
        {entries(({ featured }) => !!featured)}
      </div>
      <p data-no-print>
        <label>
          Outlet
          <select ref={filter} onChange={storeChoice}>
            <option>All</option>
            {outlets.map(({ key, name }) => (
              <option key={key}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      <nav aria-label="Years">
        {years.map((year) => (
          <a key={year} href={`#y${year}`}>
            {year}
          </a>
        ))}
      </nav>
      {years.map((year) => (
        <section key={year} id={`y${year}`}>
          <Heading>{year}</Heading>
          {entries(({ date }) => date.startsWith(year))}
        </section>
      ))}
    </Root>
  );
}
