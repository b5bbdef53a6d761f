import { substitute } from "../../src/content/facts/substitute";
import { loadContent } from "../../src/content/read/load-content";
import { renderLegal, renderText } from "../../src/content/render/render-text";
import { readEnvironment } from "../../src/site/environment";
import type { Renderer } from "../../src/tools/cli/revisions/texts";

/** The code of the working tree that renders texts. */
export const renderer: Renderer = { loadContent, renderLegal, renderText, substitute, readEnvironment };
