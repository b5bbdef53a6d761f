import { onCreateDevServer, publishDiagnostics } from "../../../src/gatsby/develop/diagnostics-endpoint";
import { diagnosticsPath } from "../../../src/gatsby/develop/diagnostics-path";
import { problem } from "../../support/problem";

/** Opens a preview. @returns what it is sent, and a function that closes it */
function open() {
  const routes = new Map<string, (request: object, response: object) => void>();
  onCreateDevServer({ app: { get: (path: string, handler: never) => routes.set(path, handler) } } as never);
  const sent: string[] = [];
  let close = () => {};
  const request = { on: (_event: string, listener: () => void) => (close = listener) };
  routes.get(diagnosticsPath)!(request, {
    writeHead: (status: number, headers: object) => sent.push(`${status} ${JSON.stringify(headers)}`),
    write: (text: string) => sent.push(text),
  });
  return { sent, close: () => close() };
}

it("a preview is sent all problems when it opens and after every edit, until it closes", () => {
  publishDiagnostics([problem]);
  const { sent, close } = open();
  expect(sent[0]).toBe('200 {"Content-Type":"text/event-stream","Cache-Control":"no-store, no-transform"}');
  expect(sent[1]).toBe('data: ["content/a.mdx:3:7: It is wrong; expected the right thing. Fix it."]\n\n');
  publishDiagnostics([{ ...problem, file: "content/b.mdx" }, problem]);
  expect(sent[2]).toMatch(/^data: \["content\/a\.mdx:.*","content\/b\.mdx:.*"\]\n\n$/);
  publishDiagnostics([]);
  expect(sent[3]).toBe("data: []\n\n");
  close();
  publishDiagnostics([problem]);
  expect(sent).toHaveLength(4);
});
