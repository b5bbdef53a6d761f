import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { Link } from "./Link";
import {
  controlBorder,
  fontSize,
  gray,
  ink,
  orange,
  purple,
  radius,
  teal,
  until,
  white,
} from "../design/tokens";

/** Height and inline padding, px, and font size. */
export const buttonSizes = {
  tiny: { height: 32, text: fontSize.fine, pad: 14 },
  small: { height: 40, text: fontSize.compact, pad: 18 },
  normal: { height: 48, text: fontSize.body, pad: 24 },
  large: { height: 56, text: fontSize.large, pad: 32 },
} as const;

/** Use one filled button per viewport: teal by default, orange on dark, purple for partners. */
export const buttonLooks = {
  primary: css({ background: teal[600], color: white, "&:hover": { background: teal[700] } }),
  secondary: css({
    color: teal[700],
    borderColor: teal[600],
    // Visible on a mint band too.
    "&:hover": { background: teal[100] },
  }),
  promo: css({ background: orange[300], color: ink, "&:hover": { background: orange[200] } }),
  partner: css({ background: purple[600], color: white, "&:hover": { background: purple[700] } }),
  quiet: css({
    background: white,
    color: gray[900],
    borderColor: controlBorder,
    "&:hover": { background: gray[100] },
  }),
} as const;

export interface ButtonLookProps {
  size?: keyof typeof buttonSizes;
  look?: keyof typeof buttonLooks;
  /** Full width on phones, for a page's main action. */
  wideOnPhone?: boolean;
}

const shape = ({ size = "normal", look = "primary", wideOnPhone }: ButtonLookProps) => {
  const { height, text, pad } = buttonSizes[size];
  return [
    css({
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "8px",
      minHeight: height,
      padding: `4px ${pad}px`,
      border: "2px solid transparent",
      borderRadius: radius.pill,
      fontSize: text,
      fontWeight: 600,
      lineHeight: 1.2,
      textAlign: "center",
      textDecoration: "none",
    }),
    // The target of small buttons is 44 px high (WCAG 2.5.5).
    height < 44 &&
      css({
        position: "relative",
        "&::after": { content: '""', position: "absolute", inset: `${(height - 44) / 2 - 2}px 0` },
      }),
    wideOnPhone && css({ [until.tablet]: { width: "100%" } }),
    buttonLooks[look],
    // A button cannot be pressed on paper, so it is printed as plain text, followed by the link's address.
    css({ "@media print": { all: "unset", fontWeight: 600 } }),
  ];
};

const own = { shouldForwardProp: (prop: string) => !["size", "look", "wideOnPhone"].includes(prop) };

/** A button for an action on this page. */
export const ActionButton = styled("button", own)<ButtonLookProps>(shape);

/** A link that looks like a button. @param to see Link */
export const ButtonLink = styled(Link, own)<ButtonLookProps>(shape);
