import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ButtonLink } from "../components/Button";
import { Icon } from "../components/Icon";
import { Link } from "../components/Link";
import { Html, Prose } from "../components/Prose";
import { Band } from "../components/Band";
import { PageHead } from "../layouts/PageHead";
import { Fact } from "../components/Fact";
import { breadcrumbList, jobPosting } from "../layouts/structured-data";
import { column, fontSize, from, gray, radius, teal, touchTarget, type } from "../design/tokens";
import { formatDate } from "../site/dates";
import type { TemplateProps } from "./template-props";

const Back = styled(Link)({ ...touchTarget, gap: 8, fontWeight: 600 });
const Title = styled.h1(type.h1, { marginTop: 16 });
const Place = styled.p({ marginTop: 12, display: "flex", alignItems: "center", gap: 8, color: gray[600] });
/** What the posting's structured data states. */
const Terms = styled.p({ marginTop: 8, color: gray[600] });
const Columns = styled.div({
  ...column,
  gap: 48,
  marginTop: 40,
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 320px" },
});
const Aside = styled.aside({
  alignSelf: "start",
  display: "grid",
  gap: 16,
  padding: 24,
  background: teal[50],
  borderRadius: radius.card,
  fontSize: fontSize.small,
  [from.desktop]: { position: "sticky", top: "calc(var(--header) + 24px)" },
});
const AsideTitle = styled.h2(type.h3);
const End = styled.div({ marginTop: 40, display: "flex", flexWrap: "wrap", gap: 16 });

/** A job opening, with a mail link to apply whose subject is the job's title. */
export default function JobPostingPage({ data, pageContext }: TemplateProps<Queries.JobPostingPageQuery>) {
  const job = data.jobPosting!;
  const apply = `link:mail.careers?subject=${encodeURIComponent(job.title)}`;
  const crumbs = [
    { name: "Careers", path: "/careers" },
    { name: job.title, path: pageContext.pagePath },
  ];
  return (
    <>
      <PageHead
        pagePath={pageContext.pagePath}
        title={`${job.title}, ${job.location}`}
        description={job.seoDescription}
        keywords={[job.title, "careers", "jobs", job.location]}
        type="article"
        jsonLd={[breadcrumbList(crumbs), jobPosting(job)]}
      />
      <Band>
        <Back to="/careers">
          <Icon name="arrow-left" size={20} />
          All open positions
        </Back>
        <Title>{job.title}</Title>
        <Place>
          <Icon name="map-pin" size={20} />
          {job.location}
        </Place>
        <Terms>
          Employment type: {job.employmentType.toLowerCase().replace("_", "-")}. Posted on{" "}
          {formatDate(job.datePosted)}.{" "}
          {job.validThrough ? `Apply by ${formatDate(job.validThrough)}.` : "Open until filled."}
        </Terms>
        <Columns>
          <div>
            <Html html={job.html} />
            <End>
              <ButtonLink to={apply} wideOnPhone>
                Apply
              </ButtonLink>
              <ButtonLink to="/careers" look="secondary" wideOnPhone>
                Back to careers
              </ButtonLink>
            </End>
          </div>
          <Aside>
            <AsideTitle>
              About <Fact name="company.name" />
            </AsideTitle>
            <Prose as="p">
              <Fact name="company.about" />
            </Prose>
            <ButtonLink to={apply}>Apply by email</ButtonLink>
          </Aside>
        </Columns>
      </Band>
    </>
  );
}

export const query = graphql`
  query JobPostingPage($id: String!) {
    jobPosting(id: { eq: $id }) {
      title
      location
      seoDescription
      datePosted
      validThrough
      employmentType
      html
    }
  }
`;
