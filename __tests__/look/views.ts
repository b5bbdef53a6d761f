import type { Page } from "@playwright/test";
import { textSpacing } from "../browser/support/layout";

/** One way of viewing a page. */
export interface View {
  name: string;
  /** px */
  width: number;
  /** Prepares the window before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Changes the page after it has loaded. */
  after?: (page: Page) => Promise<unknown>;
}

/** px. Phones, a tablet, a laptop, a desktop. */
const widths = [360, 390, 768, 1280, 1440];

const lateFonts = (page: Page) => page.route(/\.woff2$/, (route) => route.abort());
const forcedColors = (page: Page) => page.emulateMedia({ forcedColors: "active" });
const spaced = (page: Page) => page.addStyleTag({ content: textSpacing });

export const views: readonly View[] = [
  ...widths.map((width) => ({ name: `${width} px`, width })),
  { name: "before fonts, 390 px", width: 390, before: lateFonts },
  { name: "forced colors, 1280 px", width: 1280, before: forcedColors },
  { name: "text spacing, 390 px", width: 390, after: spaced },
  { name: "text spacing, 1280 px", width: 1280, after: spaced },
  // A4 without its margins, at 96 px per inch.
  { name: "print", width: 718, after: (page) => page.emulateMedia({ media: "print" }) },
];
