/** A problem of the content, for tests of how problems are reported. */
export const problem = {
  file: "content/a.mdx",
  line: 3,
  column: 7,
  message: "it is wrong",
  expected: "the right thing",
  fix: "fix it",
};
