import { parseMdx } from "../../../src/content/markdown/parse";
import { filesOn } from "../../../src/content/read/files";
import { bodyOf } from "../../../src/content/read/documents";

const files = filesOn(".");
const documents = ["faq", "careers", "pages"].flatMap((folder) =>
  files.list(`content/${folder}`).map((name) => `content/${folder}/${name}`),
);

it("an address in plain text is a link", () => {
  for (const address of ["care@a.example", "https://a.example", "www.a.example"])
    expect(parseMdx(`See ${address}`).children[0]).toMatchObject({
      children: [{ type: "text" }, { type: "link" }],
    });
});

it.each(documents)("%s is parsed the same with and without autolinks", (file) => {
  const body = bodyOf(files.read(file)!)!;
  const { children } = parseMdx(`${body.trimEnd()}\n\ncare@a.example\n`);
  expect(parseMdx(body).children).toEqual(children.slice(0, -1));
});
