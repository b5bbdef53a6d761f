// Stands in for the package "gatsby" in the widgets' bundle: an ordinary link, because no router is on this page.
import type { AnchorHTMLAttributes } from "react";

export function Link({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
