// The live preview (@pmmmwh/react-refresh-webpack-plugin) loads only this and web/ of core-js-pure. Every browser that we
// support has these globals; the package has 3,700 files and 15 MB.
module.exports = globalThis;
