import { buildSync } from "esbuild";
import { join } from "node:path";
import {
  type AttributionPage,
  parentDomain,
  storeAttribution,
} from "../../../src/application/attribution/attribution";

const WEBSITE = "www.wrenfield.example";

/** Creates a page whose cookie jar stores the cookies that `accepts` allows. */
function pageAt(
  address: string,
  {
    referrer = "",
    gpc,
    accepts = () => true,
  }: { referrer?: string; gpc?: boolean; accepts?: (cookie: string) => boolean } = {},
) {
  const written: string[] = [];
  const jar: string[] = [];
  const page = {
    location: new URL(address),
    document: {
      referrer,
      get cookie() {
        return jar.join("; ");
      },
      set cookie(text: string) {
        written.push(text);
        if (accepts(text)) jar.push(text.split(";")[0] ?? "");
      },
    },
    navigator: gpc === undefined ? {} : { globalPrivacyControl: gpc },
  } satisfies AttributionPage;
  return { page, written, jar };
}

/** Opens a page and stores the attribution of the visit. */
function visit(address: string, options?: Parameters<typeof pageAt>[1], website = WEBSITE) {
  const opened = pageAt(address, options);
  storeAttribution(opened.page, website);
  return opened;
}

const FIELDS =
  "utm_source utm_medium utm_campaign utm_term utm_content gclid gbraid gad_source gad_campaignid".split(" ");
const HOME = `https://${WEBSITE}/`;

function storedRecord(address: string, options?: Parameters<typeof pageAt>[1]): unknown {
  const text = visit(address, options).jar[0]?.replace("ff_attribution=", "");
  return text === undefined ? undefined : JSON.parse(decodeURIComponent(text));
}

test("writes the expected cookie", () => {
  expect(visit(`${HOME}?utm_source=mail`).written).toEqual([
    "ff_attribution=%7B%22utm_source%22%3A%22mail%22%7D; Max-Age=2592000; Path=/; Secure; SameSite=Lax; Domain=wrenfield.example",
  ]);
});

test("stores every known field and no other (R285, R286)", () => {
  const query = FIELDS.map((field) => `${field}=${field}+1`).join("&");
  expect(
    storedRecord(`${HOME}?${query}&fbclid=no&dr=no`, { referrer: "https://search.example/?q=ivf" }),
  ).toEqual({
    ...Object.fromEntries(FIELDS.map((field) => [field, `${field} 1`])),
    dr: "https://search.example/?q=ivf",
  });
});

test.each([
  ["a direct visit without parameters", HOME, ""],
  ["empty values", `${HOME}?utm_source=&gclid=`, ""],
  ["other parameters", `${HOME}?x=1`, ""],
  ["a referrer that is this site", HOME, `${HOME}faq`],
  ["a referrer that is this preview", "https://preview.example/", "https://preview.example/faq"],
  ["a referrer of the same company", HOME, "https://app.wrenfield.example/login"],
  ["a referrer that is the parent domain", HOME, "https://wrenfield.example/"],
  ["a verification page", `${HOME}verify/email/a@b.c/SECRET?utm_source=x`, ""],
  ["a campaign value with the address of a verification page", `${HOME}?utm_term=/verify/email/SECRET`, ""],
])("writes nothing for %s", (_, address, referrer) =>
  expect(storedRecord(address, { referrer })).toBeUndefined(),
);

test("the cookie is written only if it is absent, also after a navigation (R499)", () => {
  const { page, written } = visit(`${HOME}?utm_source=first`);
  storeAttribution({ ...page, location: new URL(`${HOME}faq?utm_source=second`) }, WEBSITE);
  expect(written).toHaveLength(1);
});

test("a cookie with a similar name does not count as the attribution cookie", () => {
  const { page, written, jar } = pageAt(`${HOME}?gclid=1`);
  jar.push("xff_attribution=1");
  storeAttribution(page, WEBSITE);
  expect(written).toHaveLength(1);
});

