import {
  EnvironmentError,
  readEnvironment,
  serviceOrigins,
  type EnvironmentProblem,
  type Variables,
} from "../../src/site/environment";

const NO_SERVICES = { apiV1: undefined, apiV3: undefined, errorReports: undefined };

const problemsOf = (variables: Variables): readonly EnvironmentProblem[] => {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
};

describe("readEnvironment", () => {
  it("has the public site's settings as defaults, with both features off (R116, R143, R287)", () => {
    const defaults = {
      website: "https://www.wrenfield.example",
      app: "https://app.wrenfield.example",
      rateCalculator: "https://rates.wrenfield.example",
      services: NO_SERVICES,
      flags: { crowdInvesting: false, investorLink: false },
    };
    expect(readEnvironment({})).toEqual(defaults);
    expect(readEnvironment({ SITE_ORIGIN: "", FEATURE_INVESTOR_LINK: "", UNRELATED: "x" })).toEqual(defaults);
  });

  it("uses the variables that are set (R002, R116, R143)", () => {
    const environment = readEnvironment({
      SITE_ORIGIN: "http://127.0.0.1:8000",
      APP_ORIGIN: "https://demo.wrenfield.example:8443",
      RATE_CALCULATOR_ORIGIN: "http://localhost:3001",
      FEATURE_CROWD_INVESTING: "true",
      FEATURE_INVESTOR_LINK: "true",
    });
    expect(environment).toEqual({
      website: "http://127.0.0.1:8000",
      app: "https://demo.wrenfield.example:8443",
      rateCalculator: "http://localhost:3001",
      services: NO_SERVICES,
      flags: { crowdInvesting: true, investorLink: true },
    });
  });

  it.each(["http://[::1]:8000", "http://localhost", "http://site.localhost:8000", "http://127.1.2.3"])(
    "allows http for this machine: %s",
    (origin) => expect(readEnvironment({ SITE_ORIGIN: origin }).website).toBe(origin),
  );

  it.each([
    ["https://www.wrenfield.example/", "write https://www.wrenfield.example"],
    ["https://www.wrenfield.example/site", "write https://www.wrenfield.example"],
    ["https://www.wrenfield.example?x", "write https://www.wrenfield.example"],
    ["https://user@www.wrenfield.example", "write https://www.wrenfield.example"],
    ["https://WWW.wrenfield.example", "write https://www.wrenfield.example"],
    ["https://www.wrenfield.example:443", "write https://www.wrenfield.example"],
    ["http://www.wrenfield.example", "write https://www.wrenfield.example"],
    ["http://localhost.wrenfield.example", "write https://localhost.wrenfield.example"],
    ["http://10.0.0.1:8000", "write https://10.0.0.1:8000"],
    ["www.wrenfield.example", "write it with https:// and a host name"],
    ["localhost:8000", "write it with https:// and a host name"],
    ["ftp://www.wrenfield.example", "write it with https:// and a host name"],
    ["javascript:alert(1)", "write it with https:// and a host name"],
    ["https://", "write it with https:// and a host name"],
  ])("rejects the origin %s: %s", (found, fix) => {
    expect(problemsOf({ APP_ORIGIN: found })).toEqual([
      expect.objectContaining({ name: "APP_ORIGIN", found, fix }),
    ]);
  });

  it.each([
    ["yes", "write true"],
    ["1", "write true"],
    ["TRUE", "write true"],
    ["no", "write false"],
    ["0", "write false"],
  ])("rejects the flag %s: %s", (found, fix) => {
    expect(problemsOf({ FEATURE_CROWD_INVESTING: found })).toEqual([
      { name: "FEATURE_CROWD_INVESTING", found, expected: "true or false", fix },
    ]);
  });

  it("reports all problems at once", () => {
    const wrong = { SITE_ORIGIN: "x", APP_ORIGIN: "https://a/b", FEATURE_CROWD_INVESTING: "yes" };
    expect(problemsOf(wrong).map(({ name }) => name)).toEqual([
      "SITE_ORIGIN",
      "APP_ORIGIN",
      "FEATURE_CROWD_INVESTING",
    ]);
    expect(() => readEnvironment(wrong)).toThrow(
      /SITE_ORIGIN is "x"; expected an origin.*; fix: write it.*\nAPP_ORIGIN.*\nFEATURE_CROWD_INVESTING is "yes"; expected true or false; fix: write true/,
    );
  });
});

describe("services that pages call", () => {
  it("addresses of the API and of error reports come from the environment, and there are none by default", () => {
    const { services } = readEnvironment({
      API_V1_URL: "https://api.wrenfield.example",
      API_V3_URL: "https://api.wrenfield.example/v3",
      ERROR_REPORT_URL: "https://key@errors.wrenfield.example/1",
    });
    expect(services.apiV3).toBe("https://api.wrenfield.example/v3");
    expect(serviceOrigins(services)).toEqual([
      "https://api.wrenfield.example",
      "https://errors.wrenfield.example",
    ]);
    expect(serviceOrigins(readEnvironment({}).services)).toEqual([]);
  });

  it.each([
    "/v1",
    "api.wrenfield.example",
    "http://api.wrenfield.example",
    "https://a.example?b",
    "ftp://a.example",
    "https://a.example/v3?",
    "https://a.example/v3#",
    "https://a.example/a b",
    "https:a.example",
    "HTTPS://a.example",
  ])("rejects the address %j", (found) =>
    expect(problemsOf({ API_V1_URL: found })).toMatchObject([{ name: "API_V1_URL", found }]),
  );

  it("suggests the address that is meant", () =>
    expect(problemsOf({ API_V1_URL: "HTTPS://a.example/v1?" })[0]?.fix).toBe("write https://a.example/v1"));

  it("allows http for an address on this machine", () =>
    expect(problemsOf({ API_V1_URL: "http://localhost:4000/v1" })).toEqual([]));
});
