/** What an imported asset is in unit tests: its address, as webpack would give. */
export default "/static/asset";
