import type { AnchorHTMLAttributes } from "react";
import { Link } from "../../components/Link";

/** A Markdown link in a page. */
export function PageLink({ href = "", ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link to={href} {...rest} />;
}
