import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useLayoutEffect } from "react";
import { Breadcrumb } from "../components/Breadcrumb";
import { Definitions, markedTerm } from "../components/Definitions";
import { Fact } from "../components/Fact";
import { startFaqTools } from "../components/faq-tools";
import { FaqCard, FaqItem } from "../components/FaqItem";
import { Html } from "../components/Prose";
import { Band } from "../components/Band";
import { ContactUs } from "../sections/bands/ContactUs";
import { PageHead } from "../layouts/PageHead";
import { useOpenHashTarget } from "../layouts/useOpenHashTarget";
import { FaqTiles } from "../sections/lists/FaqTiles";
import { breadcrumbList } from "../layouts/structured-data";
import { gray, teal } from "../design/color";
import {
  column,
  fontSize,
  from,
  measure,
  minimumTarget,
  stickyContents,
  touchRow,
  type,
} from "../design/tokens";
import { SearchBox } from "../sections/search/SearchBox";
import { AnswerFooter } from "./faq/AnswerFooter";
import type { TemplateProps } from "./template-props";

/** On wide screens the title and the contents stay beside the questions. */
const Columns = styled.div({
  ...column,
  gap: 24,
  [from.wide]: { gridTemplateColumns: "340px minmax(0, 1fr)", columnGap: 64, alignItems: "start" },
});
const Top = styled.div({
  display: "grid",
  gap: 16,
  maxWidth: 820,
  [from.wide]: stickyContents,
});
/** Hidden without room beside the questions: the list of questions then replaces it. */
const Contents = styled.nav({
  display: "none",
  [from.wide]: { display: "block" },
  fontSize: fontSize.compact,
  lineHeight: 1.35,
  "& a": touchRow,
});
const Tools = styled.div({
  display: "flex",
  justifyContent: "flex-end",
  minHeight: minimumTarget,
  "& button": {
    minHeight: minimumTarget,
    textDecoration: "underline",
    color: teal[700],
  },
});
const MarkedAnswers = styled.div(markedTerm);
const Title = styled.h1(type.h1);
const Heading = styled.h2(type.h2, { marginBottom: 32 });
const Medical = styled.p({ marginTop: 24, maxWidth: measure, fontSize: fontSize.small, color: gray[600] });

/** One FAQ category: its questions, the other categories, and whom to contact. */
export default function FaqCategoryPage({ data, pageContext }: TemplateProps<Queries.FaqCategoryPageQuery>) {
  useOpenHashTarget();
  // Before Gatsby scrolls to a hash or to where the visitor was: open questions are longer.
  useLayoutEffect(startFaqTools, []);
  const category = data.faqCategory!;
  const Answers = category.terms.length ? MarkedAnswers : "div";
  const crumbs = [
    { name: "FAQ", path: "/faq" },
    { name: category.title, path: pageContext.pagePath },
  ];
  return (
    <>
      <PageHead
        pagePath={pageContext.pagePath}
        title={`${category.title}: questions and answers`}
        description={category.seoDescription}
        keywords={[category.title, "fertility questions", "fertility financing", "FAQ"]}
        type="article"
        jsonLd={[breadcrumbList(crumbs)]}
      />
      <Band>
        <Columns>
          <Top>
            <Breadcrumb crumbs={crumbs} />
            <Title>{category.title}</Title>
            {category.intro && <Html html={category.intro} />}
            <Contents aria-label="Contents">
              <ul role="list">
                {category.questions.map(({ id, question }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{question}</a>
                  </li>
                ))}
              </ul>
            </Contents>
          </Top>
          <Answers>
            <SearchBox />
            <Tools data-no-print>
              <button type="button" data-questions="questions" hidden suppressHydrationWarning>
                Open all
              </button>
            </Tools>
            <FaqCard id="questions">
              {category.questions.map((question) => (
                <FaqItem key={question.id} {...question} headingLevel={2}>
                  <Html html={question.html} />
                  <AnswerFooter question={question} />
                </FaqItem>
              ))}
            </FaqCard>
            <Definitions terms={category.terms} />
            {category.medical && (
              <Medical>
                This is general information, not medical advice. Your own doctor or clinic knows your history
                and can advise you. <Fact name="disclosure.medicalReview" />
              </Medical>
            )}
          </Answers>
        </Columns>
      </Band>
      <Band tone="white">
        <Heading>Looking for something else?</Heading>
        <FaqTiles except={category.slug} />
      </Band>
      <ContactUs />
    </>
  );
}

export const query = graphql`
  query FaqCategoryPage($id: String!) {
    faqCategory(id: { eq: $id }) {
      slug
      title
      seoDescription
      medical
      intro
      terms {
        ...DefinitionFields
      }
      questions {
        id
        question
        html
        reviewed
        nextReview
        version
        sources {
          title
          address
        }
        related {
          address
          title
        }
      }
    }
  }
`;
