import styled from "@emotion/styled";
import { Disclosure } from "../../components/Disclosure";
import { graphql, useStaticQuery } from "gatsby";
import { Fact } from "../../components/Fact";
import { from, gray, shownWhileClosed } from "../../design/tokens";

const Block = styled(Disclosure)({
  // Open on wide screens if the browser can show the content of closed `<details>`.
  "@supports selector(::details-content)": {
    [from.desktop]: {
      "& > summary": { display: "none" },
      "&::details-content": shownWhileClosed,
    },
  },
});

const List = styled.ul({
  columns: "340px",
  columnGap: 32,
  paddingBlock: 8,
  "& > li": { breakInside: "avoid", paddingBlock: 2, paddingLeft: 16, textIndent: -16, color: gray[600] },
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
