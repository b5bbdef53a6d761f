import { loadContent } from "../../../../src/content/read/load-content";
import { renderLegal, renderText } from "../../../../src/content/render/render-text";
import { substitute } from "../../../../src/content/facts/substitute";
import { readEnvironment } from "../../../../src/site/environment";
import { isUnrecorded, recordEdits } from "../../../../src/tools/cli/redline/record-edits";
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
    const unrecorded = () => texts().flatMap((text) => (isUnrecorded(root, text) ? text.name : []));
    expect(unrecorded()).toEqual(["privacy-notice"]);
    const before = archive().record.texts;
    recordEdits(root, texts());
    // In place of the last text: a version or a correction that nobody decided is on no page.
    expect(archive().record.texts).toEqual([
      { ...before[0], text: expect.any(String), fileHash: expect.any(String), seal: expect.any(String) },
    ]);
    expect(archive().record.texts[0]!.text).not.toBe(before[0]!.text);
    expect(check()).toEqual([]);
    expect(unrecorded()).toEqual([]);
  });
});
