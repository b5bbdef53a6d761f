// puppeteer-core loads this at every start and uses it to drive Chrome by WebDriver BiDi (bidi/BidiOverCdp.js). We drive
// Firefox with it, which has BiDi itself. The package and what it needs have 24 MB.
const { EventEmitter } = require("node:events");

module.exports = {
  /** What puppeteer-core's classes for Chrome extend. */
  EventEmitter,
  BidiServer: {
    createAndStart() {
      throw new Error(
        "Chrome cannot be driven by WebDriver BiDi here: see src/tools/package-replacements/README.md",
      );
    },
  },
};
