import { benefitViews, viewStyles } from "../../../src/sections/carousel/views";

it("the style sheet shows as many slides, and Pause, at the widths at which the script does", () => {
  expect(viewStyles(benefitViews, 3)).toEqual({
    "--slides": "1",
    "--peek": "28px",
    "--controls": "flex",
    "--pause": "none",
    "@media (min-width: 48em)": {
      "--slides": "2",
      "--peek": "0px",
      "--controls": "flex",
      "--pause": "inline-flex",
    },
    "@media (min-width: 60em)": {
      "--slides": "3",
      "--peek": "0px",
      "--controls": "none",
      "--pause": "inline-flex",
    },
    "@media (prefers-reduced-motion: reduce)": { "--pause": "none" },
    "html[data-calm] &": { "--pause": "none" },
  });
});
