import styled from "@emotion/styled";
import { Disclosure } from "../../components/Disclosure";
import { graphql, useStaticQuery } from "gatsby";
import { Fact } from "../../components/Fact";
import { from, openWithoutControl } from "../../design/tokens";

const Block = styled(Disclosure)(openWithoutControl(from.desktop));

const List = styled.ul({
  columns: "340px",
  columnGap: 20,
  paddingBlock: 8,
  "& > li": { breakInside: "avoid", paddingBlock: 2, paddingLeft: 16, textIndent: -16 },
  // A number must not break at its hyphens.
  "& span": { whiteSpace: "nowrap" },
});

/**
 * The license in each state the company serves (content/facts/licenses.yaml).
 * @shows disclosure.licenses
 * @example
 * <StateLicenses />
 */
export function StateLicenses() {
  const { licenses } = useStaticQuery<Queries.StateLicensesQuery>(graphql`
    query StateLicenses {
      licenses: allStateLicense(sort: { state: ASC }) {
        nodes {
          state
          name
          number
        }
      }
    }
  `);
  return (
    <Block data-disclosure="licenses">
      <summary>State licenses</summary>
      <p>
        <Fact name="disclosure.licenses" />
      </p>
      <List role="list">
        {licenses.nodes.map(({ state, name, number }) => (
          <li key={state}>
            {`${state}: ${name} `}
            <span>{number}</span>
          </li>
        ))}
      </List>
    </Block>
  );
}
