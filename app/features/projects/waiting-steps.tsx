import type { ComponentProps } from 'react';
import { ApprovalForm } from './approval-form.tsx';
import { formatDue, headingId, isWaiting, type Milestone } from './project-rows.ts';
import { PreviewLink } from './preview-link.tsx';
import { splitPreview } from './split-preview.ts';
import { Decision } from './milestone-timeline.tsx';

type StepsProps = {
  steps: readonly Milestone[];
  /** Ids of those about which something was typed that is not stored. */
  unsent: ReadonlySet<string>;
  /** Not in a project that is over. */
  canDecide: boolean;
  onUnsent: (id: string, isUnsent: boolean) => void;
};

/** What waits for the customer, each decided in place: he came for this. */
export const WaitingSteps = ({ steps, unsent, canDecide, onUnsent }: StepsProps) => {
  const waits = (step: Milestone): boolean => canDecide && isWaiting(step);
  const next = steps.find(waits);
  return steps.map(
    (step, index) =>
      (waits(step) || unsent.has(step.id)) && (
        <WaitingStep
          key={step.id}
          isOver={!waits(step)}
          onUnsent={onUnsent}
          step={step}
          place={`Schritt ${index + 1} von ${steps.length}`}
          isNext={step === next}
          following={steps[index + 1]}
        />
      ),
  );
};

type Props = {
  step: Milestone;
  /** 'Schritt 2 von 5' */
  place: string;
  isNext: boolean;
  following: Milestone | undefined;
} & Pick<ComponentProps<typeof ApprovalForm>, 'isOver' | 'onUnsent'>;

function WaitingStep({ step, place, ...form }: Props) {
  const { text, preview } = splitPreview(step.description);
  const id = `freigabe-${step.id}`;
  return (
    <section aria-labelledby={id} className="notice p-4 sm:p-5">
      <h2 id={id} className="text-title break-words">
        {form.isOver ? `${place}: ${step.title}` : `Bitte geben Sie ${place} frei: ${step.title}`}
      </h2>
      {step.due_on && <p className="text-small text-muted">geplant bis {formatDue(step.due_on)}</p>}
      {text && <p className="mt-1 max-w-[60ch] break-words whitespace-pre-line">{text}</p>}
      <Decision step={step} />
      {/* Directly above the answers: nobody approves what he has not seen. */}
      {preview && <PreviewLink href={preview} />}
      <ApprovalForm step={step} {...form} headingId={headingId(step.id)} />
    </section>
  );
}
