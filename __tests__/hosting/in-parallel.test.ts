import { availableParallelism } from "node:os";
import { inParallel } from "../../src/hosting/in-parallel";

const items = Array.from({ length: 50 }, (_, index) => index);

it("runs the work once for every item, and no more at a time than there are processors", async () => {
  const done: number[] = [];
  let [now, most] = [0, 0];
  await inParallel(items, async (item) => {
    most = Math.max(most, (now += 1));
    await new Promise((resolve) => setTimeout(resolve, item % 3));
    now -= 1;
    done.push(item);
  });
  expect(done.sort((a, b) => a - b)).toEqual(items);
  expect(most).toBe(Math.min(availableParallelism(), items.length));
});

it("rejects with the error of the work", async () => {
  await expect(
    inParallel(items, (item) => (item === 7 ? Promise.reject(new Error("no")) : Promise.resolve())),
  ).rejects.toThrow("no");
});
