/** Where the live preview asks which mistakes the content has now: src/gatsby/develop/diagnostics-endpoint.ts answers, src/gatsby/develop/show-diagnostics.ts asks. */
export const problemsPath = "/__content-problems";
