// Inline in pages with a search box, such as those of questions (src/gatsby/page-scripts.tsx). Works without React.
import { startFaqTools } from "../components/faq-tools";
import { startSearch } from "../search/browser/start";

startFaqTools();
startSearch();
