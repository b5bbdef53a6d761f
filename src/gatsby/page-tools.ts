// Inline in pages with a search box or questions (src/gatsby/page-scripts.tsx). Runs these parts without React.
import { startFaqTools } from "../components/faq-tools";
import { startSearch } from "../search/browser/start";

startFaqTools();
startSearch();
