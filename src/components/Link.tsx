import { Link as GatsbyLink } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { linkHref } from "../content/facts/substitute";
import { useFacts } from "./FactsContext";

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A page of this site (`/faq`), a place on this page (`#cost`), or `link:name` of content/facts/links.yaml. */
  to: string;
}

/** A link. Gatsby's router handles links to pages of this site; all others are ordinary links in the same tab. */
export function Link({ to, children, ...rest }: LinkProps) {
  const facts = useFacts();
  const href = to.startsWith("link:") ? linkHref(to, facts) : to;
  const isFile = /\.[a-z0-9]+$/i.test(href.split(/[?#]/)[0]!);
  if (/^\/(?!\/)/.test(href) && !isFile) {
    return (
      <GatsbyLink to={href} {...(rest as object)}>
        {children}
      </GatsbyLink>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
