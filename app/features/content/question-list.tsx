import { Accordion } from '#app/ui/content/accordion.tsx';
import { Prose } from '#app/ui/content/prose.tsx';

export type AnsweredQuestion = { question: string; answerHtml: string };

type Props = { questions: readonly AnsweredQuestion[]; allClosed?: boolean };

/**
 * Questions with their answers, in the words of the structured data: the first
 * may be open, the others are a press away.
 */
export const QuestionList = ({ questions, allClosed = false }: Props) => (
  <Accordion
    items={questions.map(({ question, answerHtml }, index) => ({
      title: question,
      content: <Prose html={answerHtml} />,
      open: !allClosed && index === 0,
    }))}
  />
);
