/**
 * The media type of every kind of file the build writes, by extension. The embedded server and nginx both send these,
 * so that a file is the same thing on either. Sources: IANA media types; charset of text/plain: RFC 9116, 3.
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

/** The kinds that get smaller when compressed: text and icons. Pictures, video and WOFF2 are compressed already. */
export const compressible: ReadonlySet<string> = new Set(
  Object.keys(contentTypes).filter((extension) =>
    /^text\/|json$|xml$|x-icon$/.test(contentTypes[extension]!),
  ),
);
