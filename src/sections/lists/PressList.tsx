import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import { formatDate } from "../../site/dates";
import { Html } from "../../components/Prose";
import { gray, purple, teal } from "../../design/color";
import { from, until } from "../../design/breakpoints";
import { minimumTarget, radius } from "../../design/space";
import { fontSize, type } from "../../design/type";
import { Wordmark } from "./Wordmark";

const List = styled.ul({ "& > li + li": { borderTop: `1px solid ${gray[200]}` } });

const Article = styled.article({
  display: "grid",
  gap: 12,
  paddingBlock: 32,
  [from.tablet]: { gridTemplateColumns: "200px minmax(0, 1fr)", columnGap: 48 },
});

const Outlet = styled.div({
  display: "grid",
  gap: 12,
  alignContent: "start",
  fontSize: fontSize.small,
  color: gray[600],
});
const Title = styled.h2(type.h3);
const Past = styled.p({
  marginTop: 12,
  padding: "8px 14px",
  borderRadius: radius.tile,
  background: purple[50],
  color: purple[700],
  fontSize: fontSize.fine,
  maxWidth: "38.5em",
});
const Read = styled.a({
  display: "inline-flex",
  alignItems: "center",
  minHeight: minimumTarget,
  fontWeight: 600,
  color: teal[700],
});
const SameTab = styled(Read)({ [from.tablet]: { display: "none" } });
const NewTab = styled(Read)({ [until.tablet]: { display: "none" } });

/**
 * Every press article (content/press), newest first. A link opens in the same tab on small screens and in a new one otherwise:
 * two links, of which the stylesheet shows one, so that it works without scripts.
 * @heading 2
 * @lists PressArticle
 * @example
 * <PressList />
 */
export function PressList() {
  const { articles, logos } = useStaticQuery<Queries.PressListQuery>(graphql`
    query PressList {
      articles: allPressArticle(sort: { date: DESC }) {
        nodes {
          title
          outlet
          date
          link
          historical
          html
        }
      }
      logos: allLogo(filter: { group: { eq: "outlets" } }) {
        nodes {
          key
          name
          alt
          width
          height
          picture {
            publicURL
          }
        }
      }
    }
  `);
  const logoOf = new Map(logos.nodes.map((logo) => [logo.key, logo]));
  return (
    <List role="list">
      {articles.nodes.map(({ title, outlet, date, link, historical, html }) => {
        const logo = logoOf.get(outlet);
        return (
          <li key={link}>
            <Article>
              <Outlet>
                {logo && (
                  <Wordmark picture={logo.picture} alt={logo.alt} width={logo.width} height={logo.height} />
                )}
                <time dateTime={date}>{formatDate(date)}</time>
              </Outlet>
              <div>
                <Title>{title}</Title>
                <Html html={html} />
                {historical && (
                  <Past>Prices in this article are from {date.slice(0, 4)} and are no longer offered.</Past>
                )}
                {[SameTab, NewTab].map((Read, index) => (
                  <Read
                    key={index}
                    href={link}
                    {...(Read === NewTab ? { target: "_blank", rel: "noopener" } : {})}
                  >
                    Read the article<span className="visually-hidden">{`: ${title}, ${logo?.name}`}</span>
                  </Read>
                ))}
              </div>
            </Article>
          </li>
        );
      })}
    </List>
  );
}
