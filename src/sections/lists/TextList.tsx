import type { ComponentPropsWithoutRef } from "react";

// Markdown lists have a class, so that flow.ts styles them and not the lists that components render. The role preserves list
// semantics in VoiceOver, which drops it for lists without markers.

/** A Markdown list of points. */
export function TextList(props: ComponentPropsWithoutRef<"ul">) {
  return <ul role="list" className="points" {...props} />;
}

/** A Markdown list of steps. */
export function NumberedList(props: ComponentPropsWithoutRef<"ol">) {
  return <ol role="list" className="numbers" {...props} />;
}
