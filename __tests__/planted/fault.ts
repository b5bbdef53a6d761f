/** Kinds of faults; `npm run planted -- --kind hosts` runs those of one. */
export const kinds = [
  "routes",
  "wording",
  "disclosures",
  "accessibility",
  "security",
  "hydration",
  "keyboard",
  "carousel",
  "legal",
  "client",
  "hosts",
] as const;

export type Kind = (typeof kinds)[number];

/** A regression that one edit of one file causes, and the test that must notice it. */
export interface Fault {
  readonly kind: Kind;
  /** States what breaks for whom. */
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** A test file of Jest, or a Playwright spec. */
  readonly test: string;
  /** Words of the title of the test that must fail; required for a spec, where each test takes seconds. */
  readonly title?: string;
}

/** Faults of one kind. */
export const plant = (kind: Kind, faults: readonly Omit<Fault, "kind">[]): readonly Fault[] =>
  faults.map((fault) => ({ kind, ...fault }));

/** Whether a fault's file still has what it replaces, once: writers edit content. */
export const fits = (text: string, { find }: Pick<Fault, "find">): boolean => text.split(find).length === 2;

/**
 * Makes a fault's edit in the text of its file.
 * @throws where the text to replace does not occur exactly once: an edit that was not made proves nothing
 */
export function edited(text: string, fault: Fault): string {
  const { name, file, find, replace } = fault;
  if (!fits(text, fault)) throw new Error(`"${name}": ${file} does not contain ${JSON.stringify(find)} once`);
  return text.replace(find, () => replace);
}

export const isBrowserTest = ({ test }: Fault): boolean => test.endsWith(".spec.ts");

/**
 * Whether the fault shows only in a site that was built with it. The embedded server and the specs of the client layer and
 * of the widgets read the sources.
 */
export const needsBuild = (fault: Fault): boolean =>
  isBrowserTest(fault) &&
  !fault.file.startsWith("src/hosting/") &&
  !/^__tests__\/browser\/(client-layer|widgets)\//.test(fault.test);

/**
 * Groups faults that one build may contain: each in a file of its own and noticed by a spec of its own, so that none
 * hides or explains another's failure.
 */
export function batchesOf(faults: readonly Fault[]): Fault[][] {
  const batches: Fault[][] = [];
  for (const fault of faults) {
    const free = batches.find((batch) =>
      batch.every(({ file, test }) => file !== fault.file && test !== fault.test),
    );
    if (free) free.push(fault);
    else batches.push([fault]);
  }
  return batches;
}
