import type { Reporter } from "gatsby";
import { checkContent } from "../content-types/check";
import { ContentError } from "../content-types/problem";
import { checkContext } from "./site";

/** ms after the last edit: several files are often saved together, and the preview comes first. */
const pause = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let spoken = "";

/**
 * In develop, reads all content again after an edit and prints every problem there is, with the engine of the build and
 * of `npm run check`. Says so once when the last one is gone.
 */
export function speakAfterEdit(reporter: Reporter): void {
  if (process.env.gatsby_executing_command !== "develop") return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { problems } = checkContent(checkContext());
    const message = problems.length ? new ContentError(problems).message : "";
    if (message) reporter.error(message);
    else if (spoken) reporter.success("The content is in order again");
    spoken = message;
  }, pause);
}
