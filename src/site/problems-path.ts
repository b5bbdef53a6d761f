/** Where the live preview asks which mistakes the content has now: src/build/problem-panel.ts answers, src/layouts/show-problems.ts asks. */
export const problemsPath = "/__content-problems";
