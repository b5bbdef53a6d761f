import ts from "typescript";

/** Returns the comments of a TypeScript or JavaScript file in source order. */
export function commentsOf(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const starts = new Map<number, ts.CommentRange>();
  const add = (ranges: readonly ts.CommentRange[] | undefined) =>
    ranges?.forEach((range) => starts.set(range.pos, range));
  // Comments belong to tokens, not nodes, so they are collected at the full start and the end of every token.
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    add(ts.getLeadingCommentRanges(text, node.pos));
    add(ts.getTrailingCommentRanges(text, node.end));
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return [...starts.values()].sort((a, b) => a.pos - b.pos).map(({ pos, end }) => text.slice(pos, end));
}
