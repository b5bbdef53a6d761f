import { expect, test } from "@playwright/test";
import { sendRequest } from "../hosting/send-request";
import { urlTable } from "../site/routes/url-table";
import { groupBy } from "./support/text";

// The whole URL table, malformed addresses included, sent byte for byte to the server that serves the build.
for (const [proves, rows] of groupBy(urlTable, ({ proves }) => proves)) {
  test(`${proves}: the server's response to ${rows.length} addresses`, async ({ baseURL }) => {
    for (const { url, status, location, page, kind } of rows) {
      const reply = await sendRequest(baseURL!, url);
      expect
        .soft({ url, status: reply.status, location: reply.headers.location })
        .toEqual({ url, status, location });
      if (page) expect.soft(reply.body.toString(), url).toContain(`data-path="${page}"`);
      if (kind === "appRedirect") expect.soft(reply.headers["cache-control"], url).toBe("no-store");
    }
  });
}

test("methods other than GET and HEAD are rejected, and HEAD responds like GET without a body (R056)", async ({
  baseURL,
}) => {
  for (const path of ["/about", "/nope", "/login", "/sitemap.xml"]) {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect.soft((await sendRequest(baseURL!, path, method)).status).toBe(405);
    const [get, head] = [await sendRequest(baseURL!, path), await sendRequest(baseURL!, path, "HEAD")];
    expect
      .soft([head.status, head.headers.location, head.body.length])
      .toEqual([get.status, get.headers.location, 0]);
  }
});
