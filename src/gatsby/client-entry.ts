import { onClientEntry as normalizeLocation } from "../site/normalize-location";

/** Runs before Gatsby reads the address. In develop it also shows content errors over the page. */
export function onClientEntry(): void {
  normalizeLocation();
  if (process.env.NODE_ENV === "development")
    void import("./develop/show-diagnostics").then(({ showDiagnostics }) => showDiagnostics());
}
