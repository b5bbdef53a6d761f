import styled from "@emotion/styled";
import { FaqCard, FaqItem } from "../../components/FaqItem";
import { Prose } from "../../components/Prose";
import { fontSize, gray, touchTarget, type } from "../../design/tokens";

interface KeyTermsProps {
  terms: readonly Queries.LegalKeyTermFieldsFragment[];
  /** The level of the heading above the questions. */
  headingLevel: 2 | 3;
}

const Heading = styled.h2(type.h3, { marginBottom: 4 });
const Hint = styled.p({ marginBottom: 16, fontSize: fontSize.small, color: gray[600] });

const Clauses = styled.ul({ display: "flex", flexWrap: "wrap", columnGap: 24, "& a": touchTarget });

/** Questions and short answers above a legal text, each with links to the clauses that it summarizes. */
export function KeyTerms({ terms, headingLevel }: KeyTermsProps) {
  return (
    <section>
      <Heading as={`h${headingLevel}`}>Key terms</Heading>
      <Hint>
        Short answers, and notes in plain words beside some clauses. They are summaries and do not replace the
        text: only the text itself applies.
      </Hint>
      <FaqCard>
        {terms.map(({ id, question, answer, clauses }) => (
          <FaqItem key={id} id={id} question={question} headingLevel={headingLevel === 2 ? 3 : 4}>
            <Prose>
              <p>{answer}</p>
            </Prose>
            <Clauses role="list" aria-label="The clauses themselves">
              {clauses.map((clause) => (
                <li key={clause.id}>
                  <a href={`#${clause.id}`}>{clause.label}</a>
                </li>
              ))}
            </Clauses>
          </FaqItem>
        ))}
      </FaqCard>
    </section>
  );
}
