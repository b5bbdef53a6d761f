declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.mdx" {
  import type { ComponentType } from "react";
  const Body: ComponentType<{ components?: Record<string, unknown> }>;
  export default Body;
}
declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { GatsbySSR } from "gatsby";
  export const onRenderBody: (
    head: object,
    options: { plugins: [] },
  ) => ReturnType<NonNullable<GatsbySSR["onRenderBody"]>>;
}
declare module "@gatsbyjs/reach-router" {
  /** The router's own history. */
  export const globalHistory: {
    listen(listener: (event: { readonly action?: "PUSH" | "POP" }) => void): () => void;
    navigate(to: string, options?: { replace?: boolean }): Promise<void>;
  };
}
declare module "gatsby-react-router-scroll/session-storage" {
  /** Where visitors left pages, by the key of the history entry: px from the top, 0 if nothing is stored. */
  export class SessionStorage {
    read(location: Location, key: string): number;
  }
}
