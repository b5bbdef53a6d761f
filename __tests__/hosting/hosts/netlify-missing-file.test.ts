import missingFile, { config } from "../../../netlify/edge-functions/missing-file";

const page404 = new Response("the designed page", { headers: { "Content-Type": "text/html" } });
const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });
const respond = (path: string, response: Response) =>
  missingFile(new Request(`https://www.wrenfield.example${path}`), { next: async () => response });

beforeEach(() => void jest.spyOn(globalThis, "fetch").mockImplementation(async () => page404.clone()));

it.each(["/old.php", "/wp-content/theme.css", "/faq.asp?x=1", "/old.php/", "/old%2Ephp"])(
  "the response for the missing file %s is the designed 404 page, not a redirect to the home page",
  async (path) => {
    const response = await respond(path, redirect(`/${new URL(path, "https://x.example").search}`));
    expect([response.status, await response.text()]).toEqual([404, "the designed page"]);
    expect(fetch).toHaveBeenCalledWith(new URL("https://www.wrenfield.example/404.html"));
  },
);

it.each([
  ["a mistyped page", "/abuot", redirect("/")],
  ["a mistyped page whose name only contains a dot", "/st.louis-clinics", redirect("/")],
  ["a redirect elsewhere", "/faq/old.php", redirect("/faq")],
  ["a file that exists", "/icon.svg", new Response("<svg/>")],
])("%s keeps Netlify's response", async (_case, path, response) => {
  expect(await respond(path, response)).toBe(response);
});

it("applies to every path", () => expect(config).toEqual({ path: "/*" }));
