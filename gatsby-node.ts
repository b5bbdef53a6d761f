export * from "./src/build";
