import { sha256 } from "../text/fingerprint";
import type { SealedText } from "./schema";

const first = "the first text has no seal before it";

/**
 * The seal of an entry: the hash of all its fields and of the seal before it, so that no earlier entry can be changed
 * without changing every later seal. Source: Haber and Stornetta, "How to Time-Stamp a Digital Document", 1991 (linking).
 * @param before the seal of the entry before; undefined for the first
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
      // Only where there is one, so that earlier seals remain valid.
      ...(amendment ? ["amendment", amendment.reason, amendment.by] : []),
    ]),
  );
}
