import type { BreadcrumbList, JobPosting, Organization, Thing, WebSite, WithContext } from "schema-dts";
import type { Crumb } from "../components/Breadcrumb";
import { factText, linkHref, type Facts } from "../content/facts/substitute";
import { jobLocations, type JobLocation } from "../content/schema/job-locations";
import { canonicalUrl } from "../site/metadata";
import { socialLinks } from "../site/navigation";

const context = "https://schema.org";

/** Structured data of a page, from the site's origin and its facts. */
export type StructuredData<T extends Thing = Thing> = (website: string, facts: Facts) => WithContext<T>;

/** The publisher of the site. Source: schema.org/Organization. */
export const organization: StructuredData<Organization> = (website, facts) => ({
  "@context": context,
  "@type": "Organization",
  name: factText("company.name", facts),
  legalName: factText("company.legalName", facts),
  url: canonicalUrl(website, "/"),
  logo: `${website}/icon-512.png`,
  telephone: linkHref("link:phone.support", facts).replace("tel:", ""),
  sameAs: socialLinks.map(({ to }) => linkHref(to, facts)),
});

/** The site itself. Source: schema.org/WebSite. */
export const webSite: StructuredData<WebSite> = (website, facts) => ({
  "@context": context,
  "@type": "WebSite",
  name: factText("company.name", facts),
  url: canonicalUrl(website, "/"),
});

/** The path to a page. Source: schema.org/BreadcrumbList. @param crumbs from the index down to the page itself */
export function breadcrumbList(crumbs: readonly Crumb[]): StructuredData<BreadcrumbList> {
  return (website) => ({
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: canonicalUrl(website, path),
    })),
  });
}

type Job = NonNullable<Queries.JobPostingPageQuery["jobPosting"]>;

/** A job posting. Source: schema.org/JobPosting, with the fields that Google requires. */
export function jobPosting(job: Job): StructuredData<JobPosting> {
  // The content check accepts no other location.
  const { office, remote } = jobLocations[job.location as JobLocation];
  const address = {
    "@type": "PostalAddress",
    addressLocality: "San Francisco",
    addressRegion: "CA",
    addressCountry: "US",
  } as const;
  return (website, facts) => ({
    "@context": context,
    "@type": "JobPosting",
    title: job.title,
    // Complete addresses, because job boards show it too.
    description: job.html.replaceAll('href="/', `href="${canonicalUrl(website, "/")}`),
    datePosted: job.datePosted,
    ...(job.validThrough ? { validThrough: job.validThrough } : {}),
    employmentType: job.employmentType,
    hiringOrganization: {
      "@type": "Organization",
      name: factText("company.name", facts),
      sameAs: canonicalUrl(website, "/"),
    },
    ...(office && { jobLocation: { "@type": "Place", address } }),
    ...(remote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "US" },
    }),
  });
}
