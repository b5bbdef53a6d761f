import { pathOf } from "./routes";

/** A link to a page of this site, or to `link:name` of content/facts/links.yaml. */
interface MenuLink {
  readonly label: string;
  readonly to: string;
}

/** A menu of the desktop navigation. */
export interface Menu {
  readonly label: string;
  readonly children: readonly MenuLink[];
}

const ivf = { label: "IVF Plans", to: pathOf("ivf") };
const eggFreezing = { label: "Egg Freezing Plans", to: pathOf("eggFreezing") };
const insurance = { label: "IVF Insurance", to: "link:ivfInsurance" };
const about = { label: "About Us", to: pathOf("about") };
const blog = { label: "Blog", to: "link:blog" };
const faq = { label: "FAQ", to: pathOf("faq") };
const press = { label: "Press", to: pathOf("press") };
const careMatch = { label: "CareMatch", to: "link:careMatch" };
const clinics = { label: "For Clinics", to: pathOf("forClinics") };
const healthSystems = { label: "For Health Systems", to: "link:healthSystems" };

export const membership = { label: "Membership", to: "link:membership" };
export const login = { label: "Login", to: "link:app.login" };
export const getStarted = { label: "Get Started", to: "link:app.getStarted" };

const services: Menu = { label: "Services", children: [ivf, eggFreezing, insurance] };
const resources: Menu = { label: "Resources", children: [about, blog, faq, press, careMatch] };
const partners: Menu = { label: "For Partners", children: [clinics, healthSystems] };

/** The desktop navigation's menus. */
export const desktopMenus: readonly Menu[] = [services, resources, partners];

/** The drawer's two tabs; entries that are separate on a desktop are sorted into them. */
export const drawerTabs: readonly Menu[] = [
  { label: services.label, children: [...services.children, membership] },
  { label: resources.label, children: [...resources.children, ...partners.children] },
];

/** Shown in the footer's small print while FEATURE_INVESTOR_LINK is true. */
export const investorLink: MenuLink = { label: "Investors", to: "link:investorSite" };

/** The footer's columns. */
export const footerColumns: readonly Menu[] = [
  { label: "Plans", children: [ivf, eggFreezing, membership, faq] },
  {
    label: "Company",
    children: [
      about,
      { label: "Careers", to: pathOf("careers") },
      { label: "Contact Us", to: pathOf("contact") },
      blog,
      press,
    ],
  },
  { label: "Partners", children: [clinics, healthSystems, careMatch] },
];

export const footerSmallPrint: readonly MenuLink[] = [
  { label: "Privacy", to: pathOf("privacy") },
  { label: "Terms", to: `${pathOf("terms")}/tou` },
  { label: "Sitemap", to: "/sitemap.xml" },
];

/** Links in the DOM that are not visible (docs/decisions.md). */
export const hiddenFooterLinks: readonly MenuLink[] = [
  { label: "Copperwren Reproductive Care", to: "/conceptions" },
  { label: "Thistlebrook Fertility Center", to: "/mainlinefertility" },
];

export const socialLinks: readonly MenuLink[] = [
  { label: "Instagram", to: "link:social.instagram" },
  { label: "Facebook", to: "link:social.facebook" },
  { label: "LinkedIn", to: "link:social.linkedin" },
  { label: "YouTube", to: "link:social.youtube" },
];
