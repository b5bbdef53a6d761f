// A webpack loader that compiles a file with swc, which is faster than Babel. Its options are those of swc.
const { transform } = require("@swc/core");

module.exports = function swcLoader(source) {
  const callback = this.async();
  transform(source, { ...this.getOptions(), filename: this.resourcePath }).then(
    ({ code }) => callback(null, code),
    callback,
  );
};
