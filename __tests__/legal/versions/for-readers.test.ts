import { readArchive } from "../../../src/legal/record/archive";
import { versionsForReaders } from "../../../src/legal/versions/for-readers";
import { sentence, temporaryRecord, today } from "../temporary-record";

const { archive, edit, record } = temporaryRecord();

const origins = { host: "https://app.preview.example", rateCalculator: "https://rates.preview.example" };
const fields = { page: "privacy", standing: "current" } as const;

describe("versions for readers", () => {
  it("are in force, upcoming or earlier, with their changes; the one in force is shown at the document's path", () => {
    edit(sentence, "This federal notice is given by");
    record({ date: "2026-01-15", note: "Second." }, "2026-01-10");
    edit("This federal notice", "This new federal notice");
    record({ date: "2027-03-01", note: "Third." });
    const shape = (day: string) =>
      versionsForReaders(archive(), fields, day, origins).map(({ slug, state, shown, until }) => [
        slug,
        state,
        shown,
        until,
      ]);
    expect(shape("2026-11-21")).toEqual([
      ["privacy-notice-2027-03-01", "upcoming", false, null],
      ["privacy-notice-2026-01-15", "inForce", true, "2027-03-01"],
      ["privacy-notice-2019-05-23", "earlier", false, "2026-01-15"],
    ]);
    expect(shape("2019-05-22").map(([, , shown]) => shown)).toEqual([false, false, true]);
    expect(shape("2027-03-01").map(([, state]) => state)).toEqual(["inForce", "earlier", "earlier"]);
    const [third, , first] = versionsForReaders(archive(), fields, today, origins);
    expect(third!.changes).toContain(
      '<ins><span class="spoken">[added: </span>new<span class="spoken">]</span></ins>',
    );
    expect([first!.changes, third!.live, first!.live]).toEqual(["", true, false]);
    expect(
      versionsForReaders(archive(), { page: "privacy", standing: "earlier" }, today, origins).map(
        ({ state }) => state,
      ),
    ).toEqual(["upcoming", "earlier", "earlier"]);
  });

  it("keep the day on which they were published when they are corrected", () => {
    edit(sentence, "This notice, is given by");
    record({ immaterial: "a comma", by: "Ruth Lindqvist" });
    const [version] = versionsForReaders(archive(), fields, today, origins);
    expect([version!.published, version!.recorded]).toEqual(["2026-11-21", today]);
    expect(version!.corrections).toEqual([{ recorded: today, reason: "a comma", by: "Ruth Lindqvist" }]);
  });

  it("have the retired ids in the text at the document's path, also while another version is upcoming", () => {
    edit(sentence, "This federal notice is given by");
    record({ date: "2027-03-01", note: "Second." });
    const { texts, ...rest } = archive();
    const landsAt = [...texts.values()].join().match(/ id="([\w-]+)"/)![1]!;
    const retired = [
      { id: "former", landsAt, on: today, why: "merged" },
      { id: landsAt, landsAt, on: today, why: "still in this text" },
    ];
    const dated = { ...rest, texts, record: { ...rest.record, retired } };
    const [next, shown] = versionsForReaders(dated, fields, today, origins);
    const idsOf = (html: string, id: string) => html.split(`id="${id}"`).length - 1;
    expect([shown!.live, idsOf(shown!.html, "former"), idsOf(shown!.html, landsAt)]).toEqual([false, 1, 1]);
    expect(idsOf(next!.html, "former")).toBe(0);
  });

  it("link to the host of the build, although sealed texts contain no host", () => {
    const { archive: loans } = readArchive(process.cwd(), "loan-terms");
    expect([...loans!.texts.values()].join()).not.toMatch(/https:\/\/(app|rates)\./);
    const [version] = versionsForReaders(
      loans!,
      { page: "terms/loans", standing: "current" },
      today,
      origins,
    );
    expect(version!.html).toContain('href="https://app.preview.example/get-started"');
  });
});
