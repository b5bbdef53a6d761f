/** Path of the event stream of content diagnostics: served by diagnostics-endpoint.ts, read by show-diagnostics.ts. */
export const diagnosticsPath = "/__content-problems";
