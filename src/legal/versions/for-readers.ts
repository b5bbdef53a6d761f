import { resolveOrigins, type LinkOrigins } from "../../content/facts/links";
import type { LegalDocument } from "../../content/schema/types/legal-document";
import type { SealedText } from "../record/schema";
import { hasTakenEffect, latestText, versionsOf, type Archive } from "../record/archive";
import { changeHtml } from "../redline/change-html";
import { compareTexts } from "../redline/compare";
import { withAnchors, type Landing } from "../text/anchors";
import { readingMinutes } from "../text/reading-time";
import { sectionsOf, type LegalSection } from "../text/sections";

/** The state of a version on a day. */
type State = "inForce" | "upcoming" | "earlier";

/** A version as the site shows it. */
export interface ReadersVersion extends Pick<
  SealedText,
  "version" | "title" | "dateKind" | "date" | "note" | "recorded"
> {
  /** The document's name. */
  document: string;
  page: string;
  /** The last segment of its path. */
  slug: string;
  state: State;
  /** The date of the version that replaces it. */
  until: string | null;
  corrections: { recorded: string; reason: string; by: string }[];
  /** Whether it is shown at the document's own path. */
  shown: boolean;
  /** Whether its text is the current one of content/legal. */
  live: boolean;
  html: string;
  sections: LegalSection[];
  readingMinutes: number;
  /** Changes since the previous version, as HTML; empty for the first. */
  changes: string;
  /** The document's retired ids, and the clauses that links to them now open. */
  retired: Landing[];
}

/**
 * A document's versions for readers, newest first.
 * @param today ISO 8601: the day of the build
 * @param origins the origins of links in this environment
 */
export function versionsForReaders(
  archive: Archive,
  { page, standing }: Pick<LegalDocument, "page" | "standing">,
  today: string,
  origins: LinkOrigins,
): ReadersVersion[] {
  const versions = versionsOf(archive);
  const dates = versions.map(({ date }) => date);
  const inForce = dates.findLastIndex((date) => hasTakenEffect(date, today));
  // At the document's own path: the last version that has taken effect, or else the first upcoming one.
  const shown = Math.max(0, inForce);
  const stateOf = (index: number): State => {
    if (index > inForce) return "upcoming";
    // The last version of a document that no longer applies is only for people who once agreed to it.
    return index < inForce || standing === "earlier" ? "earlier" : "inForce";
  };
  const texts = versions.map(({ version, title, file }) => ({
    name: `${archive.name}-${version}`,
    title,
    fields: { Title: title },
    html: resolveOrigins(archive.texts.get(file) ?? "", origins),
  }));
  return versions
    .map((entry, index): ReadersVersion => {
      const { html } = texts[index]!;
      const change = index ? compareTexts(texts[index - 1], texts[index]) : undefined;
      const { version, title, dateKind, date, note, recorded } = entry;
      const corrections = archive.record.texts.flatMap(({ version: of, waiver, recorded }) =>
        of === version && waiver ? [{ recorded, ...waiver }] : [],
      );
      return {
        document: archive.name,
        page,
        version,
        slug: `${archive.name}-${date}`,
        title,
        dateKind,
        date,
        note,
        recorded,
        corrections,
        state: stateOf(index),
        until: dates[index + 1] ?? null,
        shown: index === shown,
        live: entry === latestText(archive),
        html: withAnchors(html),
        sections: sectionsOf(html),
        readingMinutes: readingMinutes(html),
        changes: change ? changeHtml(change, 4) : "",
        retired: archive.record.retired.map(({ id, landsAt }) => ({ id, landsAt })),
      };
    })
    .reverse();
}
