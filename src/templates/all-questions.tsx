import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { Link } from "../components/Link";
import { Band } from "../components/Band";
import { from, gray, touchRow, touchTarget, type } from "../design/tokens";
import { PageHead } from "../layouts/PageHead";
import { breadcrumbList } from "../layouts/structured-data";
import { ContactUs } from "../sections/bands/ContactUs";
import { byKeyword } from "./faq/by-keyword";
import type { TemplateProps } from "./template-props";

const Title = styled.h1(type.h1, { marginBlock: 16 });
const Jump = styled.a(touchTarget);
const Heading = styled.h2(type.h2, { marginBottom: 16 });
const Groups = styled.div({
  [from.tablet]: { columns: 2, columnGap: 48 },
  "@media screen": { "& > *": { breakInside: "avoid" } },
  "& h3": { breakAfter: "avoid", color: gray[900] },
  "& ul": { marginBottom: 24 },
  "& li": { breakInside: "avoid" },
  "& a": touchRow,
});

interface Entry {
  address: string;
  question: string;
}

/** Every question on one page: by topic, and from A to Z by the first word that names its subject. */
export default function AllQuestions({ data, pageContext }: TemplateProps<Queries.AllQuestionsQuery>) {
  const crumbs = [
    { name: "FAQ", path: "/faq" },
    { name: "All questions", path: pageContext.pagePath },
  ];
  const topics = data.categories.nodes.map(({ slug, title, questions }) => ({
    name: title,
    entries: questions.map(({ id, question }): Entry => ({ address: `/faq/${slug}#${id}`, question })),
  }));
  const letters = byKeyword(topics.flatMap(({ entries }) => entries));
  return (
    <>
      <PageHead
        pagePath={pageContext.pagePath}
        title="All questions, by topic and A to Z"
        description="Every question that we answer about paying for IVF and egg freezing, and about fertility itself, on one page."
        keywords={["fertility questions", "fertility FAQ", "A to Z"]}
        jsonLd={[breadcrumbList(crumbs)]}
      />
      <Band>
        <Breadcrumb crumbs={crumbs} />
        <Title>All questions</Title>
        <Jump href="#a-to-z">From A to Z</Jump>
      </Band>
      <Band tone="white">
        <Heading>By topic</Heading>
        <Groups>
          {topics.map(({ name, entries }) => (
            <Group key={name} name={name} entries={entries} />
          ))}
        </Groups>
      </Band>
      <Band id="a-to-z">
        <Heading>A to Z</Heading>
        <Groups>
          {letters.map(({ letter, entries }) => (
            <Group key={letter} name={letter} entries={entries} />
          ))}
        </Groups>
      </Band>
      <ContactUs />
    </>
  );
}

type Listed = Entry & { keyword?: string; at?: number };

function Group({ name, entries }: { name: string; entries: readonly Listed[] }) {
  return (
    <div>
      <h3>{name}</h3>
      <ul role="list">
        {entries.map(({ address, question, keyword = "", at = 0 }) => (
          <li key={address}>
            <Link to={address}>
              <span>
                {question.slice(0, at)}
                {keyword && <b>{keyword}</b>}
                {question.slice(at + keyword.length)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const query = graphql`
  query AllQuestions {
    categories: allFaqCategory(sort: { order: ASC }) {
      nodes {
        slug
        title
        questions {
          id
          question
        }
      }
    }
  }
`;
