import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderDiagnostics, showDiagnostics } from "../../../src/gatsby/develop/show-diagnostics";
import { diagnosticsPath } from "../../../src/gatsby/develop/diagnostics-path";

afterEach(() => renderDiagnostics([]));

describe("the live preview's panel", () => {
  it("lists every problem, as text and never as markup", () => {
    renderDiagnostics(["content/a.mdx:1:2: <b>is wrong</b>. Fix it.", "content/b.mdx:3:4: too"]);
    expect(screen.getByRole("status", { name: "Problems in content/" })).toHaveTextContent(
      "2 problems in content/",
    );
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "content/a.mdx:1:2: <b>is wrong</b>. Fix it.",
      "content/b.mdx:3:4: too",
    ]);
    expect(document.querySelector("b")).toBeNull();
  });

  it("shows one panel at a time, and none without problems", () => {
    renderDiagnostics(["one"]);
    renderDiagnostics(["another"]);
    expect(screen.getAllByRole("status")).toHaveLength(1);
    renderDiagnostics([]);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("can be hidden", async () => {
    renderDiagnostics(["one"]);
    await userEvent.click(screen.getByRole("button", { name: "Hide until the next edit" }));
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("shows the problems that the development server sends", () => {
    const listeners: ((event: { data: string }) => void)[] = [];
    const opened: string[] = [];
    class Source {
      constructor(path: string) {
        opened.push(path);
      }
      addEventListener(_type: string, listener: (event: { data: string }) => void) {
        listeners.push(listener);
      }
    }
    Object.assign(globalThis, { EventSource: Source });
    showDiagnostics();
    expect(opened).toEqual([diagnosticsPath]);
    listeners[0]!({ data: JSON.stringify(["content/a.mdx:1:2: is wrong"]) });
    expect(screen.getByRole("listitem")).toHaveTextContent("content/a.mdx:1:2: is wrong");
  });
});
