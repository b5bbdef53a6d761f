/**
 * Whether a path contains a hidden name (`/.env`, `/.git/config`). No host serves such files.
 * /.well-known is not hidden (RFC 8615).
 * @param path decoded, with one leading slash
 */
export function isHidden(path: string): boolean {
  return path.includes("/.") && !path.startsWith("/.well-known/");
}
