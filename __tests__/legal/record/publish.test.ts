import { content as real } from "../../support/jest/real-content";
import { documents } from "../support";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { versionsOf } from "../../../src/legal/record/archive";
import { checkIntact } from "../../../src/legal/record/checks/archive-intact";
import { checkRecords } from "../../../src/legal/record/checks";
import { checkDated } from "../../../src/legal/record/checks/text-dated";
import { status } from "../../../src/legal/record/publish";
import { folder, mdx, sentence, temporaryRecord, today } from "../temporary-record";

const { root, read, write, source, record, archive, check, edit } = temporaryRecord();

describe("publish", () => {
  it("writes nothing if nothing is new", () => {
    expect(record({})).toBe("privacy-notice: nothing is new since version 1 (2019-05-23)");
    expect(() => record({ note: "A note." })).toThrow(/equals version 1 in its record/);
  });

  it("records a new version with its date, note and text, keeps the previous one, and satisfies the check", () => {
    const before = read(`${folder}/v1.html`);
    edit("\ndate:", '\n"date" :');
    edit(sentence, "This federal notice is given by");
    expect(check()).toEqual([expect.stringContaining("text has changed since version 1 (Dated 2019-05-23)")]);
    expect(record({ date: "2027-03-01", note: "One word more." })).toBe(
      "privacy-notice: version 2 (2027-03-01) is recorded",
    );
    expect(read(mdx)).toContain("\ndate: 2027-03-01\n");
    expect(read(`${folder}/v1.html`)).toBe(before);
    expect(read(`${folder}/v2.html`)).toContain("This federal notice");
    expect(check()).toEqual([]);
    expect(versionsOf(archive()).map(({ version, date, note }) => [version, date, note])).toEqual([
      [1, "2019-05-23", "The first text kept here."],
      [2, "2027-03-01", "One word more."],
    ]);
  });

  it("records an immaterial edit with its reason, the person's name and the text, under the same date", () => {
    edit(sentence, "This  notice, is given by");
    expect(record({ immaterial: "a comma", by: "Ruth Lindqvist" })).toBe(
      "privacy-notice: an immaterial edit of version 1 is recorded, decided by Ruth Lindqvist",
    );
    expect(check()).toEqual([]);
    expect(archive().record.texts.at(-1)).toMatchObject({
      version: 1,
      date: "2019-05-23",
      recorded: today,
      waiver: { reason: "a comma", by: "Ruth Lindqvist" },
      file: "v1-correction-1.html",
    });
  });

  it.each([
    ["no date", { note: "x" }, /expected a date after 2019-05-23/],
    ["an older date", { date: "2018-01-01", note: "x" }, /expected a date after 2019-05-23/],
    ["a date in the past", { date: "2026-11-20", note: "x" }, /expected today \(2026-11-22\) or a later day/],
    ["a year that is a mistake", { date: "2032-01-01", note: "x" }, /2032-01-01 is more than 5 years ahead/],
    ["a month in the past", { date: "2026-10", note: "x" }, /expected today \(2026-11-22\) or a later day/],
    ["an amendment of a version in effect", { amend: "a word", by: "Ruth" }, /took effect on 2019-05-23/],
    ["a date that does not exist", { date: "2027-02-30", note: "x" }, /The date is "2027-02-30"/],
    ["a note with markup", { date: "2027-03-01", note: "The rate is {apr.min}." }, /The note contains "\{"/],
    ["a note with a link", { date: "2027-03-01", note: "See [fees](/terms)." }, /The note contains "\]\("/],
    ["a name without a waiver", { by: "Ruth Lindqvist" }, /--immaterial and --by are used together/],
    ["a waiver of an amendment", { amend: "x", immaterial: "y" }, /--immaterial cannot be used here/],
    ["no note", { date: "2027-03-01" }, /There is no note/],
    ["a waiver without a name", { immaterial: "a comma" }, /--immaterial and --by are used together/],
    [
      "a waiver with a date",
      { immaterial: "a comma", by: "Ruth Lindqvist", date: "2027-03-01" },
      /--date cannot be used here: an immaterial edit keeps the date/,
    ],
  ])("rejects %s, and writes nothing", (_, wanted, message) => {
    edit(sentence, "This federal notice is given by");
    const before = [read(mdx), read(`${folder}/record.yaml`)];
    expect(() => record(wanted)).toThrow(message);
    expect([read(mdx), read(`${folder}/record.yaml`)]).toEqual(before);
  });

  it("rejects another date for the same text", () => {
    edit(/^date: .*$/m, "date: 2031-01-01");
    expect(() => record({})).toThrow(
      /Only the date of [\w-]+ differs from version 1.*Write `date: 2019-05-23` in/,
    );
  });

  it("accepts the current month as a date, and today", () => {
    edit(sentence, "This federal notice is given by");
    expect(record({ date: "2026-11", note: "x" })).toContain("version 2 (2026-11)");
    edit("This federal notice", "This new federal notice");
    expect(record({ date: today, note: "x" })).toContain(`version 3 (${today})`);
    edit("This new federal notice", "This newer federal notice");
    expect(checkDated(archive(), source())[0]!.fix).not.toContain("--amend");
  });

  const waiver = { immaterial: "a misspelling", by: "Ruth Lindqvist" };
  const publishOriginal = () => {
    const original =
      'We may shaer it with no one for 30 days; you must tell *Fairlawn Bank* by March 3 for $25. "Shoud" you answer a reqwestid question within twenty-five weeks of the Disbursement. Fairlane answers alike. Without a soft inquiry by e-mail, borrowers answer jointly, to the extent that the law allows. Write to [{mail.legal}](link:mail.legal) or [suport](link:mail.press). Pages 10 - 20 apply. US rules apply. It may be non-refundable. You can re-sign it.';
    edit(/$/, `\n{/* #for-this-test */} ${original}\n`);
    record({ date: today, note: "x" });
  };
  it.each([
    ["a number", "30 days", "60 days", /"30" became "60"/],
    ["a number by a hyphen", "30 days", "3-0 days", /"30" became "3-0"/],
    ["a number written as a word", "30 days", "thirty days", /"30" became "thirty"/],
    ["a currency", "for $25", "for 25", /"\$25" became "25"/],
    ["a currency in front of a number", "30 days", "\u00a530 days", /"\u00a5" was added/],
    ["a percent sign", "of the Disbursement", "of the % Disbursement", /"%" was added/],
    ["a minus sign", "for $25", "for -$25", /"-" was added/],
    ["the dash of a range between spaces", "10 - 20", "10 20", /"-" was removed/],
    ["the capitals of a name that begins a sentence", "US rules", "Us rules", /"US" became "Us"/],
    ["a defined term", "the Disbursement", "the disbursement", /"Disbursement" became "disbursement"/],
    ["a date", "March 3", "May 3", /"March" became "May"/],
    ["an amount", "$25", "$30", /"\$25" became "\$30"/],
    ["a party as the first word", "Fairlane answers", "Fairlans answers", /"Fairlane" became "Fairlans"/],
    ["a party", "Fairlawn Bank", "Fairview Bank", /"Fairlawn" became "Fairview"/],
    ["the acting party", "We may", "You may", /"We" became "You"/],
    ["a permission", "We may shaer", "We may not shaer", /"not" was added/],
    ["a duty", "you must tell", "you can tell", /"must" became "can"/],
    ["a negation in another place", "no one", "anyone", /"no one" became "anyone"/],
    ["a word to its negation", "law allows", "law disallows", /"allows" became "disallows"/],
    ["a word to another one of one letter less", "law allows", "law allow", /"allows" became "allow"/],
    ["a word to one of the same letters", "must tell", "must tlel", /"tell" became "tlel"/],
    ["a number of the same length", "twenty-five", "twenty-nine", /"twenty-five" became "twenty-nine"/],
    ["a word to another one", "must tell", "must inform", /"tell" became "inform"/],
    ["a word to a shorter one", "to the extent", "the extent", /"to" was removed/],
    ["a word to two others", "answers alike", "answers a like", /"alike" became "a like"/],
    ["two words to one beside a hyphen", "may be non-", "maybe non", /"may be non-refundable" became/],
    ["a word before another one", "borrowers answer", "borrowers generally answer", /"generally" was added/],
    ["a phrase", " that the law allows", "", /"that the law allows" was removed/],
    ["an address", "[{mail.legal}](link:mail.legal)", "[{mail.press}](link:mail.press)", /became "press"/],
    ["a misspelling in an address for notices", "suport", "support", /"suport" became "support"/],
    ["emphasis", "*Fairlawn Bank*", "Fairlawn Bank", /the emphasis of "Fairlawn Bank" was removed/],
    ["bold type", "We may shaer", "We **may** shaer", /"may" is now bold/],
    [
      "a link's target",
      "(link:mail.legal)",
      "(link:mail.press)",
      /"legal@wrenfield\.example" now links to mailto:press@wrenfield\.example/,
    ],
    ["a link with its words", "shaer", "[share](/contact)", /"share" now links to \/contact/],
    ["a word to its opposite without a hyphen", "re-sign", "resign", /"re-sign" became "resign"/],
    ["a list", "You can re-sign it.", "\n\n- You can re-sign it.", /"You can re-sign it\." moved to/],
    ["a paragraph", "You can re-sign it.", "\n\nYou can re-sign it.", /"You" moved to another paragraph/],
    ["a column", "| No | We don't share |", "| No We don't share | |", /"We don't share" moved to/],
    ["its title", "title: Privacy Notice", "title: Privacy Policy", /"Notice" became "Policy"/],
    ["the kind of its date", "dateKind: Dated", "dateKind: Effective", /"Dated" became "Effective"/],
    ["an alternative", "days; you", "days, or you", /"or" was added/],
    ["a misspelling to another word", "shaer", "shred", /"shaer" became "shred"/],
    ["a link after the first word", "shaer it", "share [it](/contact)", /"it" now links to \/contact/],
  ])("rejects --immaterial if %s changed, and reports it with its line", (_, from, to, message) => {
    publishOriginal();
    edit(from, to);
    const before = [read(mdx), read(`${folder}/record.yaml`)];
    expect(() => record(waiver)).toThrow(
      new RegExp(`^content/legal/privacy-notice\\.mdx:\\d+: .*${message.source}`),
    );
    expect([read(mdx), read(`${folder}/record.yaml`)]).toEqual(before);
  });

  it.each([
    ["a comma and a space", "30 days", "30  days,"],
    ["two letters in the wrong order", "shaer", "share"],
    ["a word", "days; you", "days, and you"],
    ["two wrong letters of a long word", "reqwestid", "requested"],
    ["a missing letter after a quotation mark", "Shoud", "Should"],
    ["a word written as two, and a hyphen", "inquiry by e-mail", "inq uiry by email"],
    ["an article", "to the extent", "to an extent"],
    ["the emphasis of a mark", "days; you", "days *;* you"],
  ])("accepts --immaterial for %s", (_, from, to) => {
    publishOriginal();
    edit(from, to);
    expect(record(waiver)).toContain("an immaterial edit of version 2 is recorded");
    expect(checkIntact(archive())).toEqual([]);
  });

  it("rejects --immaterial if a reference was removed, or a paragraph became a clause, which renumbers those after it", () => {
    edit("numbering: none", "numbering: sections");
    edit(
      /$/,
      '\n## Last {/* #last */}\n\n{/* #one */} We may ask.\nWe may answer <Ref to="last" />.\n\nThey may ask.\n\n{/* #two */} You may ask.\n',
    );
    record({ date: today, note: "x" });
    edit(' <Ref to="last" />', "");
    expect(() => record(waiver)).toThrow(/"Section \d+" was removed/);
    edit("We may answer", 'We may answer <Ref to="last" />');
    edit("They may ask.", "{/* #new */} They may ask.");
    expect(() => record(waiver)).toThrow(/"\d+\.2" is now numbered "\d+\.3"/);
  });

  it("rejects a version, and an amendment, on the first day of a month from which the version before applies", () => {
    edit(sentence, "This federal notice is given by");
    record({ date: "2026-12", note: "Second." });
    edit("This federal notice", "This new federal notice");
    const again = { date: "2026-12-01", note: "Third." };
    expect(() => record(again)).toThrow(/a date after 2026-12, .*before 2026-12: .* --amend "why"/);
    record({ date: "2027-02", note: "Third." });
    edit("This new federal notice", "This newer federal notice");
    const sooner = { amend: "sooner", by: "Ruth Lindqvist", date: "2026-12-01" };
    expect(() => record(sooner)).toThrow(/a date after 2026-12, the date of version 2/);
  });

  it("treats a change of emphasis alone as an edit that the check reports until it is published", () => {
    edit(sentence, "**This notice** is given by");
    expect(check()).toEqual([expect.stringContaining("the text has changed since version 1")]);
    expect(status(root, source())).toContain("edited since");
    record({ date: "2027-03-01", note: "Bold." });
    expect(check()).toEqual([]);
  });

  it("amends a version before it takes effect: its text, and its date and note if given", () => {
    edit(sentence, "This federal notice is given by");
    record({ date: "2027-03-01", note: "One word more." });
    edit("This federal notice", "This new federal notice");
    expect(checkDated(archive(), source())[0]!.fix).toMatch(/before 2027-03-01: .* --amend "why"/);
    expect(record({ amend: "a word was missing", by: "Ruth Lindqvist" })).toBe(
      "privacy-notice: version 2 (2027-03-01) is amended before it takes effect, decided by Ruth Lindqvist",
    );
    expect(check()).toEqual([]);
    edit("This new federal notice", "This new notice");
    const postponed = { amend: "postponed", by: "Ruth Lindqvist", date: "2027-04-01", note: "Another word." };
    record(postponed, "2027-02-28");
    expect(check()).toEqual([]);
    expect(versionsOf(archive()).map(({ version, date, note, file }) => [version, date, note, file])).toEqual(
      [
        [1, "2019-05-23", "The first text kept here.", "v1.html"],
        [2, "2027-04-01", "Another word.", "v2-amendment-2.html"],
      ],
    );
    expect(read(mdx)).toContain("\ndate: 2027-04-01\n");
    edit("\ndate: 2027-04-01", "\ndate: 2027-05-01");
    record({ amend: "postponed", by: "Ruth Lindqvist" }, "2027-03-01");
    const rewritten = { amend: "a clearer note", by: "Ruth Lindqvist", note: "A clearer note." };
    expect(record(rewritten, "2027-03-01")).toContain("version 2 (2027-05-01) is amended");
    expect(check()).toEqual([]);
    expect(versionsOf(archive()).at(-1)).toMatchObject({ date: "2027-05-01", note: "A clearer note." });
    expect(() => record(rewritten, "2027-03-01")).toThrow(/equals version 2 in its record/);
    edit("This new notice", "This notice");
    const again = { amend: "x", by: "Ruth Lindqvist" };
    expect(() => record(again, "2027-05-01")).toThrow(/Version 2 took effect on 2027-05-01/);
    expect(() => record({ ...again, date: "2026-05-01" }, "2027-03-01")).toThrow(
      /expected today \(2027-03-01\) or a later day/,
    );
  });

  it("reports a document's status, including a new title and new ids, and distinguishes a broken record from a missing one", () => {
    const version = "version 1, Dated 2019-05-23";
    expect(status(root, source())).toBe(version);
    edit(/^title: .*/m, "title: Another Notice");
    expect(status(root, source())).toBe(`${version}; edited since`);
    expect(checkDated(archive(), source())[0]!.fix).toContain(
      "; for a new version run npm run publish-legal",
    );
    edit(/^title: .*/m, "title: Notice of {company.name}");
    expect(source().fields.title).toBe("Notice of Wrenfield");
    edit(/^title: .*/m, "title: Privacy Notice");
    edit(/$/, "\n{/* #one-more */} A clause more.\n");
    expect(status(root, source())).toBe(`${version}; edited since; 1 new id`);
    write(`${folder}/record.yaml`, "texts: [");
    expect(() => status(root, source())).toThrow(/record\.yaml:\d+:\d+: The YAML cannot be read/);
    rmSync(join(root, folder, "record.yaml"));
    expect(() => record({ note: "The text would replace the sealed one." })).toThrow("EEXIST");
    rmSync(join(root, folder), { recursive: true });
    expect(status(root, source())).toBe("no record yet");
    expect(() => record({ note: "x", date: "2027-03-01" })).toThrow(
      /--date cannot be used here: the first text has the date of its frontmatter/,
    );
  });

  it("does not seal a text after one that was changed, or that lost an id", () => {
    write(`${folder}/v1.html`, read(`${folder}/v1.html`).replace("notice", "note"));
    expect(() => record({})).toThrow("The sealed text v1.html was changed");
    cpSync(folder, join(root, folder), { recursive: true });
    edit(/^\{\/\* #notice-opening \*\/\} /m, "");
    edit(sentence, "This federal notice is given by");
    expect(() => record({ date: "2027-03-01", note: "x" })).toThrow(/`notice-opening` was removed/);
  });

  it("treats a changed fact like changed words", () => {
    const company = { ...real.data.company.company, legalName: "Another Name, Inc." };
    expect(check({ ...real.data, company: { ...real.data.company, company } })).toContainEqual(
      expect.stringMatching(
        /^the text has changed since version 1 \(Dated 2019-05-23\).*\(it shows .*\{company\.legalName\}/,
      ),
    );
  });
});

it("the check reports a text that cannot be rendered, unless the document already has another error", () => {
  const [first] = documents;
  const broken = { ...first!, body: `${first!.body}\n\nSee <Ref to="nowhere" />.\n` };
  const known = { file: first!.file, line: 1, column: 1, message: "known", expected: "x", fix: "y" };
  const found = (problems: (typeof known)[]) =>
    checkRecords(process.cwd(), { ...real, documents: [broken] }, problems, () => [], today)
      .filter(({ file }) => file === first!.file)
      .map(({ message }) => message);
  expect(found([])).toEqual([expect.stringMatching(/^the text cannot be rendered: .*nowhere/)]);
  expect(found([known])).toEqual([]);
});
