// What the live preview loads of core-js-pure (@pmmmwh/react-refresh-webpack-plugin), here and in web/. Every browser that
// we support has it; the package has 3,700 files and 15 MB.
module.exports = globalThis;
