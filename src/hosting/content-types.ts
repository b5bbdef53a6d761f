/**
 * Media types by file extension, for the embedded server and nginx.
 * Sources: IANA media types; charset of text/plain: RFC 9116, 3.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".gif": "image/gif",
  ".htm": "text/html;charset=utf-8",
  ".html": "text/html;charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain;charset=utf-8",
  ".vtt": "text/vtt",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "text/xml",
};

/** Extensions of files to compress: text and icons. Pictures, video and WOFF2 are already compressed. */
export const compressible: ReadonlySet<string> = new Set(
  Object.keys(contentTypes).filter((extension) =>
    /^text\/|json$|xml$|x-icon$/.test(contentTypes[extension]!),
  ),
);
