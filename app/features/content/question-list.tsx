import { Accordion } from '#app/ui/content/accordion.tsx';
import { Prose } from '#app/ui/content/prose.tsx';

export type AnsweredQuestion = { question: string; answerHtml: string };

/** So many questions stand open; more would be a wall. */
const OPEN = 6;

/** Questions with their answers, in the words of the structured data: the first in full, the others a press away. */
export function QuestionList({ questions }: { questions: readonly AnsweredQuestion[] }) {
  const folded = questions.slice(OPEN);
  return (
    <div className="border-t border-line-strong">
      {questions.slice(0, OPEN).map(({ question, answerHtml }) => (
        <div
          key={question}
          className="grid gap-2 border-b border-line py-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10"
        >
          <h3 className="text-title">{question}</h3>
          <div
            className="prose text-muted"
            dangerouslySetInnerHTML={{ __html: `<p>${answerHtml}</p>` }}
          />
        </div>
      ))}
      {folded.length > 0 && (
        <div className="-mt-px">
          <Accordion
            items={folded.map(({ question, answerHtml }) => ({
              title: question,
              content: <Prose html={answerHtml} />,
            }))}
          />
        </div>
      )}
    </div>
  );
}
