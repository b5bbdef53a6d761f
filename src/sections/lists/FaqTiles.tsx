import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import { FeatureIcon, featureTones, type FeatureIconName } from "../../components/FeatureIcon";
import { Link } from "../../components/Link";
import { family, fontSize, from, gray, surface, teal } from "../../design/tokens";
import type { Key } from "../../content/schema/component-shapes";

const widths = (columns: number) => ({
  "& > li": { width: `calc((100% - ${(columns - 1) * 24}px) / ${columns})` },
});

/** Two in a row, on wide screens three; the rest centered. Exactly four are in one row, with icons above the words. */
const Row = styled.ul<{ count: number }>(({ count }) => ({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 16,
  "& > li": { width: "100%" },
  [from.tablet]: { gap: 24, ...widths(2) },
  [from.desktop]:
    count === 4
      ? { ...widths(4), "& a": { flexDirection: "column", alignItems: "flex-start", gap: 16 } }
      : widths(3),
}));

const Tile = styled(Link)({
  display: "flex",
  gap: 20,
  alignItems: "center",
  height: "100%",
  padding: 20,
  ...surface,
  color: gray[700],
  fontSize: fontSize.small,
  lineHeight: 1.5,
  textDecoration: "none",
  "& strong": {
    display: "block",
    marginBottom: 4,
    font: `560 min(1.375rem,8.5vw)/1.2 ${family.heading}`,
    overflowWrap: "anywhere",
    color: teal[900],
  },
  "&:hover strong": { textDecoration: "underline", textDecorationThickness: 2 },
});

export interface FaqTilesProps {
  /** The slug of a category to leave out. */
  except?: Key;
}

/**
 * A tile for each FAQ category (content/faq).
 * @example
 * <FaqTiles except="ivf" />
 */
export function FaqTiles({ except }: FaqTilesProps) {
  const { categories } = useStaticQuery<Queries.FaqTilesQuery>(graphql`
    query FaqTiles {
      categories: allFaqCategory(sort: { order: ASC }) {
        nodes {
          slug
          title
          summary
          icon
        }
      }
    }
  `);
  const shown = categories.nodes.filter(({ slug }) => slug !== except);
  return (
    <Row role="list" count={shown.length}>
      {shown.map(({ slug, title, summary, icon }, index) => (
        <li key={slug}>
          <Tile to={`/faq/${slug}`}>
            <FeatureIcon name={icon as FeatureIconName} tone={featureTones[index % featureTones.length]} />
            <span>
              <strong>{title}</strong>
              {summary}
            </span>
          </Tile>
        </li>
      ))}
    </Row>
  );
}
