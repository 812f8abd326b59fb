import { Accordion } from '#app/ui/content/accordion.tsx';
import { Prose } from '#app/ui/content/prose.tsx';

type Step = { question: string; yes: string | undefined; no: string | undefined };

/**
 * Questions that yes and no lead through, without script: the answer that goes
 * on stands below the one that ends, and opens the next question.
 */
export const Decision = ({ steps }: { steps: readonly Step[] }) =>
  steps.length > 0 && (
    <div className="border-2 border-ink bg-surface px-5 pt-5">
      <Question steps={steps} number={1} />
    </div>
  );

function Question({ steps: [step, ...rest], number }: { steps: readonly Step[]; number: number }) {
  if (!step) return null;
  const answers = [
    { title: 'Ja', html: step.yes },
    { title: 'Nein', html: step.no },
  ].toSorted((one, other) => Number(!one.html) - Number(!other.html));
  return (
    <>
      <p className="pb-4 font-display text-title leading-tight font-semibold">
        {`${number}. ${step.question}`}
      </p>
      <Accordion
        name={`frage-${number}`}
        isEnded
        items={answers.map(({ title, html }) => ({
          title,
          content: html ? <Prose html={html} /> : <Question steps={rest} number={number + 1} />,
        }))}
      />
    </>
  );
}
