import { expect, test } from "./support/site";
import { plain } from "./support/text";

test.use({ javaScriptEnabled: false });

/** What a page's main part must say (words) or offer (an address that a link leads to). */
interface Promised {
  readonly item: string;
  readonly on: readonly string[];
  readonly says?: RegExp;
  readonly leadsTo?: string;
}

const clinicPages = ["/mainlinefertility", "/conceptions"];

const promised: readonly Promised[] = [
  {
    item: "R003: patients are spoken to as those who pay for treatment",
    on: ["/", "/ivf", "/egg-freezing"],
    says: /your own (rate|numbers)|your (rate|treatment)/i,
  },
  {
    item: "R003: co-borrowers have their answers",
    on: ["/faq/financing", "/terms/loans"],
    says: /co-?(borrower|applicant)/i,
  },
  { item: "R004: clinics are invited to partner", on: ["/for-clinics"], says: /Partner with us/ },
  {
    item: "R004: health systems have an address of their own",
    on: ["/for-clinics"],
    leadsTo: "https://partners.wrenfield.example/health-systems",
  },
  { item: "R005: the press", on: ["/press"], leadsTo: "mailto:press@wrenfield.example" },
  { item: "R005: job seekers", on: ["/careers"], leadsTo: "/careers/software-engineer" },
  { item: "R006: IVF loans", on: ["/"], leadsTo: "/ivf" },
  { item: "R006: IVF loans and plans", on: ["/ivf"], says: /loan.*plan/i },
  { item: "R007: egg freezing loans", on: ["/"], leadsTo: "/egg-freezing" },
  { item: "R007: egg freezing loans and plans", on: ["/egg-freezing"], says: /loan.*plan/i },
  {
    item: "R008: the Fertility Coach is a registered nurse",
    on: ["/services", "/concierge-care"],
    says: /Fertility Coach.*registered nurse/,
  },
  { item: "R008: the paid membership", on: ["/services"], leadsTo: "https://membership.wrenfield.example/" },
  {
    item: "R009: the IVF insurance program by its name",
    on: ["/", "/ivf", "/services"],
    says: /Baby or Your Money Back/,
  },
  { item: "R010: CareMatch", on: ["/services", "/ivf"], leadsTo: "https://carematch.wrenfield.example/" },
  { item: "R011: financing consulting", on: ["/", "/services"], says: /Talk to a Financial Specialist/ },
  {
    item: "R012: nurse coaching calls",
    on: ["/services", "/ivf"],
    leadsTo: "https://app.wrenfield.example/bookings/free-nurse-consult",
  },
  {
    item: "R012: the nurses' calendar",
    on: ["/egg-freezing"],
    leadsTo: "https://calendar.wrenfield.example/nurses",
  },
  { item: "R015 C03: funding within 48 hours", on: clinicPages, says: /within 48 hours/ },
  {
    item: "R017: one monthly payment",
    on: ["/ivf", "/egg-freezing", ...clinicPages],
    says: /one monthly payment/i,
  },
  {
    item: "R018: medication discounts",
    on: ["/ivf", "/egg-freezing", ...clinicPages],
    says: /Medication discounts/,
  },
  {
    item: "R020 C17: after-hours support by mail and message, beside the phone's hours",
    on: ["/ivf"],
    says: /After-hours support.*Mon-Fri 8:00-17:00 Pacific/,
  },
  {
    item: "R021 C18: over 90% stay for a second cycle",
    on: ["/ivf", "/for-clinics"],
    says: /Over 90% of clients who need a second cycle stay/,
  },
  { item: "R022 C18: stress rates", on: ["/ivf", "/for-clinics"], says: /stress rates reduced by 80%/i },
];

for (const { item, on, says, leadsTo } of promised) {
  test(`${item} (${on.join(", ")})`, async ({ page }) => {
    for (const path of on) {
      await page.goto(path);
      const main = page.locator("main");
      if (says)
        expect.soft(plain(await main.textContent()), path).toMatch(new RegExp(says.source, `${says.flags}s`));
      if (leadsTo) await expect.soft(main.locator(`a[href="${leadsTo}"]`).first(), path).toBeVisible();
    }
  });
}
