import { builtHtml } from "../../../src/tools/disclosure/built-pages";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

const folder = temporaryFolder();

it("the pages of a built site are listed by path, once even if a page has two files, and without data files", () => {
  const data = "page-data/404.html/page-data.json";
  for (const file of ["index.html", "faq/ivf/index.html", "404.html", "404/index.html", data])
    writeIn(folder, file, `words of ${file}`);
  expect([...builtHtml(folder).keys()]).toEqual(["/", "/404", "/faq/ivf"]);
  expect(builtHtml(folder).get("/faq/ivf")).toBe("words of faq/ivf/index.html");
});
