import { plain } from "../../../src/tools/disclosure/page/tree";
import { hrefOf } from "./facts";
import type { Locator } from "./site";

/** A link's text and address. */
export type Linked = [label: string, href: string];

/** Returns the links in a part of a page in order, including hidden ones. */
export async function linksIn(part: Locator): Promise<Linked[]> {
  const links = await part
    .locator("a")
    .evaluateAll((all) => all.map((link): Linked => [link.textContent, link.getAttribute("href") ?? ""]));
  return links.map(([label, href]) => [plain(label), href]);
}

/** The required labels of the navigation and their menus, in order. */
export const ivfPlans: Linked = ["IVF Plans", "/ivf"];
export const eggFreezingPlans: Linked = ["Egg Freezing Plans", "/egg-freezing"];
const ivfInsurance: Linked = ["IVF Insurance", hrefOf("ivfInsurance")];
export const aboutUs: Linked = ["About Us", "/about"];
export const blog: Linked = ["Blog", hrefOf("blog")];
export const faq: Linked = ["FAQ", "/faq"];
export const press: Linked = ["Press", "/press"];
export const careMatch: Linked = ["CareMatch", hrefOf("careMatch")];
const forClinics: Linked = ["For Clinics", "/for-clinics"];
const forHealthSystems: Linked = ["For Health Systems", hrefOf("healthSystems")];
export const services = [ivfPlans, eggFreezingPlans, ivfInsurance];
export const resources = [aboutUs, blog, faq, press, careMatch];
export const partners = [forClinics, forHealthSystems];
export const membership: Linked = ["Membership", hrefOf("membership")];
export const login: Linked = ["Login", hrefOf("app.login")];
export const getStarted = hrefOf("app.getStarted");
