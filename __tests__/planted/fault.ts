/** A regression that one edit of one file causes, and the test that must notice it. */
export interface Fault {
  /** One of `kinds` in faults.ts; `npm run planted -- --kind hosts` runs one kind. */
  readonly kind: string;
  /** States what breaks for whom. */
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** A Jest test file or a Playwright spec. */
  readonly test: string;
  /** Part of the title of the test that must fail; required for a spec, whose tests take seconds each. */
  readonly title?: string | undefined;
}

/** Faults by name. */
export type Faults = Readonly<Record<string, Omit<Fault, "kind" | "name">>>;

/** Replaces a text of a file. Without a replacement, the text is removed. */
export const edit = (file: string, find: string, replace = "") => ({
  fails: (test: string, title?: string) => ({ file, find, replace, test, title }),
});

/** Whether the text to replace occurs exactly once. Edits of content may remove it. */
export const fits = (text: string, { find }: Pick<Fault, "find">): boolean => text.split(find).length === 2;

/**
 * Applies a fault's edit to the text of its file.
 * @throws if the text to replace does not occur exactly once
 */
export function edited(text: string, fault: Fault): string {
  const { name, file, find, replace } = fault;
  if (!fits(text, fault))
    throw new Error(`"${name}": ${file} does not contain ${JSON.stringify(find)} exactly once`);
  return text.replace(find, () => replace);
}

export const isBrowserTest = ({ test }: Fault): boolean => test.endsWith(".spec.ts");

/**
 * Whether the fault takes effect only in a new build. The embedded server and the specs of the client layer and the widgets
 * use the sources directly.
 */
export const needsBuild = (fault: Fault): boolean =>
  isBrowserTest(fault) &&
  !fault.file.startsWith("src/hosting/") &&
  !/^__tests__\/browser\/(client-layer|widgets)\//.test(fault.test);

/**
 * Groups faults that can share one build: no two of a group change the same file or are caught by the same spec, so that
 * none can hide or cause another's failure.
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
