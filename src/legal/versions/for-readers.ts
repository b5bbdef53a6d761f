import { resolveOrigins, type LinkOrigins } from "../../content/facts/links";
import type { LegalDocument } from "../../content/schema/types/legal-document";
import { hasTakenEffect, latestText, versionsOf, type Archive } from "../record/archive";
import { changeHtml } from "../redline/change-html";
import { compareTexts } from "../redline/compare";
import { withAnchors } from "../text/anchors";
import { readingMinutes } from "../text/reading-time";
import { sectionsOf } from "../text/sections";

/** The state of a version on a day. */
type State = "inForce" | "upcoming" | "earlier";

/** A version as the site shows it. */
export type ReadersVersion = ReturnType<typeof versionsForReaders>[number];

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
) {
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
    .map((entry, index) => {
      const { html } = texts[index]!;
      const change = index ? compareTexts(texts[index - 1], texts[index]) : undefined;
      const { version, title, dateKind, date, note, recorded } = entry;
      const own = archive.record.texts.filter((text) => text.version === version);
      const corrections = own.flatMap(({ waiver, recorded }) => (waiver ? [{ recorded, ...waiver }] : []));
      return {
        document: archive.name,
        page,
        version,
        /** The last segment of its path. */
        slug: `${archive.name}-${date}`,
        title,
        dateKind,
        date,
        note,
        /** The day on which its first text was recorded. */
        published: own[0]!.recorded,
        /** The day on which its last text was recorded, after corrections and amendments. */
        recorded,
        corrections,
        state: stateOf(index),
        /** The date of the version that replaces it. */
        until: dates[index + 1] ?? null,
        /** Whether it is shown at the document's own path. */
        shown: index === shown,
        /** Whether its text is the current one of content/legal. */
        live: entry === latestText(archive),
        html: withAnchors(html, index === shown ? archive.record.retired : []),
        sections: sectionsOf(html),
        readingMinutes: readingMinutes(html),
        /** Changes since the previous version, as HTML; empty for the first. */
        changes: change ? changeHtml(change, 4) : "",
        /** The document's retired ids, and the clauses that links to them now open. */
        retired: archive.record.retired.map(({ id, landsAt }) => ({ id, landsAt })),
      };
    })
    .reverse();
}
