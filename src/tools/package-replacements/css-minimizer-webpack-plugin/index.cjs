// Gatsby constructs a minimizer of CSS files. This site has none: its styles are in its pages (src/gatsby/webpack.ts).
module.exports = class CssMinimizerPlugin {};
