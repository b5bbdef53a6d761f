/** Escapes text for GitHub-flavored Markdown. A zero-width space after `@` prevents mentions. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<>|#]/g, "\\$&").replace(/@/g, "@\u200b");
}
