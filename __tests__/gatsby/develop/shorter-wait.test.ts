import { waitingMachine } from "gatsby/dist/state-machines/waiting";
import { waitLessForEdits } from "../../../src/gatsby/develop/shorter-wait";

it("Gatsby processes an edit after 50 ms instead of 500", () => {
  waitLessForEdits();
  const [timeout, ...others] = waitingMachine.getStateNode("batchingNodeMutations").after;
  expect(timeout?.delay).toBe(50);
  expect(timeout?.target?.map(({ key }) => key)).toEqual(["committingBatch"]);
  expect(others).toEqual([]);
});
