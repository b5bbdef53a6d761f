import { documents } from "../../support";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Archive } from "../../../../src/legal/record/archive";
import { checkIntact } from "../../../../src/legal/record/checks/archive-intact";
import { publish } from "../../../../src/legal/record/publish";
import {
  root,
  folder,
  read,
  write,
  today,
  source,
  archive,
  check,
  edit,
  sentence,
} from "../../temporary-record";

describe("a tampered archive fails", () => {
  const told = (of: Archive) => checkIntact(of).map(({ message }) => message);

  it.each(documents.map((document) => [document.name, document.archive] as const))(
    "%s: one letter of the sealed text",
    (_, own) => {
      expect(told(own)).toEqual([]);
      const [[file, html]] = [...own.texts] as [[string, string]];
      expect(told({ ...own, texts: new Map([...own.texts, [file, html.replace("the", "teh")]]) })).toEqual([
        `the sealed text ${file} is not the one that was sealed`,
      ]);
      expect(told({ ...own, texts: new Map([...own.texts].slice(1)) })).toEqual([
        `the sealed text ${file} is missing`,
      ]);
    },
  );

  it.each(["date", "note", "title", "recorded", "text", "seal"] as const)("the entry's %s", (field) => {
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
    const found = checkIntact({ ...own, record: { ...own.record, texts: [{ ...entry!, [field]: other }] } });
    expect(found.map(({ message }) => message)).toEqual(
      expect.arrayContaining([expect.stringMatching(/was changed after it was sealed/)]),
    );
    expect(found.every(({ file, line }) => file === `${folder}/record.yaml` && line > 2)).toBe(true);
  });

  it("an earlier entry, once there is a later one; an id struck off; a file nobody knows; a record that is gone", () => {
    edit(sentence, "This federal notice is given by");
    publish(root, source(), { date: "2027-03-01", note: "One word more." }, today);
    write(
      `${folder}/record.yaml`,
      read(`${folder}/record.yaml`)
        .replace("note: The first text kept here.", "note: Another first text.")
        .replace("\n  - notice-opening", ""),
    );
    write(`${folder}/v3.html`, "<p>Not ours</p>");
    expect(told(archive())).toEqual([
      "the entry of version 1 was changed after it was sealed, or one before it was",
      expect.stringContaining("the id `notice-opening` is in a sealed text"),
      "the record does not name this file",
    ]);
    rmSync(join(root, folder), { recursive: true });
    expect(check()).toEqual(["the document has no record of what was published"]);
  });
});
