import styled from "@emotion/styled";
import { fontSize, from, gray, white } from "../../design/tokens";
import { Container } from "../../components/Container";
import { useLogos, Wordmark } from "./Wordmark";

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

/** A row has no room for more logos. */
const maxLogos = 6;

export interface LogoStripProps {
  /** A group of content/facts/logos.yaml. */
  group: "outlets" | "investors";
  /** Words above the strip. */
  label: string;
}

/**
 * The first six wordmarks of a group of content/facts/logos.yaml, in a row between two rules.
 * @band
 * @example
 * <LogoStrip group="outlets" label="As seen in" />
 */
export function LogoStrip({ group, label }: LogoStripProps) {
  return (
    <Band aria-label={label}>
      <Container>
        <Label>{label}</Label>
        <List role="list">
          {useLogos(group)
            .slice(0, maxLogos)
            .map((logo) => (
              <li key={logo.key}>
                <Wordmark logo={logo} />
              </li>
            ))}
        </List>
      </Container>
    </Band>
  );
}
