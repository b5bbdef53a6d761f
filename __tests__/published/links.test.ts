import { host } from "../site/routes/url-cases";
import { readFacts } from "../support/facts";

const facts = readFacts({ host, rateCalculator: "https://rates.wrenfield.example" });

describe("links.yaml", () => {
  it.each([
    ["R117", "app.home", `${host}/`],
    ["R117", "app.verifyEmail", `${host}/verify/email`],
    ["R117", "app.getStarted", `${host}/get-started`],
    ["R117", "app.login", `${host}/login`],
    ["R117", "app.orders", `${host}/orders`],
    ["R117", "app.forgotPassword", `${host}/forgot-password`],
    ["R117", "app.cosigner", `${host}/cosigner`],
    ["R117", "app.nurseConsult", `${host}/bookings/free-nurse-consult`],
    ["R117", "app.inviteCoApplicant", `${host}/co-applicants/invite`],
    ["R123", "rateCalculator", "https://rates.wrenfield.example/"],
  ])("%s: %s is %s", (_item, name, href) => expect(facts.get(name)?.href).toBe(href));

  it.each([
    ["R118", "membership blog"],
    ["R119", "employeeBenefit employer"],
    ["R120", "careMatch healthSystems"],
    ["R121", "ivfInsurance"],
    ["R122", "jobsBoard nurseBooking"],
    ["R129", "partnerForm"],
    ["R130", "pressSite investorSite"],
    ["R131", "social.instagram crowdInvesting patientAdvocacy"],
    ["R099 C12", "social.facebook social.linkedin social.youtube"],
    ["R124", "mail.financing"],
    ["R125", "mail.careers"],
    ["R126", "mail.press mail.partners mail.clientSuccess mail.customerCare"],
  ])("%s: web or mail addresses of %s", (_item, names) => {
    for (const name of names.split(" ")) {
      const address = name.startsWith("mail.")
        ? /^mailto:[^@]+@wrenfield\.example$/
        : /^https:\/\/[^/]+\.example\//;
      expect([name, facts.get(name)?.href]).toEqual([name, expect.stringMatching(address)]);
    }
  });

  it("no address is recorded twice", () => {
    const addresses = [...facts.values()].flatMap(({ href }) => (href ? [href] : []));
    expect(addresses.filter((href, index) => addresses.indexOf(href) !== index)).toEqual([]);
  });
});
