/** Versions from the first (included) to the second (excluded) are affected. */
type Range = readonly [from: string, below: string];

export interface Advisory {
  readonly package: string;
  /** Of the GitHub Advisory Database. */
  readonly id: string;
  readonly what: string;
  readonly affected: readonly Range[];
}

const below = (version: string): Range[] => [["0.0.0", version]];

/**
 * Advisories of high or critical severity for packages that Gatsby, our tools or their like bring in, as known on
 * 2026-11-21. The authority is `npm audit --audit-level=high`, which needs a registry that answers it; this table is
 * what can be held without one, so that a later lockfile cannot fall back behind it.
 */
export const advisories: readonly Advisory[] = [
  {
    package: "ansi-regex",
    id: "GHSA-93q8-gq69-wqmw",
    what: "slow on hostile text",
    affected: [
      ["3.0.0", "3.0.1"],
      ["4.0.0", "4.1.1"],
      ["5.0.0", "5.0.1"],
      ["6.0.0", "6.0.1"],
    ],
  },
  {
    package: "axios",
    id: "GHSA-4hjh-wcwx-xvwj",
    what: "data: URLs of any size",
    affected: [
      ["0.28.0", "0.30.2"],
      ["1.0.0", "1.12.0"],
    ],
  },
  {
    package: "axios",
    id: "GHSA-jr5f-v2jv-69x6",
    what: "absolute URLs leave the base",
    affected: [
      ["0.0.0", "0.30.0"],
      ["1.0.0", "1.8.2"],
    ],
  },
  {
    package: "body-parser",
    id: "GHSA-qwcr-r2fm-qrc7",
    what: "denial of service by url-encoded bodies",
    affected: below("1.20.3"),
  },
  {
    package: "braces",
    id: "GHSA-grv7-fg5c-xmjg",
    what: "memory exhausted by unbalanced braces",
    affected: below("3.0.3"),
  },
  {
    package: "cipher-base",
    id: "GHSA-cpq7-6gpm-g9rc",
    what: "hash state rewound by odd input",
    affected: below("1.0.5"),
  },
  {
    package: "cross-spawn",
    id: "GHSA-3xgq-45jj-v275",
    what: "slow on hostile text",
    affected: [
      ["0.0.0", "6.0.6"],
      ["7.0.0", "7.0.5"],
    ],
  },
  {
    package: "decode-uri-component",
    id: "GHSA-w573-4hg7-7wgq",
    what: "denial of service",
    affected: below("0.2.1"),
  },
  {
    package: "form-data",
    id: "GHSA-fjxv-7rqg-78g4",
    what: "predictable boundary",
    affected: [
      ["0.0.0", "2.5.4"],
      ["3.0.0", "3.0.4"],
      ["4.0.0", "4.0.4"],
    ],
  },
  {
    package: "glob",
    id: "GHSA-5j98-mcp5-4vw2",
    what: "command injection by the command's -c",
    affected: [
      ["10.2.0", "10.5.0"],
      ["11.0.0", "11.1.0"],
    ],
  },
  {
    package: "glob-parent",
    id: "GHSA-ww39-953v-wcq6",
    what: "slow on hostile text",
    affected: below("5.1.2"),
  },
  {
    package: "http-cache-semantics",
    id: "GHSA-rc47-6667-2j5j",
    what: "slow on hostile headers",
    affected: below("4.1.1"),
  },
  {
    package: "immutable",
    id: "GHSA-wf6x-7x77-mvgw",
    what: "prototype pollution",
    affected: [
      ["0.0.0", "3.8.3"],
      ["4.0.0", "4.3.8"],
      ["5.0.0", "5.1.5"],
    ],
  },
  {
    package: "ip",
    id: "GHSA-2p57-rm9w-gvfp",
    what: "private addresses taken for public",
    affected: below("999.0.0"),
  },
  {
    package: "json5",
    id: "GHSA-9c47-m6qq-7p4h",
    what: "prototype pollution",
    affected: [
      ["0.0.0", "1.0.2"],
      ["2.0.0", "2.2.2"],
    ],
  },
  {
    package: "loader-utils",
    id: "GHSA-76p3-8jx3-jpfq",
    what: "prototype pollution",
    affected: [
      ["0.0.0", "1.4.1"],
      ["2.0.0", "2.0.3"],
    ],
  },
  {
    package: "loader-utils",
    id: "GHSA-hhq3-ff78-jv3g",
    what: "slow on hostile text",
    affected: [
      ["1.0.0", "1.4.2"],
      ["2.0.0", "2.0.4"],
      ["3.0.0", "3.2.1"],
    ],
  },
  {
    package: "lodash",
    id: "GHSA-35jh-r3h4-6jhm",
    what: "command injection by templates",
    affected: below("4.17.21"),
  },
  {
    package: "minimatch",
    id: "GHSA-f8q6-p94x-37v3",
    what: "slow on hostile patterns",
    affected: below("3.0.5"),
  },
  {
    package: "minimist",
    id: "GHSA-xvch-5gv4-984h",
    what: "prototype pollution",
    affected: [
      ["0.0.0", "0.2.4"],
      ["1.0.0", "1.2.6"],
    ],
  },
  {
    package: "multer",
    id: "GHSA-fjgf-rc76-4x9p",
    what: "a malformed request ends the process",
    affected: below("2.0.2"),
  },
  {
    package: "node-forge",
    id: "GHSA-554w-wpv2-vw27",
    what: "unbounded ASN.1 recursion",
    affected: below("1.3.2"),
  },
  {
    package: "nth-check",
    id: "GHSA-rp65-9cf3-cjxr",
    what: "slow on hostile selectors",
    affected: below("2.0.1"),
  },
  {
    package: "path-to-regexp",
    id: "GHSA-9wv6-86v2-598j",
    what: "slow on hostile paths",
    affected: [
      ["0.0.0", "0.1.10"],
      ["0.2.0", "1.9.0"],
      ["2.0.0", "3.3.0"],
      ["4.0.0", "6.3.0"],
      ["7.0.0", "8.0.0"],
    ],
  },
  {
    package: "path-to-regexp",
    id: "GHSA-rhx6-c78j-4q9w",
    what: "slow on hostile paths",
    affected: below("0.1.12"),
  },
  {
    package: "qs",
    id: "GHSA-hrpp-h998-j3pp",
    what: "prototype poisoning",
    affected: [
      ["6.5.0", "6.5.3"],
      ["6.7.0", "6.7.3"],
      ["6.9.0", "6.9.7"],
      ["6.10.0", "6.10.3"],
    ],
  },
  {
    package: "semver",
    id: "GHSA-c2qf-rxjj-qqgw",
    what: "slow on hostile ranges",
    affected: [
      ["0.0.0", "5.7.2"],
      ["6.0.0", "6.3.1"],
      ["7.0.0", "7.5.2"],
    ],
  },
  {
    package: "send",
    id: "GHSA-m6fv-jmcg-4jfg",
    what: "script in a redirect's page",
    affected: below("0.19.0"),
  },
  {
    package: "serialize-javascript",
    id: "GHSA-5c6j-r48x-rmvq",
    what: "code by a hostile RegExp or Date",
    affected: below("7.0.3"),
  },
  {
    package: "sha.js",
    id: "GHSA-95m3-7q98-8xr5",
    what: "hash state rewound by odd input",
    affected: below("2.4.12"),
  },
  { package: "sharp", id: "GHSA-54xq-cgqr-rpm3", what: "libwebp heap overflow", affected: below("0.32.6") },
  { package: "shell-quote", id: "GHSA-g4rg-993r-mgx7", what: "command injection", affected: below("1.7.3") },
  {
    package: "socket.io-parser",
    id: "GHSA-cqmj-92xf-r6r9",
    what: "a malformed packet ends the process",
    affected: [
      ["0.0.0", "3.4.3"],
      ["4.0.0", "4.2.3"],
    ],
  },
  {
    package: "tar-fs",
    id: "GHSA-vj76-c3g6-qr5v",
    what: "files outside the folder",
    affected: [
      ["0.0.0", "1.16.6"],
      ["2.0.0", "2.1.4"],
      ["3.0.0", "3.1.1"],
    ],
  },
  {
    package: "terser",
    id: "GHSA-4wf5-vphf-c2xc",
    what: "slow on hostile text",
    affected: [
      ["0.0.0", "4.8.1"],
      ["5.0.0", "5.14.2"],
    ],
  },
  {
    package: "tmp",
    id: "GHSA-52f5-9888-hmc6",
    what: "files outside the folder by a link",
    affected: below("0.2.4"),
  },
  {
    package: "ua-parser-js",
    id: "GHSA-fhg7-m89q-25r3",
    what: "slow on hostile headers",
    affected: [
      ["0.0.0", "0.7.33"],
      ["0.8.0", "1.0.33"],
    ],
  },
  {
    package: "webpack-dev-middleware",
    id: "GHSA-wr3j-pwj9-hqq6",
    what: "files outside the folder",
    affected: [
      ["0.0.0", "5.3.4"],
      ["6.0.0", "6.1.2"],
      ["7.0.0", "7.1.0"],
    ],
  },
  {
    package: "ws",
    id: "GHSA-3h5v-q93c-6h6q",
    what: "many headers end the process",
    affected: [
      ["2.1.0", "5.2.4"],
      ["6.0.0", "6.2.3"],
      ["7.0.0", "7.5.10"],
      ["8.0.0", "8.17.1"],
    ],
  },
];

/** @returns whether a version, whatever follows its three numbers, is one that the advisory names */
export function isAffected(version: string, { affected }: Advisory): boolean {
  return affected.some(([from, end]) => compare(version, from) >= 0 && compare(version, end) < 0);
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.split(/[-+]/)[0]!.split(".").map(Number));
  return [0, 1, 2].map((at) => (a?.[at] ?? 0) - (b?.[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
