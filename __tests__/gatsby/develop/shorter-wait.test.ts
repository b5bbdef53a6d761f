import { waitingMachine } from "gatsby/dist/state-machines/waiting";
import { waitLessForEdits } from "../../../src/gatsby/develop/shorter-wait";

it("Gatsby reads an edit 50 ms after it was made, not 500", () => {
  waitLessForEdits();
  const [timeout, ...others] = waitingMachine.getStateNode("batchingNodeMutations").after;
  expect(timeout?.delay).toBe(50);
  expect(timeout?.target?.map(({ key }) => key)).toEqual(["committingBatch"]);
  expect(others).toEqual([]);
});
