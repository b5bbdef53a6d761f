import "@testing-library/jest-dom";
import { cleanup } from "@testing-library/react";

// Testing Library registers its own where it is loaded first, which in a group of test files is only the first of them.
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  // A file of this project may run in Node (@jest-environment).
  globalThis.document?.body.replaceChildren();
});

// jsdom lacks CSS.supports, which every supported browser has.
if (!CSS.supports) CSS.supports = () => false;
