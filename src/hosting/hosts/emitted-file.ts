/** One file of a host's configuration. */
export interface EmittedFile {
  /** The file name; in the public folder for hosts that read it there. */
  readonly name: string;
  readonly text: string;
}
