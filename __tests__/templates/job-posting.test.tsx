import type { FunctionComponent } from "react";
import JobPostingPage from "../../src/templates/job-posting";
import { linksIn, onSite } from "../support/jest/on-site";

// The template, with only the props that it reads.
const Page = JobPostingPage as unknown as FunctionComponent<{ data: object; pageContext: object }>;

// Search engines accept structured data only about what visitors see too.
it.each([
  ["FULL_TIME", null, "Employment type: full-time. Posted on 5 October 2026. Open until filled."],
  ["INTERN", "2027-01-31", "Employment type: intern. Posted on 5 October 2026. Apply by 31 January 2027."],
])(
  "a job of the type %s that ends on %s shows what its structured data states",
  (employmentType, validThrough, words) => {
    const jobPosting = {
      title: "R&D Engineer",
      location: "US Remote",
      html: "",
      datePosted: "2026-10-05",
      seoDescription: "",
    };
    const data = { jobPosting: { ...jobPosting, employmentType, validThrough } };
    const { container } = onSite(<Page data={data} pageContext={{ pagePath: "/careers/engineer" }} />);
    expect(container.textContent?.replaceAll("\u00a0", " ")).toContain(words);
    // A bare & would end the subject.
    expect(linksIn(container)).toContainEqual([
      "Apply",
      expect.stringMatching(/\?subject=R%26D%20Engineer$/),
    ]);
  },
);
