import { Global } from "@emotion/react";
import styled from "@emotion/styled";
import { useEffect, useRef, type RefObject } from "react";
import { useOpenDetails } from "../../components/useOpenDetails";
import { gray, teal, white } from "../../design/color";
import {
  fontSize,
  forcedEdge,
  from,
  minimumTarget,
  radius,
  shadow,
  stickyContents,
  touchRow,
  unread,
} from "../../design/tokens";

interface ContentsProps {
  /** The document's title, for the lists' accessible name. */
  title: string;
  sections: readonly { readonly id: string; readonly number: string; readonly title: string }[];
}

const current = {
  color: teal[700],
  fontWeight: 600,
  boxShadow: `inset 3px 0 ${teal[600]}`,
  "@media (forced-colors: active)": { borderLeft: "3px solid" },
};

/** Browsers that support scroll marker groups mark the current section themselves. */
const List = styled.ol({
  fontSize: fontSize.fine,
  lineHeight: 1.45,
  scrollTargetGroup: "auto",
  "& a": {
    ...touchRow,
    paddingInlineStart: 14,
    color: gray[600],
    textDecoration: "none",
  },
  "& a:hover": { color: teal[700], textDecoration: "underline" },
  '& [aria-current="true"]': current,
  "& a:target-current": current,
} as never);

const Title = styled.p({
  fontSize: fontSize.small,
  fontWeight: 600,
  padding: "0 0 8px 14px",
  color: gray[900],
});

/** Beside the text on a desktop. */
const Beside = styled.nav({
  display: "none",
  [from.desktop]: {
    display: "block",
    gridArea: "1 / 1 / 4",
    ...stickyContents,
  },
});

/** Keeps what has the focus above the floating button (WCAG 2.4.11). */
const roomForButton = { html: { scrollPaddingBottom: 80 } };

/** On smaller screens a button at the lower edge of the window, as long as the text is on the screen. */
const Floating = styled.details({
  gridArea: "1 / 1 / 4",
  alignSelf: "end",
  justifySelf: "end",
  position: "sticky",
  bottom: 16,
  zIndex: 5,
  [from.desktop]: { display: "none" },
  "& > summary": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    width: "max-content",
    marginLeft: "auto",
    padding: "0 20px",
    borderRadius: radius.pill,
    background: teal[700],
    color: white,
    fontSize: fontSize.small,
    fontWeight: 600,
    boxShadow: shadow.large,
    ...forcedEdge,
  },
  "& > summary::before": { content: unread('"\u2630"') },
  "&[open] > summary::before": { content: unread('"\u00d7"') },
  "& > nav": {
    position: "absolute",
    right: 0,
    bottom: minimumTarget + 12,
    width: "min(360px, calc(100vw - 40px))",
    maxHeight: "min(60vh, 460px)",
    overflowY: "auto",
    padding: "8px 12px",
    borderRadius: radius.tile,
    background: white,
    boxShadow: shadow.large,
    ...forcedEdge,
  },
});

/** px below the header within which a section counts as reached. */
const tolerance = 8;

/** The last link whose section begins above a height. Before the first section, none. */
function linkAt(links: readonly HTMLAnchorElement[], height: number): HTMLAnchorElement | undefined {
  return links.findLast((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section !== null && section.getBoundingClientRect().top <= height + tolerance;
  });
}

/**
 * Marks the link to the section being read with `aria-current`, in browsers that do not mark it themselves
 * (`:target-current`, CSS Overflow 5).
 * @param contents an element with links to sections of the page
 */
function useCurrentSection(contents: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (CSS.supports("selector(:target-current)")) return;
    const links = [...contents.current!.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    let frame = 0;
    const mark = () => {
      frame = 0;
      const height = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const current = linkAt(links, height);
      for (const link of links) link.toggleAttribute("aria-current", false);
      current?.setAttribute("aria-current", "true");
    };
    const onScroll = () => (frame ||= requestAnimationFrame(mark));
    mark();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [contents]);
}

/** The contents of a legal text: a list beside it, or a floating button. Works without scripts. */
export function Contents({ title, sections }: ContentsProps) {
  const beside = useRef<HTMLElement>(null);
  const floating = useRef<HTMLDetailsElement>(null);
  useCurrentSection(beside);
  const { close, onBlur } = useOpenDetails(floating);
  const list = (
    <List role="list">
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`} onClick={close}>
            {section.number && `${section.number}. `}
            {section.title}
          </a>
        </li>
      ))}
    </List>
  );
  return (
    <>
      <Global styles={roomForButton} />
      <Beside ref={beside} aria-label={`Contents of ${title}`} data-hydrate="native">
        <Title>Contents</Title>
        {list}
      </Beside>
      <Floating ref={floating} data-hydrate="native" data-no-print="" onBlur={onBlur}>
        <summary>
          Contents<span className="visually-hidden"> of {title}</span>
        </summary>
        <nav aria-label={`Contents of ${title}`}>{list}</nav>
      </Floating>
    </>
  );
}
