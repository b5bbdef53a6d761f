import { waitingStates } from "gatsby/dist/state-machines/waiting";

/** ms. Files that are saved together arrive within a few. */
const wait = 50;

/**
 * Makes the preview show an edit half a second earlier: after each one Gatsby waits 500 ms for further ones, and has no
 * option for it (gatsby/dist/state-machines/waiting). A file that is saved later makes a round of its own.
 */
export function waitLessForEdits(): void {
  const state = waitingStates.states?.["batchingNodeMutations"];
  if (state) state.after = { [wait]: "committingBatch" };
}
