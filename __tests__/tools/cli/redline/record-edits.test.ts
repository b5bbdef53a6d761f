import { loadContent } from "../../../../src/content/read/load-content";
import { renderLegal, renderText } from "../../../../src/content/render/render-text";
import { substitute } from "../../../../src/content/facts/substitute";
import { readEnvironment } from "../../../../src/site/environment";
import { recordEdits } from "../../../../src/tools/cli/redline/record-edits";
import { textsOf } from "../../../../src/tools/cli/redline/texts";
import { archive, check, edit, root, sentence } from "../../../legal/temporary-record";
import { readArchive } from "../../../../src/legal/record/archive";

const renderer = { loadContent, renderLegal, renderText, substitute, readEnvironment };
const texts = () => textsOf(renderer, root);

describe("recording edits in a temporary copy", () => {
  it("leaves the records of texts that nobody edited as they are, also where a text links to the application", () => {
    const names = texts().map(({ name }) => name);
    const records = () => names.map((name) => readArchive(root, name).archive?.record.texts.length);
    const before = records();
    expect(before.filter(Boolean).length).toBeGreaterThan(5);
    recordEdits(root, texts());
    expect(records()).toEqual(before);
  });

  it("records an edited text, so that the copy passes the check", () => {
    edit(sentence, "This privacy notice is given by");
    expect(check()).not.toEqual([]);
    recordEdits(root, texts());
    expect(archive().record.texts.length).toBe(2);
    expect(check()).toEqual([]);
  });
});
