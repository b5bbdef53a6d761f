// Gatsby constructs a minimizer of CSS files. This site has none: its styles are in its pages.
module.exports = class CssMinimizerPlugin {
  apply() {}
};
