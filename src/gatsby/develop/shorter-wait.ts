import { waitingStates } from "gatsby/dist/state-machines/waiting";

/** ms. Files that are saved together arrive within a few milliseconds. */
const wait = 50;

/**
 * Makes the preview show an edit half a second earlier. After each edit Gatsby waits 500 ms for others, and has no option
 * to change this (gatsby/dist/state-machines/waiting). A file that is saved later is processed separately.
 */
export function waitLessForEdits(): void {
  const state = waitingStates.states?.["batchingNodeMutations"];
  if (state) state.after = { [wait]: "committingBatch" };
}
