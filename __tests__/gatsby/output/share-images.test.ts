import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { teal } from "../../../src/design/color";
import { namedShareImages, writeShareImages } from "../../../src/gatsby/output/share-images";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

const folder = temporaryFolder();

function page(path: string, image: string, title: string): void {
  const meta = (property: string, content: string) =>
    `<meta data-react-helmet="true" property="${property}" content="${content}"/>`;
  writeIn(
    folder,
    join(path, "index.html"),
    `<head>${meta("og:image", image)}${meta("og:image:width", "1200")}${meta("og:image:alt", title)}</head>`,
  );
}

describe("namedShareImages (R256)", () => {
  it("reads the share image and its text from every built page", () => {
    page("", "https://a.example/share/home.png", "Home");
    page(
      "faq/ivf",
      "https://a.example/share/faq-ivf.png",
      "What&#x27;s &quot;IVF&quot; &amp; why &lt;now&gt;?",
    );
    expect(namedShareImages(folder).sort((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: "share/faq-ivf.png", title: `What's "IVF" & why <now>?` },
      { path: "share/home.png", title: "Home" },
    ]);
  });

  it("lists an image once if two pages share it", () => {
    page("again", "https://a.example/share/home.png", "Home");
    expect(namedShareImages(folder).filter(({ path }) => path === "share/home.png")).toHaveLength(1);
  });

  it("skips pages without one", () => {
    writeIn(folder, "plain/index.html", "<head></head>");
    expect(namedShareImages(folder)).toHaveLength(2);
  });
});

describe("writeShareImages (R256)", () => {
  const publicDir = temporaryFolder();
  const image = join(publicDir, "share/about.png");
  async function build(title: string): Promise<Buffer> {
    const html = `<meta property="og:image" content="https://a.example/share/about.png"/><meta property="og:image:alt" content="${title}"/>`;
    writeIn(publicDir, "about.html", `<head>${html}</head>`);
    await writeShareImages(
      publicDir,
      { name: "Wrenfield", tagline: "Fertility care" },
      join(publicDir, "stamps"),
    );
    return readFileSync(image);
  }

  it("shows the current title, even if the page had it before", async () => {
    const [first, second, again] = [await build("A"), await build("B"), await build("A")];
    expect(second.equals(first)).toBe(false);
    expect(again.equals(first)).toBe(true);
  }, 30_000);

  it("draws the title below the name, inside the column, in the color of the name", async () => {
    const pixels = async (title: string) =>
      sharp(await build(title))
        .raw()
        .toBuffer();
    const [one, other] = [await pixels("I"), await pixels("Why IVF costs")];
    const changed = [...Array(1200 * 630).keys()].filter((at) =>
      other.compare(one, 3 * at, 3 * at + 3, 3 * at, 3 * at + 3),
    );
    const [xs, ys] = [changed.map((at) => at % 1200), changed.map((at) => Math.floor(at / 1200))];
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(70);
    expect(Math.max(...xs)).toBeLessThanOrEqual(720);
    expect(Math.max(...xs)).toBeGreaterThan(400);
    expect(Math.min(...ys)).toBeGreaterThan(200);
    expect(Math.max(...ys)).toBeLessThan(500);
    const drawn = changed.filter(
      (at) => `#${other.toString("hex", 3 * at, 3 * at + 3)}` === teal[900].toLowerCase(),
    );
    // A stroke of a letter is wider than its edges, which are mixed with the background.
    expect(drawn.length).toBeGreaterThan(changed.length / 3);
  }, 30_000);

  it("draws a long title, and one of a long word, smaller instead of over the logo and the art", async () => {
    const isSame = async (title: string, top: number, height: number, left = 0, width = 1200) => {
      const area = { left, top, width, height };
      const [one, other] = [await build("I"), await build(title)].map((image) => sharp(image).extract(area));
      return (await one!.raw().toBuffer()).equals(await other!.raw().toBuffer());
    };
    const long = "A question that says all ".repeat(9).trim();
    expect(await isSame(long, 0, 150)).toBe(true);
    expect(await isSame(long, 510, 120)).toBe(true);
    // Its lines are below each other.
    expect(await isSame(long, 380, 100)).toBe(false);
    expect(await isSame("Hysterosalpingocontrastsonography", 0, 630, 724, 476)).toBe(true);
  }, 30_000);

  it("keeps an image whose text has not changed, and removes those of removed pages", async () => {
    writeIn(publicDir, "share/removed.png", "");
    await build("A");
    expect(readdirSync(join(publicDir, "share"))).toEqual(["about.png"]);
    const { mtimeMs } = statSync(image);
    await build("A");
    expect(statSync(image).mtimeMs).toBe(mtimeMs);
  }, 30_000);
});
