import type { ComponentPropsWithoutRef } from "react";

// Lists that a writer made with Markdown carry a class, so that flow.ts can style them and leave the lists that
// components are made of alone. The role keeps them lists for VoiceOver where checks and arches stand in for markers.

/** A Markdown list of points. */
export function TextList(props: ComponentPropsWithoutRef<"ul">) {
  return <ul role="list" className="points" {...props} />;
}

/** A Markdown list of steps. */
export function NumberedList(props: ComponentPropsWithoutRef<"ol">) {
  return <ol role="list" className="numbers" {...props} />;
}
