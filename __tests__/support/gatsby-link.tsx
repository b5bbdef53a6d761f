import type { AnchorHTMLAttributes } from "react";

/** Gatsby's Link without its router: an ordinary link. */
export function Link({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
