// Structured data, against what schema.org and search engines require of each kind.
import { breadcrumbList, jobPosting, organization, webSite } from "../../src/layouts/structured-data";
import { loadFacts } from "../../src/content/read/load-content";

const website = "https://www.acme.example";
const { facts } = loadFacts(process.cwd(), {
  host: "https://app.acme.example",
  rateCalculator: "https://rates.acme.example",
});
const job = {
  title: "Software Engineer",
  location: "San Francisco or US Remote",
  html: "<p>Body</p>",
  datePosted: "2026-10-05",
  employmentType: "FULL_TIME",
};

describe("structured data", () => {
  it("Organization", () => {
    expect(organization(website, facts)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Wrenfield",
      legalName: "Wrenfield Financial, Inc.",
      url: `${website}/`,
      logo: `${website}/icon-512.png`,
      telephone: "+1-415-555-0142",
    });
    const { sameAs } = organization(website, facts) as unknown as { sameAs: string[] };
    expect(sameAs).toHaveLength(4);
    for (const address of sameAs) expect(address).toMatch(/^https:\/\/\w+\.example\//);
  });

  it("WebSite", () => {
    expect(webSite(website, facts)).toEqual({
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: "Wrenfield",
      url: `${website}/`,
    });
  });

  it("BreadcrumbList, counted from 1 with complete addresses (R071)", () => {
    const { itemListElement } = breadcrumbList(website, [
      { name: "FAQ", path: "/faq" },
      { name: "IVF", path: "/faq/ivf" },
    ]) as unknown as { itemListElement: object[] };
    expect(itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "FAQ", item: `${website}/faq` },
      { "@type": "ListItem", position: 2, name: "IVF", item: `${website}/faq/ivf` },
    ]);
  });

  it("JobPosting has what search engines require (R160)", () => {
    expect(jobPosting(job, facts, website)).toMatchObject({
      "@type": "JobPosting",
      title: "Software Engineer",
      description: "<p>Body</p>",
      datePosted: "2026-10-05",
      employmentType: "FULL_TIME",
      hiringOrganization: { name: "Wrenfield", sameAs: `${website}/` },
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { name: "US" },
      jobLocation: {
        address: { addressLocality: "San Francisco", addressRegion: "CA", addressCountry: "US" },
      },
    });
  });

  it.each([
    ["San Francisco", true, false],
    ["US Remote", false, true],
  ])("a job in %s is in no other place", (location, office, remote) => {
    const posting = jobPosting({ ...job, location }, facts, website);
    expect([
      "jobLocation" in posting,
      "jobLocationType" in posting,
      "applicantLocationRequirements" in posting,
    ]).toEqual([office, remote, remote]);
  });

  it("a posting's last day stands only where there is one", () => {
    expect(jobPosting({ ...job, validThrough: null }, facts, website)).not.toHaveProperty("validThrough");
    expect(jobPosting({ ...job, validThrough: "2027-01-31" }, facts, website)).toMatchObject({
      validThrough: "2027-01-31",
    });
  });
});
