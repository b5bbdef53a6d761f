import { type App, type AppSettings, browserSettings, createApp } from "../../client";
import { environmentLabel } from "../../environment-label";
import { createReporter } from "../../reporting";
import { dialogStore } from "./dialog-store";

/** Addresses from the environment variables API_V1_URL, API_V3_URL and ERROR_REPORT_URL (src/site/environment.ts). */
export type ServiceAddresses = Partial<Record<"apiV1" | "apiV3" | "errorReports", string | undefined>>;

/**
 * Creates the app of a page and shows its dialogs there.
 * @throws Error if an address of the API is missing
 */
export function startApp(
  { apiV1, apiV3, errorReports }: ServiceAddresses,
  settings: Partial<AppSettings> = {},
): App {
  if (!apiV1 || !apiV3)
    throw new Error("The API has no address: set API_V1_URL and API_V3_URL and build again");
  const label = environmentLabel(window.location.hostname, window.navigator.userAgent);
  const app = createApp({
    ...browserSettings(window),
    bases: { v1: apiV1, v3: apiV3 },
    reporter: createReporter(errorReports, label),
    ...settings,
  });
  dialogStore.set(app.store);
  return app;
}
