export type AnsweredQuestion = { question: string; answerHtml: string };

/** Questions with their answers in full, nothing folded away: the structured data repeats exactly this text. */
export function QuestionList({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <div className="border-t border-line-strong">
      {questions.map(({ question, answerHtml }) => (
        <div key={question} className="grid gap-2 border-b border-line py-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10">
          <h3 className="text-title">{question}</h3>
          <div className="prose text-muted" dangerouslySetInnerHTML={{ __html: `<p>${answerHtml}</p>` }} />
        </div>
      ))}
    </div>
  );
}
