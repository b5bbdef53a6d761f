// A webpack loader: compiles a file with swc, which Babel's loader would do slower. Options: swc's own.
const { transform } = require("@swc/core");

module.exports = function swcLoader(source) {
  const callback = this.async();
  transform(source, { ...this.getOptions(), filename: this.resourcePath }).then(
    ({ code }) => callback(null, code),
    callback,
  );
};
