import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Container } from "../../components/Container";
import { from, gray, measure, teal, type } from "../../design/tokens";

interface HeadingBarProps {
  title: string;
  /** The level of the heading: 2 for a bar inside a page. */
  level?: 1 | 2;
  /** One or two buttons at the end of the bar, or below the title on phones. */
  actions?: ReactNode;
  /** A sentence below the title. */
  children?: ReactNode;
}

const Band = styled.div({
  background: teal[50],
  borderBottom: `1px solid ${teal[200]}`,
  paddingBlock: 24,
  [from.tablet]: { paddingBlock: 32 },
});

const Row = styled.div({
  display: "grid",
  gap: 20,
  [from.tablet]: { gridTemplateColumns: "1fr auto", alignItems: "end", gap: 32 },
});

const Words = styled.div({ display: "grid", gap: 8, maxWidth: measure, color: gray[700] });
const Title = styled.h1(type.h2, { overflowWrap: "anywhere" });
const Actions = styled.div({ display: "flex", flexWrap: "wrap", gap: 12 });

/** The bar with the title of a page and its actions. */
export function HeadingBar({ title, level = 1, actions, children }: HeadingBarProps) {
  return (
    <Band>
      <Container>
        <Row>
          <Words>
            <Title as={`h${level}`}>{title}</Title>
            {children}
          </Words>
          {actions && <Actions>{actions}</Actions>}
        </Row>
      </Container>
    </Band>
  );
}
