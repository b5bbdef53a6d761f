import fs, { readFileSync } from "node:fs";
import { onCreateNode, sourceNodes } from "../../src/gatsby/nodes";

interface CreatedNode {
  id: string;
  parent: string | null;
  internal: { type: string; contentDigest: string };
  [field: string]: unknown;
}

function tools() {
  const nodes: CreatedNode[] = [];
  const error = jest.fn();
  const shared = {
    actions: { createNode: (node: CreatedNode) => nodes.push(node), createParentChildLink: jest.fn() },
    createNodeId: (key: string) => `id(${key})`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    reporter: { error },
  };
  return { nodes, error, shared };
}

function fileNode(relativePath: string, sourceInstanceName = "content") {
  const extension = relativePath.split(".").at(-1)!;
  return {
    id: "file",
    internal: { type: "File" },
    sourceInstanceName,
    relativePath,
    extension,
    absolutePath: `${process.cwd()}/content/${relativePath}`,
  };
}
function run(relativePath: string, sourceInstanceName?: string) {
  const { nodes, error, shared } = tools();
  onCreateNode({ node: fileNode(relativePath, sourceInstanceName), ...shared } as never);
  return { nodes, error };
}

describe("onCreateNode", () => {
  it("a text document becomes a typed node with its fields and body (R265)", () => {
    const { nodes, error } = run("faq/ivf.mdx");
    expect(error).not.toHaveBeenCalled();
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).toMatchObject({
      internal: { type: "FaqCategory" },
      slug: "ivf",
      medical: true,
      parent: "file",
      id: "id(FaqCategory content/faq/ivf.mdx)",
    });
    expect(nodes[0]!.body).toContain("## What is IVF?");
    expect(nodes[0]!.body).not.toContain("slug: ivf");
  });

  it("a composed page names its file and its pictures, and has no body", () => {
    const [node] = run("pages/home.mdx").nodes;
    expect(node).toMatchObject({
      internal: { type: "MarketingPage" },
      path: "/",
      contentFilePath: expect.stringMatching(/content\/pages\/home\.mdx$/),
    });
    expect(node).not.toHaveProperty("body");
    const named = [...readFileSync("content/pages/home.mdx", "utf8").matchAll(/image="([^"]+)"/g)].map(
      ([, path]) => `media/${path}`,
    );
    expect(named.length).toBeGreaterThan(0);
    expect(node!.media).toEqual(expect.arrayContaining(named));
  });

  it.each(["shared/clinic-page.mdx", "media/heroes/home.svg", "faq/deeper/ivf.mdx"])(
    "creates no document node for %s",
    (path) => expect(run(path).nodes).toEqual([]),
  );

  it("ignores files of other sources", () => expect(run("faq/ivf.mdx", "other").nodes).toEqual([]));

  describe("of a data file", () => {
    /** The types of the nodes that an edit creates, and the nodes that it deletes: before it, each type has an old node. */
    function edit(relativePath: string) {
      const { nodes, shared } = tools();
      const deleteNode = jest.fn<void, [CreatedNode]>();
      const getNodesByType = (type: string) => [
        ...nodes.filter(({ internal }) => internal.type === type),
        { id: `old ${type}` },
      ];
      onCreateNode({
        node: fileNode(relativePath),
        ...shared,
        actions: { ...shared.actions, deleteNode },
        getNodesByType,
      } as never);
      return {
        created: new Set(nodes.map(({ internal }) => internal.type)),
        deleted: deleteNode.mock.calls.map(([{ id }]) => id),
      };
    }
    const develop = () => (process.env.gatsby_executing_command = "develop");
    afterEach(() => delete process.env.gatsby_executing_command);

    it("creates nothing in a build, which has these nodes already", () => {
      expect(edit("facts/figures.yaml")).toEqual({ created: new Set(), deleted: [] });
    });

    it("recreates facts and lists in develop, and deletes nodes that no longer exist", () => {
      develop();
      const { created, deleted } = edit("facts/figures.yaml");
      expect([...created].sort()).toEqual(
        "Fact GlossaryTerm Leader LegalNotes Logo PublishedFigure StateLicense Testimonial".split(" "),
      );
      expect(deleted.sort()).toEqual([...created].map((type) => `old ${type}`).sort());
    });

    it("recreates the versions of legal documents in develop, and deletes nodes that no longer exist", () => {
      develop();
      expect(edit("legal/archive/loan-terms.yaml")).toEqual({
        created: new Set(["LegalVersion"]),
        deleted: ["old LegalVersion"],
      });
    });

    it("deletes nothing while a file has an error, because a list may be half written", () => {
      develop();
      const real = readFileSync;
      jest
        .spyOn(fs, "readFileSync")
        .mockImplementation((path, options) =>
          String(path).endsWith("facts/figures.yaml") ? "apr.min:\n" : real(path, options),
        );
      const { created, deleted } = edit("facts/figures.yaml");
      expect([created.size > 0, deleted]).toEqual([true, []]);
    });
  });
});

describe("sourceNodes", () => {
  const { nodes, error, shared } = tools();
  sourceNodes(shared as never);
  const of = (type: string) => nodes.filter(({ internal }) => internal.type === type);

  it("creates every fact, with its address if it has one", () => {
    expect(error).not.toHaveBeenCalled();
    expect(of("Fact").find(({ name }) => name === "apr.min")).toMatchObject({
      text: "9.74%",
      href: null,
    });
    expect(of("Fact").find(({ name }) => name === "app.login")).toMatchObject({
      href: expect.stringMatching(/\/login$/),
    });
  });

  it("creates the five leaders in order, each with a picture (R148, R277)", () => {
    expect(of("Leader").map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    for (const { picture } of of("Leader")) expect(picture).toMatch(/^media\/leaders\//);
  });

  it("creates licenses, testimonials and logos (R267, R272, R273)", () => {
    expect(of("StateLicense").length).toBeGreaterThan(40);
    expect(new Set(of("Testimonial").map(({ source }) => typeof source))).toEqual(new Set(["string"]));
    expect(new Set(of("Logo").map(({ group }) => group))).toEqual(new Set(["outlets", "investors"]));
  });

  it("creates every node with a unique id", () => {
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  });
});
