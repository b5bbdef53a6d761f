import type { BreadcrumbList, JobPosting, Organization, WebSite, WithContext } from "schema-dts";
import type { Crumb } from "../components/Breadcrumb";
import { factText, linkHref, type Facts } from "../content/facts/substitute";
import { jobLocations, type JobLocation } from "../content/schema/job-locations";
import { canonicalUrl } from "../site/metadata";
import { socialLinks } from "../site/navigation";

const context = "https://schema.org";

/** The publisher of the site. Source: schema.org/Organization. @param website the site's origin */
export function organization(website: string, facts: Facts): WithContext<Organization> {
  return {
    "@context": context,
    "@type": "Organization",
    name: factText("company.name", facts),
    legalName: factText("company.legalName", facts),
    url: canonicalUrl(website, "/"),
    logo: `${website}/icon-512.png`,
    telephone: linkHref("link:phone.support", facts).replace("tel:", ""),
    sameAs: socialLinks.map(({ to }) => linkHref(to, facts)),
  };
}

/** The site itself. Source: schema.org/WebSite. */
export function webSite(website: string, facts: Facts): WithContext<WebSite> {
  return {
    "@context": context,
    "@type": "WebSite",
    name: factText("company.name", facts),
    url: canonicalUrl(website, "/"),
  };
}

/** The path to a page. Source: schema.org/BreadcrumbList. @param crumbs from the index down to the page itself */
export function breadcrumbList(website: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: canonicalUrl(website, path),
    })),
  };
}

type Job = NonNullable<Queries.JobPostingPageQuery["jobPosting"]>;

/** A job posting. Source: schema.org/JobPosting, with the fields that Google requires. */
export function jobPosting(job: Job, facts: Facts, website: string): WithContext<JobPosting> {
  // The content check accepts no other location.
  const { office, remote } = jobLocations[job.location as JobLocation];
  const address = {
    "@type": "PostalAddress",
    addressLocality: "San Francisco",
    addressRegion: "CA",
    addressCountry: "US",
  } as const;
  return {
    "@context": context,
    "@type": "JobPosting",
    title: job.title,
    description: job.html,
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
  };
}
