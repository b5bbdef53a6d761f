import styled from "@emotion/styled";
import { useEffect, type ReactNode } from "react";
import { Container } from "../../components/Container";
import { gray, teal } from "../../design/color";
import { minimumTarget } from "../../design/space";
import { fontSize, type } from "../../design/type";
import { dialogStore } from "../../application/widgets/global/dialog-store";
import { entries } from "./entries";
import { PageComponents } from "./PageComponents";
import { store } from "./store";

const Title = styled.h1(type.h1, { paddingBlock: 40 });
const Heading = styled.h2(type.h3, { marginBottom: 8 });
const List = styled.ul({
  columns: "260px",
  paddingBottom: 40,
  "& > li": { breakInside: "avoid" },
  "& a": { display: "flex", alignItems: "center", minHeight: minimumTarget },
});
const Entry = styled.section({
  padding: "40px 0",
  borderTop: `1px solid ${gray[300]}`,
  "& > header": { marginBottom: 24, "& > p": { color: gray[600], fontSize: fontSize.compact } },
});
const Name = styled.h2(type.h2, { color: teal[900] });

const idOf = (title: string) => `widget-${title.toLowerCase().replace(/[^a-z]+/g, "-")}`;

export interface CatalogueProps {
  /** The components of components.generated.mdx, in its order. */
  components: readonly { title: string; id: string }[];
  /** components.generated.mdx, compiled. */
  children: ReactNode;
}

/** Every shared component in its states, on one page. Only in the preview. */
export function Catalogue({ components, children }: CatalogueProps) {
  useEffect(() => {
    dialogStore.set(store);
    return () => dialogStore.set(undefined);
  }, []);
  return (
    <>
      <Container>
        <Title>Catalogue</Title>
        <Contents heading="Widgets" entries={entries.map(({ title }) => ({ title, id: idOf(title) }))} />
        <Contents heading="Components for pages" entries={components} />
        {entries.map(({ title, from, Specimen }) => (
          <Entry key={title} id={idOf(title)}>
            <header>
              <Name>{title}</Name>
              <p>
                <code>{from}</code>
              </p>
            </header>
            <Specimen />
          </Entry>
        ))}
      </Container>
      <PageComponents>{children}</PageComponents>
    </>
  );
}

function Contents({ heading, entries: listed }: { heading: string; entries: CatalogueProps["components"] }) {
  return (
    <nav aria-label={heading}>
      <Heading>{heading}</Heading>
      <List role="list">
        {listed.map(({ title, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </List>
    </nav>
  );
}
