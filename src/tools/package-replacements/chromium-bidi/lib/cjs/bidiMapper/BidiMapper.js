// puppeteer-core always loads this, but uses it only to drive Chrome by WebDriver BiDi (bidi/BidiOverCdp.js). We drive
// Firefox, which supports BiDi itself. The package and its dependencies have 24 MB.
const { EventEmitter } = require("node:events");

module.exports = {
  /** The base of puppeteer-core's classes for Chrome. */
  EventEmitter,
  BidiServer: {
    createAndStart() {
      throw new Error(
        "Chrome cannot be driven by WebDriver BiDi here: see src/tools/package-replacements/README.md",
      );
    },
  },
};
