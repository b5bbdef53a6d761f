import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { Container } from "../components/Container";
import { SharedIcon } from "../components/Icon";
import { Link } from "../components/Link";
import { Fact } from "../components/Fact";
import { AprDisclosure, NmlsDisclosure } from "../sections/text/disclosures";
import { footerDisclosures, pathOf } from "../site/routes";
import {
  footerColumns,
  footerSmallPrint,
  hiddenFooterLinks,
  investorLink,
  socialLinks,
} from "../site/navigation";
import { gray, teal } from "../design/color";
import { finePrint, fontSize, from, iconTarget, minimumTarget, touchTarget } from "../design/tokens";
import { CalmSwitch } from "./CalmSwitch";
import { Logo } from "./Logo";
import { TalkToUs } from "../sections/lists/TalkToUs";
import { StateLicenses } from "../sections/lists/StateLicenses";
import { useSite } from "../components/useSite";

const Band = styled.footer({
  background: gray[100],
  borderTop: `1px solid ${gray[200]}`,
  paddingBlock: "64px 48px",
});

const Columns = styled.div({
  display: "grid",
  gap: 32,
  marginBottom: 16,
  // One to three columns: as many as have room for the longest word.
  gridTemplateColumns: "repeat(auto-fit,minmax(max(7.5rem, 30%), 1fr))",
  [from.desktop]: { gridTemplateColumns: "1.6fr repeat(3, 1fr)" },
});

const About = styled.div({
  gridColumn: "1 / -1",
  [from.desktop]: { gridColumn: "auto" },
  "& > p": { marginBlock: "8px 16px" },
});

const SocialLinks = styled.ul({ display: "flex", gap: 4, marginLeft: -10 });
const Social = styled(Link)({ ...iconTarget, color: gray[700], "&:hover": { color: teal[700] } });

const FooterLink = styled(Link)({
  ...touchTarget,
  minWidth: minimumTarget,
  color: gray[700],
  fontSize: fontSize.small,
  textDecoration: "none",
  "&:hover": { color: teal[700], textDecoration: "underline" },
});

const Fine = styled.div({
  marginTop: 40,
  paddingTop: 24,
  borderTop: `1px solid ${gray[200]}`,
  display: "grid",
  gap: 20,
  ...finePrint,
  "& a": { fontSize: fontSize.fine },
  // As wide as the columns of the licenses below.
  "& .disclosure": {
    display: "grid",
    gap: 20,
    gridTemplateColumns: "repeat(auto-fill,minmax(max(240px, 30%), 1fr))",
  },
});

const SmallPrint = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 24,
  "& address": { fontStyle: "normal", flexBasis: "100%", paddingTop: 4 },
});

/**
 * The footer of every page. The route table decides which pages have the APR disclosure and the state licenses.
 * @param pagePath the page's own path
 */
export function Footer({ pagePath }: { pagePath: string }) {
  const disclosures = footerDisclosures(pagePath);
  const site = useSite();
  // The year of the build; the current year after hydration, so that a new year needs no rebuild.
  const [year, setYear] = useState(site.builtInYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  const smallPrint = site.investorLink ? [...footerSmallPrint, investorLink] : footerSmallPrint;
  return (
    <Band>
      <Container>
        <Columns>
          <About>
            <Logo />
            <p>
              <Fact name="company.tagline" />
            </p>
            <TalkToUs />
            <SocialLinks role="list" data-no-print="">
              {socialLinks.map(({ label, to }) => (
                <li key={label}>
                  <Social to={to} aria-label={label}>
                    <SharedIcon name={`${label.toLowerCase()}-logo`} />
                  </Social>
                </li>
              ))}
            </SocialLinks>
          </About>
          {footerColumns.map(({ label, children }) => (
            <nav key={label} aria-label={label}>
              <ul role="list">
                {children.map((item) => (
                  <li key={item.label}>
                    <FooterLink to={item.to}>{item.label}</FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <CalmSwitch />
        <Fine>
          {disclosures.includes("apr") && (
            <div>
              <AprDisclosure />
              {/* Outside the disclosure, because legal texts contain it too and their recorded words must not change. */}
              <FooterLink to={pathOf("ourNumbers")}>
                <Fact name="disclosure.ourNumbers" />
              </FooterLink>
            </div>
          )}
          {disclosures.includes("licenses") && <StateLicenses />}
          <NmlsDisclosure />
          <SmallPrint>
            {smallPrint.map(({ label, to }) => (
              <FooterLink key={label} to={to}>
                {label}
              </FooterLink>
            ))}
            <address>
              <Fact name="company.address.corporate" />
            </address>
            <p>
              ©{" "}
              <span data-hydrate="visible" data-year={site.builtInYear}>
                {year}
              </span>{" "}
              <Fact name="company.legalName" />
            </p>
          </SmallPrint>
          <div hidden>
            {hiddenFooterLinks.map(({ label, to }) => (
              <Link key={label} to={to}>
                {label}
              </Link>
            ))}
          </div>
        </Fine>
      </Container>
    </Band>
  );
}
