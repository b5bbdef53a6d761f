/** @jest-environment node */
// The page as the server sends it, before any script runs.
import { Fragment, type ReactNode } from "react";
import { Helmet } from "react-helmet";
import { renderToString } from "react-dom/server";
import { PageHead } from "../../src/layouts/PageHead";
import Document from "../../src/html";
import { onRenderBody, replaceRenderer } from "../../src/gatsby/ssr";
import { wrapPageElement } from "../../src/gatsby/wrap-page";
import { answerSite } from "../support/jest/on-site";

const wrapped = (pagePath: string | undefined, body = <h1>Hello</h1>) =>
  wrapPageElement({ element: body, props: { pageContext: { pagePath } } } as never);
const html = (pagePath: string | undefined) => renderToString(wrapped(pagePath)).replace(/<!-- -->/g, "");
beforeEach(() => {
  // There is no browser, and Helmet must know this before the first page.
  Object.assign(Helmet, { canUseDOM: false });
  answerSite({ builtInYear: 1999 });
});

describe("the page as sent", () => {
  // Of all pages with a path: __tests__/browser/disclosures.spec.ts.
  it("has no APR disclosure in the footer without a path (R107)", () => {
    expect(html(undefined)).not.toContain('data-disclosure="apr"');
  });

  it("has the year in which the site was built (R105)", () => {
    expect(html("/").replace(/<[^>]*>/g, "")).toContain("© 1999 Wrenfield Financial, Inc.");
  });
});

describe("replaceRenderer", () => {
  const run = (pagePath: string, body?: JSX.Element) => {
    const setHeadComponents = jest.fn<void, [ReactNode[]]>();
    const replaceBodyHTMLString = jest.fn();
    const rest = {
      setHtmlAttributes: jest.fn(),
      setBodyAttributes: jest.fn(),
      setPostBodyComponents: jest.fn(),
    };
    replaceRenderer({
      bodyComponent: wrapped(pagePath, body),
      setHeadComponents,
      replaceBodyHTMLString,
      ...rest,
    } as never);
    const head = setHeadComponents.mock.calls.map(([components], call) => (
      <Fragment key={call}>{components}</Fragment>
    ));
    return { body: replaceBodyHTMLString.mock.calls[0]![0] as string, head: renderToString(<>{head}</>) };
  };

  it("sends each page's own title and metadata, even after another page (R254)", () => {
    const headOf = (path: string, title: string) =>
      run(path, <PageHead pagePath={path} title={title} description="A page." />).head;
    expect(headOf("/about", "About")).toMatch(/<title[^>]*>About \| Wrenfield<\/title>/);
    const second = headOf("/ivf", "IVF");
    expect(second).toMatch(/<title[^>]*>IVF \| Wrenfield<\/title>/);
    expect(second).not.toContain("About |");
    expect(second).toContain('/ivf"');
  });

  it("sends the styles of every class of the body in the head", () => {
    const { body, head } = run("/");
    const classes = new Set(
      [...body.matchAll(/class="([^"]+)"/g)]
        .flatMap(([, names]) => names!.split(" "))
        .filter((name) => name.length < 3),
    );
    expect(classes.size).toBeGreaterThan(20);
    expect([...classes].filter((name) => !head.includes(`.${name}`))).toEqual([]);
    expect(head).toContain('<style data-emotion="css-global ');
  });

  it("leaves no style elements in the body", () => expect(run("/about").body).not.toContain("<style"));
});

it("every page has its language, icons, a manifest and the two fonts of the first screen (R254)", () => {
  const setHeadComponents = jest.fn();
  onRenderBody({ setHeadComponents } as never);
  const parts = { htmlAttributes: {}, bodyAttributes: {}, preBodyComponents: [], body: "<p>Text</p>" };
  const head = renderToString(
    <Document {...parts} postBodyComponents={[]} headComponents={setHeadComponents.mock.calls[0]![0]} />,
  );
  expect(head.match(/rel="preload" as="font" type="font\/woff2"[^>]*crossorigin="anonymous"/gi)).toHaveLength(
    2,
  );
  for (const href of ["/icon.svg", "/apple-touch-icon.png", "/site.webmanifest"])
    expect(head).toContain(`href="${href}"`);
  expect(head).toContain('name="theme-color" content="#0B3634"');
  expect(head).toMatch(/^<html lang="en"><head>.*<div id="___gatsby"><p>Text<\/p><\/div><\/body><\/html>$/);
});
