import { readArchive } from "../../../src/legal/record/archive";
import { versionsForReaders } from "../../../src/legal/versions/for-readers";
import { formatDate } from "../../../src/site/dates";

/**
 * Returns the date that a legal text is expected to show on its page.
 * @param name the document's name
 * @param required the words of its first version, shown until a later one is in force
 */
export function datedWords(name: string, required: string): string {
  const { archive } = readArchive(process.cwd(), name);
  const shown = versionsForReaders(
    archive!,
    { page: "terms/loans", standing: "current" },
    new Date().toISOString().slice(0, 10),
    { host: "https://app.example", rateCalculator: "https://rates.example" },
  ).find((version) => version.shown)!;
  return shown.version === 1 ? required : `${shown.dateKind} ${formatDate(shown.date)}`;
}
