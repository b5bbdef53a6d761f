import { createRequire } from "node:module";
import { TestEnvironment } from "jest-environment-node";

/** Jest's environment with Node's own `require`, which by-node.mjs calls. */
export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.requireByNode = createRequire(import.meta.url);
  }
}
