/** A Jest transform that leaves a module to Node, whose `require` node-environment.mjs provides. */
export default {
  process: (_source, path) => ({ code: `module.exports = requireByNode(${JSON.stringify(path)});` }),
  getCacheKey: (_source, path) => path,
};