test.each([
  [true, 0],
  [false, 1],
  [undefined, 1],
])("Global Privacy Control %s: %i cookies", (gpc, cookies) => {
  expect(visit(`${HOME}?gclid=1`, gpc === undefined ? {} : { gpc }).written).toHaveLength(cookies);
});

test.each([
  ["https://other.example/verify/email/a@b.c/SECRET", { dr: "https://other.example" }],
  ["https://other.example/?next=/verify/email/a@b.c/SECRET", { dr: "https://other.example" }],
  ["https://other.example/?next=%2Fverify%2Femail%2FSECRET", { dr: "https://other.example" }],
  ["https://other.example/?next=%252F%2576erify%252Femail%252FSECRET", { dr: "https://other.example" }],
  ["https://other.example/VERIFY/email/SECRET", { dr: "https://other.example" }],
  ["https://other.example:8080/verify/a", { dr: "https://other.example:8080" }],
  ["android-app://com.example/", { dr: "android-app://com.example/" }],
  // Only ends with our name.
  ["https://notwrenfield.example/", { dr: "https://notwrenfield.example/" }],
  ["https://verify.example/page", { dr: "https://verify.example/page" }],
])("the referrer %s is stored as %j", (referrer, record) =>
  expect(storedRecord(HOME, { referrer })).toEqual(record),
);

test("values are cut after 200 characters, and further if the encoded cookie is too long", () => {
  expect(storedRecord(`${HOME}?utm_term=${encodeURIComponent(`${"x".repeat(199)}👶👶`)}`)).toEqual({
    utm_term: `${"x".repeat(199)}👶`,
  });
  const query = FIELDS.map((field) => `${field}=${encodeURIComponent("👶".repeat(300))}`).join("&");
  const value = visit(`${HOME}?${query}`).jar[0]!.replace("ff_attribution=", "");
  expect(value.length).toBeLessThan(3_900);
  expect(JSON.parse(decodeURIComponent(value))).toEqual(
    Object.fromEntries(FIELDS.map((field) => [field, "👶".repeat(25)])),
  );
});

test("the first of repeated parameters counts", () =>
  expect(storedRecord(`${HOME}?gclid=1&gclid=2`)).toEqual({ gclid: "1" }));

test.each([
  ["www.wrenfield.example", "wrenfield.example"],
  ["wrenfield.example", "wrenfield.example"],
  ["a.b.wrenfield.example", "b.wrenfield.example"],
  ["localhost", undefined],
  ["site.localhost", undefined],
  ["127.0.0.1", undefined],
  ["[::1]", undefined],
  ["::1", undefined],
])("the parent domain of %s is %s", (host, domain) => expect(parentDomain(host)).toBe(domain));

test("on localhost, the cookie has no domain", () => {
  const { written } = visit("http://localhost:8000/?gclid=1", {}, "localhost");
  // Not `toEqual`, which accepts an empty list.
  expect(written).toStrictEqual([expect.not.stringContaining("Domain")]);
});

test("if the browser rejects the domain, the cookie is set for this host alone", () => {
  const { written } = visit("https://preview.other.example/?gclid=1", {
    accepts: (cookie) => !cookie.includes("Domain"),
  });
  expect(written).toStrictEqual([
    expect.stringContaining("Domain=wrenfield.example"),
    expect.not.stringContaining("Domain"),
  ]);
});

test("does not throw where cookies are forbidden", () => {
  const { page } = pageAt(`${HOME}?gclid=1`);
  Object.defineProperty(page.document, "cookie", {
    get() {
      throw new Error("SecurityError");
    },
  });
  expect(() => storeAttribution(page, WEBSITE)).not.toThrow();
});

test("is smaller than 1.5 kB and imports nothing", () => {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [join(__dirname, "../../../src/application/attribution/attribution.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    metafile: true,
    write: false,
  });
  expect(Object.keys(metafile.inputs)).toHaveLength(1);
  expect(outputFiles[0]?.contents.byteLength).toBeLessThan(1_500);
});
