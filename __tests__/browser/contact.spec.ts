import { typeset } from "../../src/typography/typeset";
import { company, hrefOf } from "./support/facts";
import { expect, sizes, test } from "./support/site";

test("the contact page has four cards, phone hours and Get Started (R127, R128, R220, R221, R222, R223, R224, R225)", async ({
  page,
}) => {
  await page.goto("/contact");
  const card = (title: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await expect(page.getByRole("article")).toHaveCount(4);

  // The plus-tag is in the address but not displayed.
  const mail = card("Email").getByRole("link");
  await expect(mail).toHaveAttribute("href", "mailto:care+website@wrenfield.example");
  await expect(mail).toHaveText("care@wrenfield.example");

  await expect(card("Phone").getByRole("link")).toHaveAttribute("href", hrefOf("phone.support"));
  await expect(card("Phone")).toContainText(/Mon.\u2060?Fri, 8.a\.m\..\u2060?5.p\.m\..Pacific/);
  expect(company.hours.closedOn).toHaveLength(4);
  for (const holiday of company.hours.closedOn) await expect(card("Phone")).toContainText(typeset(holiday));

  for (const line of company.address.corporate)
    await expect(card("Corporate mailing address")).toContainText(line);
  for (const line of company.address.checks) await expect(card("Check payments")).toContainText(line);
  const start = page.getByRole("main").getByRole("link", { name: "Get Started", exact: true });
  await expect(start).toHaveAttribute("href", hrefOf("app.getStarted"));
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    for (const title of ["Email", "Phone", "Corporate mailing address", "Check payments"])
      await expect(card(title)).toBeVisible();
    await start.scrollIntoViewIfNeeded();
    await expect(start).toBeInViewport({ ratio: 1 });
  }
});
