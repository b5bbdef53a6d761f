import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import { Link } from "../../components/Link";
import { family, fontSize, from, gray, iconTarget, measure, teal, touchTarget } from "../../design/tokens";

const Letters = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  margin: "0 0 24px -16px",
  "& a": { ...iconTarget, fontWeight: 600 },
});

const Letter = styled.section({
  display: "grid",
  paddingBlock: "8px 24px",
  borderTop: `1px solid ${gray[200]}`,
  [from.tablet]: { gridTemplateColumns: "80px minmax(0, 1fr)" },
  "& h2": { fontFamily: family.heading, fontSize: "2rem", fontWeight: 560, paddingTop: 8 },
  "& dl": { maxWidth: measure },
  "& dl > div": { breakInside: "avoid" },
  // Padding and not a margin: a term that a link leads to is not at the header's edge.
  "& dt": { paddingTop: 16, fontWeight: 600, color: gray[900] },
  "& dt span": { fontWeight: 400, color: gray[600] },
  "& dd a": { ...touchTarget, fontSize: fontSize.small },
  "& :target": { color: teal[700] },
});

/**
 * The glossary (content/facts/glossary.yaml) from A to Z, with links to letters and to the full explanation of each term.
 * @heading 2
 * @example
 * <GlossaryList />
 */
export function GlossaryList() {
  const { glossary } = useStaticQuery<Queries.GlossaryListQuery>(graphql`
    query GlossaryList {
      glossary: allGlossaryTerm(sort: { slug: ASC }) {
        nodes {
          ...DefinitionFields
        }
      }
    }
  `);
  const letters = [...new Set(glossary.nodes.map(({ slug }) => slug[0]!))];
  return (
    <>
      <nav aria-label="Letters">
        <Letters role="list">
          {letters.map((letter) => (
            <li key={letter}>
              <a href={`#${letter}`}>{letter.toUpperCase()}</a>
            </li>
          ))}
        </Letters>
      </nav>
      {letters.map((letter) => (
        <Letter key={letter}>
          <h2 id={letter}>{letter.toUpperCase()}</h2>
          <dl>
            {glossary.nodes
              .filter(({ slug }) => slug.startsWith(letter))
              .map(({ slug, term, expansion, definition, explained }) => (
                <div key={slug}>
                  <dt id={slug}>
                    {term}
                    {expansion && <span> {expansion}</span>}
                  </dt>
                  <dd>
                    {definition}
                    <br />
                    <Link to={explained}>
                      Explained in full<span className="visually-hidden">: {term}</span>
                    </Link>
                  </dd>
                </div>
              ))}
          </dl>
        </Letter>
      ))}
    </>
  );
}
