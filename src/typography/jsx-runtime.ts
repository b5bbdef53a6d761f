// Gatsby's `jsxImportSource` (gatsby-config.ts): every element of a page, on the server and in the browser, is created
// here, so that text is typeset in one place and both sides agree.
import type { ReactNode } from "react";
import * as react from "react/jsx-runtime";
import { typeset, typesetHtml, verbatim } from "./typeset";

export { Fragment } from "react/jsx-runtime";

interface Props {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

/** Cache of typeset HTML: a page's text is long, and some pages render often. */
const sets = new Map<string, { __html: string }>();

function setHtml(html: string): { __html: string } {
  let set = sets.get(html);
  if (!set) sets.set(html, (set = { __html: typesetHtml(html) }));
  return set;
}

/** Typesets texts, and joins neighboring ones, which React would separate by comments. Elements keep their places. */
function setChildren(children: readonly ReactNode[]): ReactNode[] {
  const set = [...children];
  let before = "";
  let text = "";
  /** The place of the text, or -1 if the next child begins one. */
  let place = -1;
  children.forEach((child, index) => {
    if (child === null || child === undefined || typeof child === "boolean") return;
    if (typeof child !== "string") {
      // An element, a number or a list: text after it continues a word or a sentence.
      before = "x";
      place = -1;
      return;
    }
    text = place < 0 ? child : text + child;
    if (place < 0) place = index;
    else set[index] = null;
    set[place] = typeset(text, before);
  });
  return set;
}

/** Returns the props of an element with its text typeset; attributes, and HTML set on a plain element, are unchanged. */
export function withSetText<P>(type: unknown, props: P): P {
  if (verbatim.has(type as string)) return props;
  const { children, dangerouslySetInnerHTML: inner } = props as Props;
  if (typeof children === "string") return { ...props, children: typeset(children) };
  if (Array.isArray(children) && children.some((child) => typeof child === "string"))
    return { ...props, children: setChildren(children) };
  if (inner && typeof type !== "string") return { ...props, dangerouslySetInnerHTML: setHtml(inner.__html) };
  return props;
}

/** React's `jsx`, with the text of the element typeset. */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, withSetText(type, props), key);

/** React's `jsxs`, with the text of the element typeset. */
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, withSetText(type, props), key);
