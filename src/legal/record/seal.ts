import { sha256 } from "../text/fingerprint";
import type { SealedText } from "./schema";

const first = "the first text has no seal before it";

/**
 * The seal of an entry: the hash of its fields and of the previous seal, so that a change of an earlier entry would change
 * every later seal. Source: Haber and Stornetta, "How to Time-Stamp a Digital Document", 1991 (linking).
 * @param before the previous entry's seal; undefined for the first
 */
export function sealOf(text: Omit<SealedText, "seal">, before: string | undefined): string {
  const { waiver, amendment } = text;
  return sha256(
    JSON.stringify([
      before ?? first,
      text.version,
      text.title,
      text.dateKind,
      text.date,
      text.note,
      text.recorded,
      waiver?.reason ?? "",
      waiver?.by ?? "",
      text.text,
      text.file,
      text.fileHash,
      // Left out of entries without an amendment, so that older seals remain valid.
      ...(amendment ? ["amendment", amendment.reason, amendment.by] : []),
    ]),
  );
}
