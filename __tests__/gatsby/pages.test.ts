import { catalogue } from "../../src/gatsby/catalogue";
import { execFileSync } from "node:child_process";
import fs, { readFileSync, existsSync } from "node:fs";
import { createPages } from "../../src/gatsby/pages";
import { siteContent } from "../../src/gatsby/site-content";
import { canonicalPages, matchPathOf, redirectsOf } from "../../src/site/routes";
import { loadContent } from "../../src/content/read/load-content";
import { linkOrigins } from "../../src/gatsby/check-context";

interface Page {
  path: string;
  matchPath?: string;
  component: string;
  context: Record<string, unknown>;
}

const { documents } = loadContent(process.cwd(), linkOrigins());
const fieldsIn = (folder: string) =>
  documents
    .filter(({ type }) => type.folder === folder)
    .map(({ fields, file }) => ({
      id: `id of ${file}`,
      media: ["media/a.svg"],
      contentFilePath: `/abs/${file}`,
      ...(fields as { slug?: string }),
    }));
const data = {
  allMarketingPage: { nodes: fieldsIn("pages") },
  allClinic: { nodes: fieldsIn("clinics") },
  allFaqCategory: { nodes: fieldsIn("faq") },
  allJobPosting: { nodes: fieldsIn("careers") },
  allLegalVersion: {
    nodes: [
      { title: "The text at /terms/loans", page: "terms/loans", slug: "loan-terms-2024-09-23", shown: true },
      {
        title: "The upcoming text",
        html: "<p>A text.</p>",
        page: "terms/loans",
        slug: "loan-terms-2027-03-01",
        shown: false,
      },
    ],
  },
};

async function run(result: unknown = { data }) {
  const pages: Page[] = [];
  const redirects: Record<string, unknown>[] = [];
  const panicOnBuild = jest.fn();
  await createPages({
    graphql: async () => result,
    actions: {
      createPage: (page: Page) => pages.push(page),
      createRedirect: (redirect: Record<string, unknown>) => redirects.push(redirect),
    },
    reporter: { panicOnBuild },
  } as never);
  return {
    pages,
    redirects,
    panicOnBuild,
    page: (path: string) => pages.find((each) => each.path === path)!,
  };
}

/** Creates pages as `gatsby build` (production) or `gatsby develop` (development) does, with or without the catalogue. */
async function runAs(environment: "production" | "development", result?: unknown, CATALOGUE = "1") {
  const replaced = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: environment, CATALOGUE });
  return run(result).finally(() => replaced.restore());
}

let good: Awaited<ReturnType<typeof run>>;
beforeAll(async () => void (good = await run()));
const slugsIn = (folder: string) => fieldsIn(folder).map(({ slug }) => slug!);
const slugs = {
  faq: slugsIn("faq"),
  careers: slugsIn("careers"),
  "versions:/terms/loans": ["loan-terms-2027-03-01"],
};

