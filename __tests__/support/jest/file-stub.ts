/** An imported asset in unit tests: its URL, as webpack returns. */
export default "/static/asset";
