import { expect, test } from "@playwright/test";
import { sendRequest } from "../hosting/send-request";
import { urlTable } from "../site/routes/url-table";
import { groupBy } from "./support/text";

// The whole URL table, malformed addresses included, sent byte for byte to the server that serves the build.
for (const [proves, rows] of groupBy(urlTable, ({ proves }) => proves))
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
