import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { Fact } from "../components/Fact";
import { FaqList } from "../components/FaqList";
import { Html } from "../components/Prose";
import { Section } from "../components/Section";
import { ContactUs } from "../sections/bands/ContactUs";
import { PageHead } from "../layouts/PageHead";
import { useOpenHashTarget } from "../layouts/useOpenHashTarget";
import { useSite } from "../components/useSite";
import { FaqTiles } from "../sections/lists/FaqTiles";
import { breadcrumbList } from "../layouts/structured-data";
import { from } from "../design/breakpoints";
import { gray } from "../design/color";
import { fontSize, type } from "../design/type";

/** On wide screens the title stays beside the questions. */
const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 40,
  [from.wide]: { gridTemplateColumns: "340px minmax(0, 1fr)", columnGap: 64, alignItems: "start" },
});
const Top = styled.div({
  display: "grid",
  gap: 16,
  maxWidth: 820,
  [from.wide]: { position: "sticky", top: "calc(var(--header) + 24px)" },
});
const Title = styled.h1(type.h1);
const Heading = styled.h2(type.h2, { marginBottom: 32 });
const Medical = styled.p({ marginTop: 24, fontSize: fontSize.small, color: gray[600] });

/** One FAQ category: its questions, the other categories, and whom to contact. */
export default function FaqCategoryPage({
  data,
  pageContext,
}: PageProps<Queries.FaqCategoryPageQuery, { pagePath: string }>) {
  useOpenHashTarget();
  const { website } = useSite();
  const category = data.faqCategory!;
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
        jsonLd={[breadcrumbList(website, crumbs)]}
      />
      <Section>
        <Columns>
          <Top>
            <Breadcrumb crumbs={crumbs} />
            <Title>{category.title}</Title>
            {category.intro && <Html html={category.intro} />}
          </Top>
          <div>
            <FaqList entries={category.questions} />
            {category.medical && (
              <Medical>
                This is general information, not medical advice. Your own doctor or clinic knows your history
                and can advise you. <Fact name="disclosure.medicalReview" />
              </Medical>
            )}
          </div>
        </Columns>
      </Section>
      <Section tone="white">
        <Heading>Looking for something else?</Heading>
        <FaqTiles except={category.slug} />
      </Section>
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
      questions {
        id
        question
        html
        reviewed
      }
    }
  }
`;
