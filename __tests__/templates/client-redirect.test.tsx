import type { FunctionComponent } from "react";
import CatchAll from "../../src/templates/client-redirect";
import NotFound from "../../src/templates/not-found";
import { headShown, onSite } from "../support/jest/on-site";

// A host without redirect rules sends the first for every unknown address, with the status 200.
it.each([
  ["catch-all page", CatchAll],
  ["404 page", NotFound],
])("the %s is excluded from search results", (_name, template) => {
  const Page = template as unknown as FunctionComponent<{ pageContext: object }>;
  onSite(<Page pageContext={{ pagePath: "/catch-all" }} />);
  expect(headShown().meta("robots")).toBe("noindex");
});
