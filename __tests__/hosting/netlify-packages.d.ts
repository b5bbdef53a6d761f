/** Netlify's rule engine (netlify-redirector 0.5, WebAssembly), which ships no types. */
declare module "netlify-redirector" {
  interface Match {
    readonly to: string;
    readonly status: number;
    readonly force: boolean;
  }
  interface Request extends Readonly<Record<"scheme" | "host" | "path" | "query", string>> {
    readonly getHeader: (name: string) => string;
    readonly getCookie: (name: string) => string;
  }
  const redirector: {
    parsePlain(rules: string, options: object): Promise<{ match(request: Request): Match | null }>;
  };
  export default redirector;
}

/** Netlify's parser of `_headers` (netlify-headers-parser 7), which ships no types. */
declare module "netlify-headers-parser" {
  interface Parsed {
    readonly headers: readonly { readonly for: string; readonly values: Readonly<Record<string, string>> }[];
    readonly errors: readonly Error[];
  }
  export function parseAllHeaders(options: object): Promise<Parsed>;
}

/** Netlify's parser of `_redirects` (netlify-redirect-parser 14), which ships no types. */
declare module "netlify-redirect-parser" {
  interface Parsed {
    readonly redirects: readonly { readonly from: string; readonly to: string; readonly status?: number }[];
    readonly errors: readonly Error[];
  }
  export function parseAllRedirects(options: object): Promise<Parsed>;
}
