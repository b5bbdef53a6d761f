import { mainTextOf } from "./support/routes";
import { expect, test } from "./support/site";
import { plain } from "./support/text";

test.use({ javaScriptEnabled: false });

/** Words that a page's main part must contain, or an address it must link to. */
interface Promised {
  readonly item: string;
  readonly on: readonly string[];
  readonly states?: RegExp;
  readonly linksTo?: string;
}

const clinicPages = ["/mainlinefertility", "/conceptions"];

const promised: readonly Promised[] = [
  {
    item: "patients are addressed as those who pay for treatment (R003)",
    on: ["/", "/ivf", "/egg-freezing"],
    states: /your own (rate|numbers)|your (rate|treatment)/i,
  },
  {
    item: "co-borrowers are addressed (R003)",
    on: ["/faq/financing", "/terms/loans"],
    states: /co-?(borrower|applicant)/i,
  },
  { item: "clinics are invited to partner (R004)", on: ["/for-clinics"], states: /Partner with us/ },
  {
    item: "health systems have their own link (R004)",
    on: ["/for-clinics"],
    linksTo: "https://partners.wrenfield.example/health-systems",
  },
  {
    item: "journalists have a press contact (R005)",
    on: ["/press"],
    linksTo: "mailto:press@wrenfield.example",
  },
  {
    item: "job seekers have a link to the opening (R005)",
    on: ["/careers"],
    linksTo: "/careers/software-engineer",
  },
  { item: "links to IVF loans (R006)", on: ["/"], linksTo: "/ivf" },
  { item: "IVF loans and plans (R006)", on: ["/ivf"], states: /loan.*plan/i },
  { item: "links to egg freezing loans (R007)", on: ["/"], linksTo: "/egg-freezing" },
  { item: "egg freezing loans and plans (R007)", on: ["/egg-freezing"], states: /loan.*plan/i },
  {
    item: "the Fertility Coach is a registered nurse (R008)",
    on: ["/services", "/concierge-care"],
    states: /Fertility Coach.*registered nurse/,
  },
  {
    item: "links to the paid membership (R008)",
    on: ["/services"],
    linksTo: "https://membership.wrenfield.example/",
  },
  {
    item: "names the IVF insurance program exactly (R009)",
    on: ["/", "/ivf", "/services"],
    states: /Baby or Your Money Back/,
  },
  {
    item: "links to CareMatch (R010)",
    on: ["/services", "/ivf"],
    linksTo: "https://carematch.wrenfield.example/",
  },
  {
    item: "offers financing advice (R011)",
    on: ["/", "/services"],
    states: /Talk to a Financial Specialist/,
  },
  {
    item: "links to nurse coaching calls (R012)",
    on: ["/services", "/ivf"],
    linksTo: "https://app.wrenfield.example/bookings/free-nurse-consult",
  },
  {
    item: "links to the nurses' calendar (R012)",
    on: ["/egg-freezing"],
    linksTo: "https://calendar.wrenfield.example/nurses",
  },
  { item: "funding within 48 hours (R015, C03)", on: clinicPages, states: /within 48 hours/ },
  {
    item: "one monthly payment (R017)",
    on: ["/ivf", "/egg-freezing", ...clinicPages],
    states: /one monthly payment/i,
  },
  {
    item: "medication discounts (R018)",
    on: ["/ivf", "/egg-freezing", ...clinicPages],
    states: /Medication discounts/,
  },
  {
    item: "after-hours support by mail and message, next to the phone hours (R020, C17)",
    on: ["/ivf"],
    states: /After-hours support.*Mon.Fri, 8.a\.m\..5.p\.m\..Pacific/,
  },
  {
    item: "over 90% stay for a second cycle (R021, C18)",
    on: ["/ivf", "/for-clinics"],
    states: /Over 90% of clients who need a second cycle stay/,
  },
  {
    item: "stress rates reduced by 80% (R022, C18)",
    on: ["/ivf", "/for-clinics"],
    states: /stress rates reduced by 80%/i,
  },
];

for (const path of new Set(promised.flatMap(({ on }) => on))) {
  const here = promised.filter(({ on }) => on.includes(path));
  test(`${path}: ${here.map(({ item }) => item).join("; ")}`, async ({ page }) => {
    const words = plain(mainTextOf(path));
    for (const { item, states } of here)
      if (states) expect.soft(words, item).toMatch(new RegExp(states.source, `${states.flags}s`));
    const links = here.filter(({ linksTo }) => linksTo);
    if (links.length) await page.goto(path);
    for (const { item, linksTo } of links)
      await expect.soft(page.locator(`main a[href="${linksTo}"]`).first(), item).toBeVisible();
  });
}
