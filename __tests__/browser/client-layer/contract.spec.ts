import { expect } from "@playwright/test";
import { CASES } from "../../application/api/cases";
import { sample } from "../../support/exhaustive";
import { test } from "./page";

// Node runs every row (__tests__/application/api/contract.test.ts); these show that a browser behaves the same.
test("the case table in Chromium", async ({ open }) => {
  test.setTimeout(120_000);
  const page = await open();
  for (const [group, rows] of Object.entries(CASES)) {
    const names = sample(rows, 5).map(({ name }) => name);
    const played = await page.evaluate(([name, sampled]) => window.contract.play(name, sampled), [
      group,
      names,
    ] as const);
    expect(played.map(({ name }) => name)).toEqual(names);
    for (const { name, outcome, expected } of played)
      expect.soft(outcome, `${group}: ${name}`).toEqual(expected);
  }
});

test("a multipart body has the same bytes at every attempt in Chromium, and its progress is reported", async ({
  open,
  server,
}) => {
  server.stage("upload", { routes: { "POST /v1/files": ["425", "401"] } });
  const page = await open();
  const progress = (await page.evaluate(() => window.contract.upload("upload"))) as {
    loaded: number;
    total: number;
  };
  const sends = server.logOf("upload").arrivals.filter(({ isRenewal }) => !isRenewal);
  expect(sends).toHaveLength(3);
  expect(new Set(sends.map(({ body, type }) => `${type}\n${body}`)).size).toBe(1);
  expect(sends[0]?.body).toContain("ü text");
  expect(progress.loaded).toBeGreaterThan(100);
  expect(progress.loaded).toBe(progress.total);
});
