// Gatsby always adds this preset to Babel. swc has compiled each file for browsers before (src/gatsby/webpack-compilers.ts).
module.exports = () => ({});
