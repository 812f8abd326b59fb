import { Accordion } from '#app/ui/content/accordion.tsx';
import { Prose } from '#app/ui/content/prose.tsx';

export type AnsweredQuestion = { question: string; answerHtml: string };

/** Questions with their answers, in the words of the structured data: the first is open, the others a press away. */
export const QuestionList = ({ questions }: { questions: readonly AnsweredQuestion[] }) => (
  <Accordion
    items={questions.map(({ question, answerHtml }, index) => ({
      title: question,
      content: <Prose html={answerHtml} />,
      open: index === 0,
    }))}
  />
);
