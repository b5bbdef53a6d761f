import type { AnchorHTMLAttributes } from "react";
import { linkHref } from "../../content/facts/substitute";
import { useFacts } from "../../components/FactsContext";

/** A Markdown link: `link:name` is replaced by its URL in content/facts/links.yaml. */
export function TextLink({ href = "", children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const facts = useFacts();
  return (
    <a href={href.startsWith("link:") ? linkHref(href, facts) : href} {...rest}>
      {children}
    </a>
  );
}
