import { readFileSync } from "node:fs";
import { onCreateNode, sourceNodes } from "../../src/build/nodes";

interface Made {
  id: string;
  parent: string | null;
  internal: { type: string; contentDigest: string };
  [field: string]: unknown;
}

function tools() {
  const nodes: Made[] = [];
  const error = jest.fn();
  const shared = {
    actions: { createNode: (node: Made) => nodes.push(node), createParentChildLink: jest.fn() },
    createNodeId: (key: string) => `id(${key})`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    reporter: { error },
  };
  return { nodes, error, shared };
}

function fileNode(relativePath: string, sourceInstanceName = "content") {
  const extension = relativePath.split(".").at(-1)!;
  return { id: "file", internal: { type: "File" }, sourceInstanceName, relativePath, extension, absolutePath: `${process.cwd()}/content/${relativePath}` };
}
function run(relativePath: string, sourceInstanceName?: string) {
  const { nodes, error, shared } = tools();
  onCreateNode({ node: fileNode(relativePath, sourceInstanceName), ...shared } as never);
  return { nodes, error };
}

describe("onCreateNode", () => {
  it("R265: a text document becomes a typed node with its fields and body", () => {
    const { nodes, error } = run("faq/ivf.mdx");
    expect(error).not.toHaveBeenCalled();
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).toMatchObject({ internal: { type: "FaqCategory" }, slug: "ivf", medical: true, parent: "file", id: "id(FaqCategory content/faq/ivf.mdx)" });
    expect(nodes[0]!.body).toContain("## What is IVF?");
    expect(nodes[0]!.body).not.toContain("slug: ivf");
  });

  it("a composed page names its file and its pictures, and has no body", () => {
    const [node] = run("pages/home.mdx").nodes;
    expect(node).toMatchObject({ internal: { type: "MarketingPage" }, path: "/", contentFilePath: expect.stringMatching(/content\/pages\/home\.mdx$/) });
    expect(node).not.toHaveProperty("body");
    const named = [...readFileSync("content/pages/home.mdx", "utf8").matchAll(/image="([^"]+)"/g)].map(([, path]) => `media/${path}`);
    expect(named.length).toBeGreaterThan(0);
    expect(node!.media).toEqual(expect.arrayContaining(named));
  });

  it.each(["shared/clinic-page.mdx", "media/heroes/home.svg"])("%s becomes no document", (path) => {
    expect(run(path).nodes).toEqual([]);
  });

  it("leaves files of other sources alone", () => {
    expect(run("faq/ivf.mdx", "other").nodes).toEqual([]);
  });

  it("makes the facts again in develop when a data file changes; a build has them already", () => {
    jest.useFakeTimers();
    const hasFacts = () => run("facts/figures.yaml").nodes.some(({ internal }) => internal.type === "Fact");
    expect(hasFacts()).toBe(false);
    process.env.gatsby_executing_command = "develop";
    expect(hasFacts()).toBe(true);
    delete process.env.gatsby_executing_command;
    jest.useRealTimers();
  });
});

describe("sourceNodes", () => {
  const { nodes, error, shared } = tools();
  sourceNodes(shared as never);
  const of = (type: string) => nodes.filter(({ internal }) => internal.type === type);

  it("makes every fact, with its address and number where it has them", () => {
    expect(error).not.toHaveBeenCalled();
    expect(of("Fact").find(({ name }) => name === "apr.min")).toMatchObject({ text: "9.74%", value: 9.74, href: null });
    expect(of("Fact").find(({ name }) => name === "app.login")).toMatchObject({ href: expect.stringMatching(/\/login$/), value: null });
  });

  it("R148 R277: five leaders in their order, each with a picture", () => {
    expect(of("Leader").map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    for (const { picture } of of("Leader")) expect(picture).toMatch(/^media\/leaders\//);
  });

  it("R267 R272 R273: licences, testimonials and logos", () => {
    expect(of("StateLicense").length).toBeGreaterThan(40);
    expect(of("Testimonial").every(({ testimonialId }) => typeof testimonialId === "string")).toBe(true);
    expect(new Set(of("Logo").map(({ group }) => group))).toEqual(new Set(["outlets", "investors"]));
  });

  it("every node has an id of its own", () => {
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  });
});
