import type { TableHTMLAttributes } from "react";

/** A Markdown table that scrolls sideways inside its own box on a narrow screen, and can be reached by keyboard to do so. */
export function TextTable(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable (WCAG 2.1.1)
    <div className="table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
