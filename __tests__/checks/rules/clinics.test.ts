import { realText } from "../corpus/planted-content";
import { problemsOf } from "./across-problems";

it("reports a state without a license at the clinic's region, also if a line break divides the state", () => {
  const file = "content/clinics/conceptions.mdx";
  const [, region = ""] = /^(region: .*)$/m.exec(realText(file)) ?? [];
  const found = problemsOf({ [file]: realText(file).replace(region, "region: Red River, North\n  Dakota") });
  const line = realText(file).split("\n").indexOf(region) + 1;
  expect(found.join()).toContain(`${file}:${line}: the clinic is in "North Dakota"`);
});
