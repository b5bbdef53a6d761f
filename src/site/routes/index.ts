export * from "./app-redirect";
export * from "./match";
export * from "./pages";
export * from "./resolve";
export * from "./table";
export type * from "./types";
