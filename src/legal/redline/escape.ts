/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** Text as GitHub-flavored Markdown that shows as it is written. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<>|#]/g, "\\$&").replace(/@/g, "@\u200b");
}
