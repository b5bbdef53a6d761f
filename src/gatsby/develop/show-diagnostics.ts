// The live preview's panel of content errors. Develop only: a build contains none of it.
import { plural } from "../../content/plural";
import { gray, red, white } from "../../design/color";
import { diagnosticsEvent } from "../../layouts/PreviewBoundary";
import { diagnosticsPath } from "./diagnostics-path";

const id = "content-diagnostics";
const css = `position:fixed;inset:auto 16px 16px;z-index:2147483647;max-height:50vh;overflow:auto;padding:16px 20px;border:2px solid ${red[600]};border-radius:12px;background:${white};color:${gray[900]};font:15px/1.5 system-ui,sans-serif;box-shadow:0 8px 32px rgb(0 0 0/.25)`;

/** Hides Gatsby's own overlay, which would repeat a content error that the panel already explains. */
const onlyOneOverlay = "gatsby-fast-refresh{display:none}";

function panel(lines: readonly string[]): HTMLElement {
  const section = document.createElement("section");
  section.id = id;
  section.setAttribute("role", "status");
  section.setAttribute("aria-label", "Problems in content/");
  section.style.cssText = css;
  const title = document.createElement("strong");
  title.textContent = `${plural(lines.length, "problem")} in content/`;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Hide until the next edit";
  close.style.cssText = "float:right;min-height:44px;padding:0 12px;border:1px solid";
  close.addEventListener("click", () => section.remove());
  const list = document.createElement("ol");
  list.style.cssText = "margin:8px 0 0;padding-left:24px";
  // Set as text, because words that a writer typed must never be parsed as markup.
  list.append(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  const style = Object.assign(document.createElement("style"), { textContent: onlyOneOverlay });
  section.append(style, close, title, list);
  return section;
}

/** Shows the diagnostics, or removes the panel when there are none. */
export function renderDiagnostics(lines: readonly string[]): void {
  document.getElementById(id)?.remove();
  if (lines.length) document.body.append(panel(lines));
  window.dispatchEvent(new Event(diagnosticsEvent));
}

/** Subscribes to the development server and shows the diagnostics as they change. */
export function showDiagnostics(): void {
  const source = new EventSource(diagnosticsPath);
  source.addEventListener("message", ({ data }: MessageEvent<string>) =>
    renderDiagnostics(JSON.parse(data) as string[]),
  );
}
