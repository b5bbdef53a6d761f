import { substitute } from "../../../content/facts/substitute";
import { loadContent } from "../../../content/read/load-content";
import { renderLegal, renderText } from "../../../content/render/render-text";
import { readEnvironment } from "../../../site/environment";
import type { Renderer } from "./texts";

/** The renderer of the working tree. */
export const ownRenderer: Renderer = { loadContent, renderLegal, renderText, substitute, readEnvironment };
