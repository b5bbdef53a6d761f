/** [endpoint, arguments, method, path and query on the wire, body on the wire] */
export type Row = readonly [
  name: string,
  args: readonly unknown[],
  method: string,
  url: string,
  body: string | null,
];

export type Rows = Readonly<Record<string, readonly Row[]>>;

/** The file of the rows that upload one; on the wire it is written `multipart files=a.txt`. */
export const FILE = new File(["text"], "a.txt", { type: "text/plain" });
