import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql, useStaticQuery } from "gatsby";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { Container } from "../components/Container";
import { Fact } from "../components/Fact";
import { FactsProvider } from "../components/FactsContext";
import { white } from "../design/color";
import type { Facts } from "../content/facts/substitute";
import { GlobalStyles } from "../design/global";
import { focusHashTarget } from "../gatsby/hydration/hash-target";
import { notFoundPath } from "../site/special-pages";
import { GlobalDialogs } from "../application/widgets/global/GlobalDialogs";
import { Banner } from "./Banner";
import { Drawer, drawerId } from "./Drawer";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { pageId } from "./useModalPopover";

const Header = styled.header({
  position: "sticky",
  top: 0,
  zIndex: 10,
  // The header is within the page's scroll padding: Chrome would scroll the page to show a part that gets the focus.
  "& *": { scrollMarginTop: "calc(-1 * var(--header))" },
  // On a screen this low a fixed header would leave no room to read (WCAG 1.4.10). It stays just above the window, because
  // Chrome, when a phone is turned, scrolls to what was at the top of the window: the header.
  "@media (max-height: 480px)": { top: -280, "&:focus-within": { position: "static" } },
});

const SkipLink = styled.a({
  position: "absolute",
  left: 20,
  top: -80,
  zIndex: 20,
  padding: "12px 20px",
  background: white,
  fontWeight: 600,
  "&:focus": { top: 12 },
});

/** The 404 page has no loader, so these controls would do nothing there. Without `:has()`, for Firefox before 121. */
const withoutLoader = { "button[data-instant], label:not([for])": { display: "none" } };

/** The facts of content/facts, from Gatsby's data layer so that develop reloads them. */
function useSiteFacts(): Facts {
  const { allFact } = useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
      allFact {
        nodes {
          name
          text
          href
        }
      }
    }
  `);
  return useMemo(() => new Map(allFact.nodes.map((fact) => [fact.name, fact])), [allFact]);
}

/** On navigation, closes menus, which would cover the next page, and moves the focus to the hash's target. */
function usePageChange(pagePath: string): void {
  const shown = useRef(pagePath);
  useEffect(() => {
    // A menu that is open at hydration was just opened by the visitor.
    if (shown.current === pagePath) return;
    shown.current = pagePath;
    document.querySelectorAll("header details[open]").forEach((menu) => menu.removeAttribute("open"));
    const drawer = document.getElementById(drawerId);
    // Browsers without popovers do not support the selector either.
    if (drawer && "popover" in drawer && drawer.matches(":popover-open")) drawer.hidePopover();
    // After the effect of the router, which moves the focus to the start of the page.
    queueMicrotask(focusHashTarget);
  }, [pagePath]);
}

/** The first lines of a printed page: our address, our phone number, and the day, which the loader adds (data-today). */
function PrintHead() {
  return (
    <Container className="print-only">
      <Fact name="company.address.corporate" />, <Fact name="phone.support" />
      {/* Not a React child, because hydration must not overwrite what the loader has written. */}
      <div data-today="" dangerouslySetInnerHTML={{ __html: "" }} />
    </Container>
  );
}

/**
 * The frame of every page: banner, navigation, drawer, footer, and the facts that copy refers to.
 * @param pagePath the page's own path; the address may be longer (docs/routing.md)
 */
export function SiteLayout({ pagePath, children }: { pagePath: string; children: ReactNode }) {
  usePageChange(pagePath);
  return (
    <FactsProvider facts={useSiteFacts()}>
      <GlobalStyles />
      {pagePath === notFoundPath && <Global styles={withoutLoader} />}
      <div id={pageId}>
        <SkipLink href="#main">Skip to content</SkipLink>
        <Header>
          <Banner />
          <Navbar />
        </Header>
        <PrintHead />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer pagePath={pagePath} />
      </div>
      <Drawer />
      <GlobalDialogs drawerId={drawerId} />
    </FactsProvider>
  );
}
