/** The hosts with a generated configuration; the embedded server needs none. */
export const hostTargets = ["nginx", "netlify", "cloudflare"] as const;

export type HostTarget = (typeof hostTargets)[number];

/** One file of a host's configuration. */
export interface EmittedFile {
  /** The file name; in the public folder for hosts that read it there. */
  readonly name: string;
  readonly text: string;
}

/** Whether a text names a host. */
export function isHostTarget(text: string | undefined): text is HostTarget {
  return hostTargets.some((target) => target === text);
}
