export * from "./src/gatsby/node";
