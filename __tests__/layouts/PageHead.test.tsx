import { cleanup } from "@testing-library/react";
import { PageHead, type PageHeadProps } from "../../src/layouts/PageHead";
import { jobPosting } from "../../src/layouts/structured-data";
import { canonicalUrl } from "../../src/site/metadata";
import { facts, headShown, onSite, website } from "../support/jest/on-site";

const page: PageHeadProps = {
  pagePath: "/faq/ivf",
  title: "IVF: questions",
  description: "From {apr.min} at {company.name}.",
};
function head(props: Partial<PageHeadProps> = {}) {
  // Helmet merges the heads of all mounted pages.
  cleanup();
  onSite(<PageHead {...page} {...props} />);
  return headShown();
}

describe("PageHead", () => {
  it("has title, description and type, with facts inserted and the brand once (R254)", () => {
    const { title, meta } = head();
    expect(title).toBe("IVF: questions | Wrenfield");
    expect(meta("description")).toBe("From 9.74% at Wrenfield.");
    expect([meta("og:title"), meta("og:description")]).toEqual([title, meta("description")]);
    expect([meta("og:type"), meta("og:site_name")]).toEqual(["website", "Wrenfield"]);
    expect(head({ title: "About {company.name}" }).title).toBe("About Wrenfield");
    expect(head({ type: "article" }).meta("og:type")).toBe("article");
  });

  it("joins keywords, and has none if none are given (R254)", () => {
    expect(head({ keywords: ["IVF", "{company.name} loans"] }).meta("keywords")).toBe("IVF, Wrenfield loans");
    expect(head().meta("keywords")).toBeUndefined();
  });

  it("has the share image's address, size and text (R256)", () => {
    const { meta } = head();
    expect(meta("og:image")).toBe(`${website}/share/faq-ivf.png`);
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
    expect(meta("og:image:alt")).toBe("IVF: questions");
    expect(meta("twitter:card")).toBe("summary_large_image");
  });

  it("marks a page that is excluded from search results, without a canonical address", () => {
    const { meta, linkTags } = head({ noIndex: true });
    expect([meta("robots"), linkTags]).toEqual(["noindex", []]);
    expect(head().meta("robots")).toBeUndefined();
  });

  it("has structured data as JSON that cannot close its script element", () => {
    const thing = { "@context": "https://schema.org", "@type": "WebSite", name: "</script><b>" } as const;
    const { scriptTags } = head({ jsonLd: [() => thing, () => thing] });
    expect(scriptTags).toHaveLength(2);
    expect(scriptTags[0]!.type).toBe("application/ld+json");
    expect(scriptTags[0]!.innerHTML).not.toContain("<");
    expect(JSON.parse(scriptTags[0]!.innerHTML)).toEqual(thing);
    expect(head().scriptTags).toEqual([]);
  });
});

describe("canonicalUrl (R255)", () => {
  it.each([
    ["/", "https://a.example/"],
    ["/about", "https://a.example/about"],
    ["/faq/egg freezing", "https://a.example/faq/egg%20freezing"],
    ["/ü", "https://a.example/%C3%BC"],
  ])("%s: %s", (path, address) => expect(canonicalUrl("https://a.example", path)).toBe(address));
});

// Requirements of schema.org and of search engines.
describe("structured data", () => {
  const job = {
    title: "Software Engineer",
    location: "San Francisco or US Remote",
    seoDescription: "Build the site.",
    html: '<p>Our <a href="/privacy">Privacy Policy</a></p>',
    datePosted: "2026-10-05",
    validThrough: null,
    employmentType: "FULL_TIME",
  };

  it.each([
    ["San Francisco", true, false],
    ["US Remote", false, true],
  ])("a job in %s has no other location", (location, office, remote) => {
    const posting = jobPosting({ ...job, location })(website, facts);
    expect("jobLocation" in posting).toBe(office);
    for (const field of ["jobLocationType", "applicantLocationRequirements"])
      expect(field in posting).toBe(remote);
  });

  it("a posting's links work on job boards", () => {
    const { description } = jobPosting(job)(website, facts);
    expect(description).toContain(`<a href="${website}/privacy">`);
  });

  it("a posting has a last day only if its content states one", () => {
    expect(jobPosting(job)(website, facts)).not.toHaveProperty("validThrough");
    const limited = jobPosting({ ...job, validThrough: "2027-01-31" })(website, facts);
    expect(limited).toMatchObject({ validThrough: "2027-01-31" });
  });
});
