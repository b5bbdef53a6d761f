import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import { fontSize, from, gray, white } from "../../design/tokens";
import { Container } from "../../components/Container";
import { Wordmark } from "./Wordmark";

const Band = styled.section({
  background: white,
  borderBlock: `1px solid ${gray[200]}`,
  paddingBlock: 32,
  "& + &": { borderTop: 0 },
});
const Label = styled.p({ marginBottom: 20, fontSize: fontSize.small, color: gray[600] });
const List = styled.ul({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "24px 32px",
  alignItems: "center",
  [from.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" },
  [from.desktop]: { display: "flex", justifyContent: "space-between" },
});

export interface LogoStripProps {
  /** A group of content/facts/logos.yaml. */
  group: "outlets" | "investors";
  /** Words above the strip. */
  label: string;
  /** How many, from the top of the group. */
  count?: number;
}

/**
 * Wordmarks of content/facts/logos.yaml in a row between two rules.
 * @band
 * @example
 * <LogoStrip group="outlets" label="As seen in" count={3} />
 */
export function LogoStrip({ group, label, count = 6 }: LogoStripProps) {
  const { logos } = useStaticQuery<Queries.LogoStripQuery>(graphql`
    query LogoStrip {
      logos: allLogo {
        nodes {
          key
          group
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
  const shown = logos.nodes.filter((logo) => logo.group === group).slice(0, count);
  return (
    <Band aria-label={label}>
      <Container>
        <Label>{label}</Label>
        <List role="list">
          {shown.map(({ key, picture, alt, width, height }) => (
            <li key={key}>
              <Wordmark picture={picture} alt={alt} width={width} height={height} />
            </li>
          ))}
        </List>
      </Container>
    </Band>
  );
}
