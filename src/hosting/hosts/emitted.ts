/** The hosts that a configuration can be made for; the embedded server needs none. */
export const hostTargets = ["nginx", "netlify", "cloudflare"] as const;

export type HostTarget = (typeof hostTargets)[number];

/** One file of a host's configuration. */
export interface EmittedFile {
  /** Its name: in the public folder for a host that reads it there, else as the reader of the README calls it. */
  readonly name: string;
  readonly text: string;
}

/** @returns whether `text` names a host */
export function isHostTarget(text: string | undefined): text is HostTarget {
  return hostTargets.some((target) => target === text);
}
