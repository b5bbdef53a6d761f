import styled from "@emotion/styled";
import { useRef } from "react";
import {
  fontSize,
  forcedEdge,
  from,
  gray,
  minimumTarget,
  radius,
  scrollHint,
  shadow,
  teal,
  white,
} from "../../design/tokens";
import { useCurrentSection } from "./useCurrentSection";

export interface ContentsProps {
  /** The document's title, for the lists' accessible name. */
  title: string;
  sections: readonly { readonly id: string; readonly number: string; readonly title: string }[];
}

const current = { color: teal[700], fontWeight: 600, boxShadow: `inset 3px 0 ${teal[600]}` };

/** Browsers that support scroll marker groups mark the current section themselves. */
const List = styled.ol({
  listStyle: "none",
  padding: 0,
  fontSize: fontSize.fine,
  lineHeight: 1.45,
  scrollTargetGroup: "auto",
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: minimumTarget,
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
    position: "sticky",
    top: "calc(var(--header) + 24px)",
    maxHeight: "calc(100vh - var(--header) - 48px)",
    ...scrollHint,
  },
});

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
  "& > summary::before": { content: '"\u2630" / ""' },
  "&[open] > summary::before": { content: '"\u00d7" / ""' },
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

/** The contents of a legal text: a list beside it, or a floating button. Works without scripts. */
export function Contents({ title, sections }: ContentsProps) {
  const beside = useRef<HTMLElement>(null);
  const floating = useRef<HTMLDetailsElement>(null);
  useCurrentSection(beside);
  const close = () => floating.current && (floating.current.open = false);
  const list = (
    <List>
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
      <Beside ref={beside} aria-label={`Contents of ${title}`} data-hydrate="native">
        <Title>Contents</Title>
        {list}
      </Beside>
      <Floating ref={floating} data-hydrate="native" data-no-print="">
        <summary>
          Contents<span className="visually-hidden"> of {title}</span>
        </summary>
        <nav aria-label={`Contents of ${title}`}>{list}</nav>
      </Floating>
    </>
  );
}
