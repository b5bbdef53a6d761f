/** Settings that differ between a developer's machine, a preview and the public site. Read in Node only. */
export type Environment = ReturnType<typeof readEnvironment>;

/** Environment variables, such as `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A variable with an invalid value. */
export interface EnvironmentProblem {
  readonly name: string;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

/** Reports all invalid variables in one error. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly EnvironmentProblem[]) {
    const lines = problems.map(
      ({ name, found, expected, fix }) => `${name} is "${found}"; expected ${expected}; fix: ${fix}`,
    );
    super(`The environment has invalid variables.\n${lines.join("\n")}`);
    this.name = "EnvironmentError";
  }
}

/**
 * Reads the site's settings. A variable that is unset or empty has its default; the defaults are those of the public site.
 * @param variables SITE_ORIGIN, APP_ORIGIN, RATE_CALCULATOR_ORIGIN: origins without a path, https except on this
 *   machine. API_V1_URL, API_V3_URL, ERROR_REPORT_URL: absolute addresses without query.
 *   FEATURE_CROWD_INVESTING, FEATURE_INVESTOR_LINK: true or false. Others are ignored.
 * @throws EnvironmentError listing all invalid variables
 */
export function readEnvironment(variables: Variables) {
  const problems: EnvironmentProblem[] = [];
  const read = (name: string, check: (found: string) => Complaint | undefined): string | undefined => {
    const found = variables[name] || undefined;
    const complaint = found && check(found);
    if (complaint) problems.push({ name, found, ...complaint });
    return found;
  };
  const readFlag = (name: string) => read(name, checkFlag) === "true";

  const environment = {
    /** This site's origin: canonical addresses, sitemap. */
    website: read("SITE_ORIGIN", checkOrigin) ?? "https://www.wrenfield.example",
    /** {host}: the application's origin. */
    app: read("APP_ORIGIN", checkOrigin) ?? "https://app.wrenfield.example",
    rateCalculator: read("RATE_CALCULATOR_ORIGIN", checkOrigin) ?? "https://rates.wrenfield.example",
    /** Services that the pages call from the browser; none by default. */
    services: {
      /** Absolute addresses of the product API. */
      apiV1: read("API_V1_URL", checkServiceUrl),
      apiV3: read("API_V3_URL", checkServiceUrl),
      /** Where errors are reported (for Sentry, the DSN). */
      errorReports: read("ERROR_REPORT_URL", checkServiceUrl),
    },
    flags: {
      crowdInvesting: readFlag("FEATURE_CROWD_INVESTING"),
      investorLink: readFlag("FEATURE_INVESTOR_LINK"),
    },
  };
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
}

type Complaint = Pick<EnvironmentProblem, "expected" | "fix">;

/** Returns the problem with the value of a flag, if any. @param found not empty */
export function checkFlag(found: string): Complaint | undefined {
  if (found === "true" || found === "false") return undefined;
  const meant = /^(true|yes|on|1)$/i.test(found) ? "true" : "false";
  return { expected: "true or false", fix: `write ${meant}` };
}

/** Whether a text is the number of a port. @param least 0 where the system may choose one */
export const isPort = (text: string, least = 1): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= 65_535;

/** The distinct origins of the services, which the content security policy's `connect-src` must allow. */
export function serviceOrigins(services: Environment["services"]): readonly string[] {
  const addresses = Object.values(services).filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

function checkServiceUrl(found: string): Complaint | undefined {
  const url = parseUrl(found);
  const isAllowed = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  // The client adds paths to the address as it is written.
  if (isAllowed && !/[?#]/.test(found) && [found, `${found}/`].includes(url.href)) return undefined;
  return {
    expected: "an absolute https address without query, such as https://api.wrenfield.example/v3",
    fix: isAllowed
      ? `write ${url.origin}${url.pathname}`
      : "write the whole address with https:// (http is allowed only for this machine)",
  };
}

function checkOrigin(found: string): Complaint | undefined {
  const expected = "an origin: only scheme, host and port, such as https://www.wrenfield.example";
  const url = parseUrl(found);
  if (!url || !/^https?:$/.test(url.protocol))
    return { expected, fix: "write it with https:// and a host name" };
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    return {
      expected: "https (http is allowed only for this machine)",
      fix: `write ${url.origin.replace("http:", "https:")}`,
    };
  }
  return url.origin === found ? undefined : { expected, fix: `write ${url.origin}` };
}

const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Host names of this machine (RFC 6761 6.3, RFC 1122 3.2.1.3). `URL` has already normalized them. */
const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
