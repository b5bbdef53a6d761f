import { plain } from "../../src/tools/disclosure/page/tree";
import { attributesOf, mainTextOf, routes, textsOn } from "./support/routes";
import { expect, test } from "./support/site";

/** Pages, and words of their main part or an address that it links to. */
type Promised = readonly [on: readonly string[], states: RegExp | string];

const clinicPages = ["/mainlinefertility", "/conceptions"];

/** What visitors are promised. */
const promised: Readonly<Record<string, Promised>> = {
  "patients are addressed as those who pay for treatment (R003)": [
    ["/", "/ivf", "/egg-freezing"],
    /your own (rate|numbers)|your (rate|treatment)/i,
  ],
  "co-borrowers are addressed (R003)": [["/faq/financing", "/terms/loans"], /co-?(borrower|applicant)/i],
  "a co-borrower is jointly liable (R030)": [
    ["/ivf", "/for-clinics", "/faq/basics", "/terms/loans", "/press"],
    /jointly liable/,
  ],
  "the definition of a co-borrower states the liability (R030)": [
    ["/glossary"],
    /signs the loan together with you\. Each of you is responsible for the whole loan/,
  ],
  "clinics are invited to partner (R004)": [["/for-clinics"], /Partner with us/],
  "health systems have their own link (R004)": [
    ["/for-clinics"],
    "https://partners.wrenfield.example/health-systems",
  ],
  "journalists have a press contact (R005)": [["/press"], "mailto:press@wrenfield.example"],
  "job seekers have a link to the opening (R005)": [["/careers"], "/careers/software-engineer"],
  "links to IVF loans (R006)": [["/"], "/ivf"],
  "IVF loans and plans (R006)": [["/ivf"], /loan.*plan/i],
  "links to egg freezing loans (R007)": [["/"], "/egg-freezing"],
  "egg freezing loans and plans (R007)": [["/egg-freezing"], /loan.*plan/i],
  "the Fertility Coach is a registered nurse (R008)": [
    ["/services", "/concierge-care"],
    /Fertility Coach.*registered nurse/,
  ],
  "links to the paid membership (R008)": [["/services"], "https://membership.wrenfield.example/"],
  "names the IVF insurance program exactly (R009)": [["/", "/ivf", "/services"], /Baby or Your Money Back/],
  "links to CareMatch (R010)": [["/services", "/ivf"], "https://carematch.wrenfield.example/"],
  "offers financing advice (R011)": [["/", "/services"], /Talk to a Financial Specialist/],
  "links to nurse coaching calls (R012)": [
    ["/services", "/ivf"],
    "https://app.wrenfield.example/bookings/free-nurse-consult",
  ],
  "links to the nurses' calendar (R012)": [["/egg-freezing"], "https://calendar.wrenfield.example/nurses"],
  "members have a mail link (R126)": [["/contact"], "mailto:clientsuccess@wrenfield.example"],
  "funding within 48 hours, its source pending (R015, C03)": [clinicPages, /within 48 hours.*Source pending/],
  "one monthly payment (R017)": [["/ivf", "/egg-freezing", ...clinicPages], /one monthly payment/i],
  "medication discounts (R018)": [["/ivf", "/egg-freezing", ...clinicPages], /Medication discounts/],
  "after-hours support by mail and message, next to the phone hours (R020, C17)": [
    ["/ivf"],
    /After-hours support.*Mon.Fri, 8.a\.m\..5.p\.m\..Pacific/,
  ],
  "over 90% stay for a second cycle, the source pending (R021, C18)": [
    ["/ivf", "/for-clinics"],
    /Over 90% of clients who need a second cycle stay with us\. Source pending/,
  ],
  "stress rates reduced by 80% (R022, C18)": [["/ivf", "/for-clinics"], /stress rates reduced by 80%/i],
};

for (const path of new Set(Object.values(promised).flatMap(([on]) => on))) {
  const here = Object.entries(promised).filter(([, [on]]) => on.includes(path));
  test(`${path}: ${here.map(([item]) => item).join("; ")}`, () => {
    const words = plain(mainTextOf(path));
    const addresses = attributesOf(path, "href", "a", "main");
    for (const [item, [, states]] of here)
      if (typeof states === "string") expect.soft(addresses, item).toContain(states);
      else expect.soft(words, item).toMatch(new RegExp(states.source, `${states.flags}s`));
  });
}

test("the names of roles have the same capitals on every page (R029)", () => {
  const words = routes.flatMap(textsOn).map(plain).join("\n");
  for (const role of [
    ...["Account Manager", "Financial Specialist", "Fertility Coach"],
    ...["applicant", "co-borrower", "additional applicant", "clinic partner", "provider representative"],
    ...["patient", "member"],
  ]) {
    const found = [...words.matchAll(new RegExp(`(..)\\b(${role.replace(/[ -]/, "[ -]?")})s?\\b`, "gis"))];
    expect.soft(found.length, role).toBeGreaterThan(0);
    // A sentence may start with it.
    const first = role[0]!.toUpperCase() + role.slice(1);
    const others = found.filter(
      ([, before, spelling]) => spelling !== role && (spelling !== first || /[\w,;] $/.test(before!)),
    );
    expect.soft(others.map(([all]) => all)).toEqual([]);
  }
});
