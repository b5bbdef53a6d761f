import { inForce } from "../../../src/gatsby/output/search-files";
import { piecesOf } from "../../../src/search/pieces";
import { content } from "../../support/jest/real-content";
import { readDocument } from "../../../src/content/read/documents";
import { folder, mdx, sentence, temporaryRecord, today } from "../../legal/temporary-record";

const { root, read, write, edit, record } = temporaryRecord();

it("the search has the words, titles and numbers of the text in force until the next version takes effect", () => {
  edit(sentence, "{/* #notice-new */} This is new.\n\n{/* #notice-opening */} This next notice is given by");
  edit("{/* #notice-opening */} {/* #notice-new */}", "{/* #notice-new */}");
  edit(/^title: .*$/m, "title: Privacy Notice of {company.name}");
  record({ date: "2027-03-01", note: "Second." });
  const inForceNow = `${folder}/v1.html`;
  const numbered =
    '<h2><span class="number">2. </span>Facts</h2><p id="notice-opening"><span class="number">2.1 </span>';
  write(inForceNow, read(inForceNow).replace('<p id="notice-opening">', numbered));
  // With the privacy policy, which is on the same page.
  const documents = content.documents
    .filter(({ fields }) => "page" in fields && fields.page === "privacy")
    .map((one) => (one.file === mdx ? readDocument(one.type, mdx, read(mdx)).document! : one));
  expect(documents).toHaveLength(2);
  const { texts } = piecesOf({ documents, facts: content.facts });
  const found = (day: string) =>
    inForce(texts, documents, root, day).flatMap(({ address, title, text }) =>
      /#notice-(new|opening)$/.test(address) ? [[address, title, text.slice(0, 22)]] : [],
    );
  expect(found(today)).toEqual([["/privacy#notice-opening", "2. Facts, 2.1", "This notice is given b"]]);
  expect(found("2027-03-01")).toEqual([
    ["/privacy#notice-new", "Privacy Notice of Wrenfield", "This is new."],
    ["/privacy#notice-opening", "Privacy Notice of Wrenfield", "This next notice is gi"],
  ]);
  expect(inForce(texts, documents, root, today)).toHaveLength(texts.length - 1);
});
