import type { ReactNode } from "react";
import { FaqCard, FaqItem } from "../../components/FaqItem";
import { Prose } from "../../components/Prose";
import type { PageId } from "../../content/schema/component-shapes";

export interface QuestionsProps {
  /** Questions, in order. */
  children: ReactNode;
}

/**
 * Questions inside a page that open and close independently, with or without scripts, as on the FAQ's own pages.
 * @example
 * <Questions>
 * <Question id="storage" title="Does the plan pay for storage?">
 *
 * Storage is one of the things that a plan covers.
 *
 * </Question>
 * </Questions>
 */
export function Questions({ children }: QuestionsProps) {
  return <FaqCard>{children}</FaqCard>;
}

export interface QuestionProps {
  title: string;
  /** The answer's id for links. */
  id: PageId;
  /** The answer, in Markdown. */
  children: ReactNode;
}

/**
 * One of the Questions.
 * @partOf Questions
 * @heading 3
 */
export function Question({ title, id, children }: QuestionProps) {
  return (
    <FaqItem id={id} question={title} headingLevel={3}>
      <Prose>{children}</Prose>
    </FaqItem>
  );
}
