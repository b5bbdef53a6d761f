import { documents } from "../../support";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Archive } from "../../../../src/legal/record/archive";
import { checkIntact } from "../../../../src/legal/record/checks/archive-intact";
import { sealOf } from "../../../../src/legal/record/seal";
import { folder, sentence, temporaryRecord } from "../../temporary-record";

const { root, read, write, record, archive, check, edit } = temporaryRecord();

describe("the check of the archive reports", () => {
  const messagesOf = (of: Archive) => checkIntact(of).map(({ message }) => message);

  it.each(documents.map((document) => [document.name, document.archive] as const))(
    "%s: a changed letter of a sealed text, and a missing text",
    (_, own) => {
      expect(messagesOf(own)).toEqual([]);
      const [[file, html]] = [...own.texts] as [[string, string]];
      expect(
        messagesOf({ ...own, texts: new Map([...own.texts, [file, html.replace("the", "teh")]]) }),
      ).toEqual([`the sealed text ${file} was changed after it was sealed`]);
      expect(messagesOf({ ...own, texts: new Map([...own.texts].slice(1)) })).toEqual([
        `the sealed text ${file} is missing`,
      ]);
    },
  );

  it.each(["date", "note", "title", "recorded", "text", "seal"] as const)(
    "a changed %s of an entry",
    (field) => {
      const other = {
        date: "2019-05-24",
        note: "Else",
        title: "Else",
        recorded: "2026-11-20",
        text: `sha256:${"0".repeat(64)}`,
        seal: `sha256:${"0".repeat(64)}`,
      }[field];
      const own = archive();
      const [entry] = own.record.texts;
      const found = checkIntact({
        ...own,
        record: { ...own.record, texts: [{ ...entry!, [field]: other }] },
      });
      expect(found.map(({ message }) => message)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            /^the entry of version 1, or an earlier one, was changed after it was sealed$/,
          ),
        ]),
      );
      expect(found.every(({ file, line }) => file === `${folder}/record.yaml` && line > 2)).toBe(true);
    },
  );

  const amendment = { reason: "x", by: "Ruth Lindqvist" };
  it.each([
    ["a first date that begins with the second", { date: "2027-03" }, {}, "dated 2027-03-01, not later than"],
    ["a skipped version", {}, { version: 3 }, "version 3 follows version 1"],
    ["an amendment of a text in effect", {}, { version: 1, amendment }, "after it took effect on 2019-05-23"],
    ["another hash of the words", {}, { text: "sha256:0" }, "the words of v2.html do not match"],
    ["a first note, sealed alone", { note: "Else" }, { seal: "" }, "the entry of version 2, or an earlier"],
  ])("%s, also if every entry is sealed again", (_, one, other, message) => {
    edit(sentence, "This federal notice is given by");
    record({ date: "2027-03-01", note: "One word more." });
    const own = archive();
    const [first, second] = own.record.texts.map((text, index) => ({ ...text, ...[one, other][index] }));
    const before = sealOf(first!, undefined);
    const seal = "seal" in other ? own.record.texts[1]!.seal : sealOf(second!, before);
    const texts = [
      { ...first!, seal: before },
      { ...second!, seal },
    ];
    expect(messagesOf({ ...own, record: { ...own.record, texts } })).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it("a changed earlier entry, a removed id, an unlisted file, and a missing record", () => {
    edit(sentence, "This federal notice is given by");
    record({ date: "2027-03-01", note: "One word more." });
    write(
      `${folder}/record.yaml`,
      read(`${folder}/record.yaml`)
        .replace("note: The first text kept here.", "note: Another first text.")
        .replace("\n  - notice-opening", ""),
    );
    write(`${folder}/v3.html`, "<p>Not ours</p>");
    expect(messagesOf(archive())).toEqual([
      "the entry of version 1, or an earlier one, was changed after it was sealed",
      expect.stringContaining("the id `notice-opening` is in a sealed text"),
      "the record does not list this file",
    ]);
    rmSync(join(root, folder), { recursive: true });
    expect(check()).toEqual(["the document has no record of what was published"]);
  });
});
