import "@testing-library/jest-dom";

// Every supported browser has it; jsdom does not. No feature is supported then.
if (!CSS.supports) CSS.supports = () => false;
