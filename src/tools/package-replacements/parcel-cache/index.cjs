// Gatsby constructs a cache for Parcel; esbuild, with which ../parcel-core compiles, needs none.
class LMDBCache {}

module.exports = { LMDBCache };
