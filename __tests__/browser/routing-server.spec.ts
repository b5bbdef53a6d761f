import { expect, test } from "@playwright/test";
import { sendRequest } from "../hosting/send-request";
import { byRule, urlTable } from "../site/routes/url-table";

// The whole URL table, malformed addresses included, sent byte for byte to the server that serves the build.
for (const rows of byRule(urlTable))
  test(`${rows[0]!.proves}: the server's response to ${rows.length} addresses`, async ({ baseURL }) => {
    for (const { url, status, location, page, kind } of rows) {
      const reply = await sendRequest(baseURL!, url);
      expect
        .soft({ url, status: reply.status, location: reply.headers.location })
        .toEqual({ url, status, location });
      if (page) expect.soft(reply.body.toString(), url).toContain(`data-path="${page}"`);
      if (kind === "appRedirect") expect.soft(reply.headers["cache-control"], url).toBe("no-store");
    }
  });
