import "@testing-library/jest-dom";

// jsdom lacks CSS.supports, which every supported browser has.
if (!CSS.supports) CSS.supports = () => false;
