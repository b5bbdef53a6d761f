import styled from "@emotion/styled";
import { useEffect } from "react";
import { Container } from "../components/Container";
import { gray, teal } from "../design/color";
import { type } from "../design/type";
import { dialogStore } from "../widgets/global/dialog-store";
import { entries } from "./entries";
import { store } from "./store";

const Title = styled.h1(type.h1, { paddingBlock: 40 });
const List = styled.ul({ columns: "280px", paddingBottom: 40 });
const Entry = styled.section({
  padding: "40px 0",
  borderTop: `1px solid ${gray[300]}`,
  "& > header": { marginBottom: 24, "& > p": { color: gray[600], fontSize: 15 } },
});
const Name = styled.h2(type.h2, { color: teal[900] });

const idOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, "-");

/** Every shared component in its states, on one page, for whoever builds with them. In develop only. */
export function Catalogue() {
  useEffect(() => {
    dialogStore.set(store);
    return () => dialogStore.set(undefined);
  }, []);
  return (
    <Container>
      <Title>Catalogue</Title>
      <List>
        {entries.map(({ title }) => (
          <li key={title}>
            <a href={`#${idOf(title)}`}>{title}</a>
          </li>
        ))}
      </List>
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
  );
}
