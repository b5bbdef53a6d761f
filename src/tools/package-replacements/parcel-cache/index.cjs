// Gatsby constructs a cache for Parcel. ../parcel-core compiles with esbuild, which needs none.
class LMDBCache {}

module.exports = { LMDBCache };
