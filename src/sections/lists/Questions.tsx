import { createContext, useContext, type ReactNode } from "react";
import { useFactText } from "../../components/FactsContext";
import { FaqCard, FaqItem } from "../../components/FaqList";
import { Prose } from "../../components/Prose";
import { idOf } from "../../content/markdown/id-of";
import type { PageId } from "../../content/schema/component-shapes";

const HeadingLevel = createContext<2 | 3>(3);

export interface QuestionsProps {
  /** 3 in a section with its own heading, 2 without. */
  headingLevel?: 2 | 3;
  /** Questions, in order. */
  children: ReactNode;
}

/** Questions inside a page, each opening for itself, with or without scripts; looks like the FAQ's own pages. */
export function Questions({ headingLevel = 3, children }: QuestionsProps) {
  return (
    <FaqCard>
      <HeadingLevel.Provider value={headingLevel}>{children}</HeadingLevel.Provider>
    </FaqCard>
  );
}

export interface QuestionProps {
  title: string;
  /** The answer's address on the page; made from the title when left out, so an edit of the title would break old links. */
  id?: PageId;
  /** The answer, in Markdown. */
  children: ReactNode;
}

/** One of the Questions. */
export function Question({ title, id, children }: QuestionProps) {
  const text = useFactText();
  return (
    <FaqItem id={id ?? idOf(text(title))} question={text(title)} headingLevel={useContext(HeadingLevel)}>
      <Prose>{children}</Prose>
    </FaqItem>
  );
}
