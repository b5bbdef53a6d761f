import { gray, orange, teal, white } from "../../design/color";
import { radius } from "../../design/space";

/**
 * Styles of the list of results. They are loaded with the script, so that they do not add to every page. The build inserts
 * them as text (src/gatsby/output/search-files.ts), because the palette would be 5% of the script.
 */
export const resultStyles = `
#search-results {
  position: absolute; z-index: 3; inset-inline: 0; top: 100%; margin: 0; padding: 8px;
  max-height: min(60vh, 480px); overflow-y: auto;
  border: 1px solid ${gray[300]}; border-radius: ${radius.tile}px; background: ${white};
  box-shadow: 0 12px 32px rgba(11, 54, 52, 0.16);
}
#search-results[hidden] { display: none; }
#search-results > a {
  display: grid; gap: 2px; padding: 12px; border-radius: ${radius.input}px; color: ${gray[700]}; text-decoration: none;
}
#search-results small { font-size: .875rem; color: ${gray[600]}; }
#search-results strong { color: ${teal[800]}; }
#search-results span { font-size: .9375rem; line-height: 1.45; }
#search-results mark { background: ${orange[100]}; color: inherit; text-decoration: underline; }
#search-results > [aria-selected], #search-results > a:hover { background: ${teal[50]}; }
#search-results > [aria-selected] { outline: 2px solid ${teal[600]}; }
`;
