import { currentAddresses } from "../../../src/checks/rules/addresses";
import { anchorsOf, anyPlace } from "../../../src/checks/rules/anchors";
import { siteMap } from "../../../src/checks/rules/site-map";
import { marketingPage } from "../../../src/content/schema/types/marketing-page";
import { textDocument } from "./text-document";

const body = `## Words {/* #words */}\n\n<GlossaryList />\n\n<PublishedFigures caption="Fees" of="fee, loan.late" />\n`;
const document = textDocument(marketingPage, "content/pages/glossary.mdx", body, { path: "/glossary" });
const facts = new Map(
  ["fee.one", "fees.two", "loan.late.days", "loan.min"].map((name) => [name, { name, text: "1" }]),
);
const terms = ["embryo", "egg retrieval"];
const anchors = anchorsOf([document], [], facts, terms);

it("includes the glossary's terms, their letters, and the figures that the page lists", () => {
  expect(anchors.get("/glossary")!.map(({ id }) => id)).toEqual([
    "words",
    ...["embryo", "e", "egg-retrieval"],
    ...["figure-fee-one", "figure-loan-late-days"],
  ]);
});

it("accepts any id on a page of figures or terms while their file cannot be read", () => {
  const incomplete = new Map([...facts, ["", { name: "", text: "" }]]);
  expect(anchorsOf([document], [], incomplete, terms).get("/glossary")).toBe(anyPlace);
  expect(anchorsOf([document], [], facts).get("/glossary")).toBe(anyPlace);
});

it("has no page for the folder of a file, where other pages have no slug either", () => {
  const other = textDocument(marketingPage, "content/pages/ivf.mdx", "## Cost\n", { path: "/ivf" });
  const pages = [...anchorsOf([document, other], [], facts, terms).keys()].filter((path) => path[0] === "/");
  expect(pages).toEqual(["/glossary", "/ivf"]);
});

it("leaves ids of facts and terms out of the published addresses, because they are removed with their fact or term", () => {
  const site = siteMap({ faq: [], careers: [] }, "https://app.a.example");
  const addresses = currentAddresses({ documents: [document], anchors, site });
  expect(addresses.filter((address) => address.startsWith("/glossary#"))).toEqual(["/glossary#words"]);
});
