import { cacheControl, hashedFiles } from "../headers";
import type { BuiltSite } from "../built-site";
import { contentTypes } from "../content-types";
import { POLICY } from "../policy/page-policies";
import { block, constant, fromRegExp, literal, quoted } from "./nginx-syntax";

/** A UTF-8 continuation byte, percent-encoded. */
const NEXT = "%[89ab][0-9a-f]";

/** Percent-encoded UTF-8 (RFC 3629, 4); anything else is malformed, as for `decodeURIComponent`. nginx rejects %00. */
const ENCODED = [
  "%[0-7][0-9a-f]",
  `%(?:c[2-9a-f]|d[0-9a-f])${NEXT}`,
  `%e0%[ab][0-9a-f]${NEXT}`,
  `%e[1-9abcef](?:${NEXT}){2}`,
  `%ed%[89][0-9a-f]${NEXT}`,
  `%f0%[9ab][0-9a-f](?:${NEXT}){2}`,
  `%f[1-3](?:${NEXT}){3}`,
  `%f4%8[0-9a-f](?:${NEXT}){2}`,
].join("|");

type Line = readonly [key: string, value: string];

const map = (variables: string, lines: readonly Line[], comment = "") =>
  (comment && `# ${comment}\n`) +
  block(
    `map ${variables}`,
    lines.map((line) => `${line.join(" ").trim()};`),
  );

/** Maps for variables of a request. nginx evaluates a map only when its variable is used. */
export function requestMaps({ app, files }: BuiltSite): string[] {
  const variants = [...files].filter((file) => /\.(?:br|gz)$/.test(file));
  return [
    map(
      "$request_uri $site_malformed",
      [
        ["default", "1"],
        [quoted(`~*^(?:[^%?#\\x80-\\xff]++|${ENCODED})*+(?:[?#][^\\x80-\\xff]*+)?\\z`), "0"],
      ],
      "1 for what nginx accepts and the site does not: an encoding that is no UTF-8, bytes above ASCII.",
    ),
    map(
      "$request_uri $site_app_redirect",
      [[quoted("~^[/\\x5c]*+(?<site_rest>[^#]*)"), quoted(`${app}/$site_rest`)]],
      "The request target on the application's host, unchanged but for leading slashes and a fragment.",
    ),
    map(
      "$uri $site_file",
      [
        // Evaluated again for the 404 page, with its path.
        ["volatile", ""],
        ["default", "$uri"],
        [quoted("~^/\\.well-known/"), "$uri"],
        ...variants.map((variant): Line => [quoted(variant), "$uri"]),
        [quoted("~/\\."), '""'],
        [quoted("~\\.(?:br|gz)\\z"), '""'],
      ],
      "The file to look for: hidden files and precompressed variants have no address.",
    ),
    map(
      "$http_accept $site_accepted",
      [
        ["default", "file"],
        [quoted("~*text/html"), "page"],
      ],
      "How a missing file is reported: by the 404 page, or in one line.",
    ),
    map(
      "$uri $site_missing",
      [
        ["default", '""'],
        [quoted("~^/page-data(?:/|\\z)"), "$site_accepted"],
        [quoted("~\\.[0-9A-Za-z]+/?\\z"), "$site_accepted"],
      ],
      "Whether a path names a file, once no row and no file matches.",
    ),
  ];
}

/** Hash sizes for long page paths in maps. nginx accepts them only before the first map of its configuration. */
export const MAP_SIZES = "map_hash_bucket_size 512;\nmap_hash_max_size 16384;";

/** Maps for response headers that depend on the status or the file. */
export function responseMaps({ app, headers, fileHeaders }: BuiltSite): string[] {
  const policy = constant(headers[POLICY]!);
  return [
    map('"$status $sent_http_location$uri" $site_caching', [
      ["default", constant(cacheControl.revalidate)],
      [quoted(`~^302 ${literal(app)}/`), constant(cacheControl.never)],
      ...hashedFiles.map((pattern): Line => [
        quoted(`~^(?:200|206|304) ${fromRegExp(pattern).slice(1)}`),
        constant(cacheControl.immutable),
      ]),
    ]),
    map("$status $site_allow", [
      ["default", '""'],
      ["405", constant("GET, HEAD")],
    ]),
    map("$status $site_vary", [
      ["default", '""'],
      ["404", constant("Accept")],
    ]),
    map("$uri $site_policy_of_file", [
      ["default", policy],
      ...[...fileHeaders].map(([file, own]): Line => [quoted(file), constant(own[POLICY])]),
    ]),
    // Maps ignore case, and an error response keeps the file's path, so only the file itself (or its 304) has its policy.
    map("$sent_http_content_type $site_policy", [
      ["default", policy],
      [quoted(contentTypes[".html"]!), "$site_policy_of_file"],
      ['""', "$site_policy_of_file"],
    ]),
  ];
}
