import { documentsOf, fieldRange, type Documents } from "../../content/read/documents";
import { suggestedFix } from "../../content/schema/diagnostic";
import { suggestWith } from "../../content/schema/did-you-mean";
import type { Data } from "../../content/schema/index";
import { clinic } from "../../content/schema/types/clinic";
import type { FindingsOf } from "./body-context";

/** Reports clinics in a state without a license: we may lend only where we have one. */
export function checkClinicStates(documents: Documents, { licenses }: Partial<Data>, findingsOf: FindingsOf) {
  const states = licenses?.licenses.map(({ state }) => state);
  for (const document of documentsOf(clinic, documents)) {
    const state = document.fields.region.split(", ").at(-1)!;
    if (!states || states.includes(state)) continue;
    const region = fieldRange(document, "region")!;
    const start = document.text.lastIndexOf(state, region.end);
    // A line break may divide the state.
    const place = start < region.start ? undefined : { start, end: start + state.length };
    findingsOf(document).add(place ?? region, {
      message: `the clinic is in "${state}", but content/facts/licenses.yaml has no license for it`,
      expected: "a region that ends with a state from that file, such as Willamette Valley, Oregon",
      ...suggestWith(state, states, "correct the region, or restore the license", place),
    });
  }
}

/** Reports clinics whose page names another clinic, as in a copy of its file. */
export function checkClinicNames(documents: Documents, findingsOf: FindingsOf): void {
  const clinics = documentsOf(clinic, documents);
  const names = clinics.map(({ fields }) => fields.clinicName);
  for (const document of clinics) {
    const own = document.fields.clinicName;
    const other = names.find((name) => !own.includes(name) && document.text.includes(name));
    if (!other) continue;
    const start = document.text.indexOf(other);
    findingsOf(document).add(start, {
      severity: "warning",
      message: `the page of ${own} names ${other}`,
      expected: "the clinic's own name",
      fix: `write ${own}, or leave it if ${other} is meant`,
      repair: suggestedFix({ start, end: start + other.length, text: own }),
    });
  }
}
