import styled from "@emotion/styled";
import { useEffect, useId } from "react";
import { Link } from "../../components/Link";
import { controlBorder, fontSize, gray, radius, touchTarget, white } from "../../design/tokens";
import { startSearch } from "../../search/browser/start";

const Box = styled.form({
  width: "100%",
  maxWidth: 640,
  marginBottom: 16,
  "& > div": { position: "relative" },
  "& label": { display: "block", fontWeight: 600, color: gray[900] },
  "& input": {
    width: "100%",
    minHeight: 52,
    marginBlock: 8,
    padding: "0 16px",
    border: `1px solid ${controlBorder}`,
    borderRadius: radius.input,
    background: white,
    color: gray[900],
  },
  "& > p": { minHeight: 24, fontSize: fontSize.small, color: gray[600] },
  "& > a": { ...touchTarget, fontSize: fontSize.small },
  "@media (scripting: none)": { "& label, & div, & p": { display: "none" } },
  "@media print": { display: "none" },
});

/**
 * A box that searches answers, pages, the glossary, legal texts and press articles. One per page. Without scripts it is
 * a link to all questions.
 * @once
 * @example
 * <SearchBox />
 */
export function SearchBox() {
  const id = useId();
  useEffect(startSearch, []);
  return (
    <Box role="search" action="/faq/all-questions">
      <label htmlFor={id}>Search answers, terms and articles</label>
      <div>
        <input
          id={id}
          type="search"
          data-search=""
          role="combobox"
          aria-expanded="false"
          aria-autocomplete="list"
          aria-controls="search-results"
          autoComplete="off"
          spellCheck={false}
        />
        {/* Filled and styled by src/search/browser, possibly before hydration, so React does not touch it. Without tabIndex,
            a list that scrolls would be a tab stop. */}
        <div
          id="search-results"
          role="listbox"
          aria-label="Results"
          tabIndex={-1}
          hidden
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      </div>
      <p role="status" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      <Link to="/faq/all-questions">All questions, by topic and A to Z</Link>
    </Box>
  );
}
