// All design tokens, for components. Code that must stay small imports the one file that it needs.
export * from "./breakpoints";
export * from "./color";
export * from "./space";
export * from "./type";