describe("createPages", () => {
  it("creates every page of the route table once, the catch-all page and the 404 page (R060)", () => {
    expect(good.pages.map(({ path }) => path).sort()).toEqual(
      [...canonicalPages(slugs), "/404.html", "/catch-all"].sort(),
    );
  });

  it("pages match paths below their own if the route table says so (R058)", () => {
    for (const { path, matchPath } of good.pages)
      expect([path, matchPath]).toEqual([path, path === "/catch-all" ? "/*" : matchPathOf(path)]);
  });

  it("every page has its own path in its context, because the address may be longer", () => {
    for (const { path, context } of good.pages) expect(context.pagePath).toBe(path);
  });

  it("every page's template exists", () => {
    for (const { component } of good.pages)
      expect([component, existsSync(component.split("?")[0]!)]).toEqual([component, true]);
  });

  it("composed pages have their body and the pictures that it names", () => {
    const contact = good.page("/contact");
    expect(contact.component).toMatch(
      /src\/templates\/marketing-page\.tsx\?__contentFilePath=\/abs\/content\/pages\/contact\.mdx$/,
    );
    expect(contact.context).toMatchObject({ id: "id of content/pages/contact.mdx", media: ["media/a.svg"] });
    expect(good.page("/conceptions").component).toMatch(
      /clinic-page\.tsx\?__contentFilePath=\/abs\/content\/clinics\/conceptions\.mdx$/,
    );
  });

  it("a clinic page also has the pictures of the shared body (R211)", () => {
    const shared = [
      ...readFileSync("content/shared/clinic-page.mdx", "utf8").matchAll(/image="([^"]+)"/g),
    ].map(([, path]) => `media/${path}`);
    expect(shared.length).toBeGreaterThan(0);
    expect(good.page("/conceptions").context["media"]).toEqual([
      ...new Set([
        ...shared,
        "media/a.svg",
        "media/heroes/clinic-conceptions.svg",
        "media/logos/clinic-conceptions.svg",
      ]),
    ]);
  });

  it("the four terms exist under both bases, and have the base in their context (R063)", () => {
    for (const base of ["/terms", "/tos"])
      expect(good.page(`${base}/loans`).context).toEqual({
        legalPage: "terms/loans",
        base,
        pagePath: `${base}/loans`,
      });
    expect(good.page("/privacy").context).toEqual({ legalPage: "privacy", base: null, pagePath: "/privacy" });
    expect(good.page("/e-sign-act").context).toMatchObject({ legalPage: "e-sign-act", base: null });
  });

  it("each legal page has a list of versions, and a page for each version that is not at the document's address", () => {
    expect(good.page("/privacy/versions").context).toEqual({
      legalPage: "privacy",
      pagePath: "/privacy/versions",
    });
    expect(good.page("/terms/loans/versions/loan-terms-2027-03-01").context).toMatchObject({
      legalPage: "terms/loans",
      version: { title: "The upcoming text", html: "<p>A text.</p>" },
    });
    expect(good.pages.filter(({ path }) => path.endsWith("2024-09-23"))).toEqual([]);
  });

  it("jobs and FAQ categories have a page at their slug (R045, R049)", () => {
    expect(good.page("/faq/ivf").context).toMatchObject({ id: "id of content/faq/ivf.mdx" });
    expect(good.page("/careers/software-engineer").context).toMatchObject({
      id: "id of content/careers/software-engineer.mdx",
    });
  });

  it("creates the redirects of the route table (R046, R053, R054, R055)", () => {
    expect(good.redirects).toEqual(
      redirectsOf().map(({ from, to, status }) => ({
        fromPath: from,
        toPath: to,
        statusCode: status,
        isPermanent: status === 301,
        ignoreCase: true,
      })),
    );
    expect(good.redirects).toContainEqual(
      expect.objectContaining({ fromPath: "/financing", toPath: "/ivf", statusCode: 301, isPermanent: true }),
    );
  });

  it("stops a build whose content cannot be queried", async () => {
    const { panicOnBuild, pages } = await run({ errors: [new Error("no")] });
    expect(panicOnBuild).toHaveBeenCalledWith("The content could not be queried.", [expect.any(Error)]);
    expect(pages).toEqual([]);
  });

  it("reads content again in develop, because a file may have been removed", async () => {
    const env = { ...process.env, gatsby_executing_command: "develop" };
    jest.replaceProperty(process, "env", env);
    const before = siteContent();
    expect(siteContent()).toBe(before);
    await run();
    expect(siteContent()).not.toBe(before);
  });

  it("CATALOGUE=1 adds the catalogue to the preview, with its body, its pictures and the names of its components", async () => {
    const media = { vector: { nodes: ["a"] }, raster: { nodes: ["b"] } };
    expect((await runAs("development", undefined, "")).page("/catalogue")).toBeUndefined();
    // Git ignores its body, which `npm run catalogue` generates.
    jest.spyOn(fs, "readFileSync").mockReturnValue("# PlanCard\n");
    const { page } = await runAs("development", { data: { ...data, ...media } });
    expect(page("/catalogue").component).toMatch(
      /src\/templates\/catalogue\.tsx\?__contentFilePath=.+\/src\/tools\/catalogue\/components\.generated\.mdx$/,
    );
    expect(page("/catalogue").context).toMatchObject({ ...media, pagePath: "/catalogue" });
    expect(page("/catalogue").context["components"]).toContainEqual({ title: "PlanCard", id: "plancard" });
  });

  it("a catalogue query that does not match the schema stops the preview with the reason", async () => {
    jest.spyOn(fs, "readFileSync").mockReturnValue("");
    const failing = async () => ({ errors: ['Cannot query field "svg"'] });
    await expect(catalogue(failing, "catalogue.tsx")).rejects.toThrow('Cannot query field "svg"');
  });

  it("a build has no catalogue page and does not read its body", async () => {
    expect((await runAs("production")).page("/catalogue")).toBeUndefined();
    // In one process, because loading the configuration's modules takes most of the time.
    const script = `const of = (environment) => {
      process.env.NODE_ENV = environment;
      delete require.cache[require.resolve("./gatsby-config.ts")];
      return JSON.stringify(require("./gatsby-config.ts").default.plugins);
    };
    console.log([of("development"), of("production")].join("\\n"))`;
    const options = { encoding: "utf8", env: { ...process.env, CATALOGUE: "1" } } as const;
    const sourced = execFileSync(process.execPath, ["--import", "tsx", "-e", script], options);
    expect(sourced.trim().split("\n")).toStrictEqual([
      expect.stringContaining("src/tools/catalogue"),
      expect.not.stringContaining("catalogue"),
    ]);
  });
});
