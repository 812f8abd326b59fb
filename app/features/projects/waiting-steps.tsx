import { isSettled } from '#shared/projects/project-status.ts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { ApprovalForm } from './approval-form.tsx';
import { formatDue, headingId, isWaiting, type Milestone } from './project-rows.ts';
import { splitPreview } from './split-preview.ts';
import { Decision } from './milestone-timeline.tsx';

type StepsProps = {
  steps: readonly Milestone[];
  /** Ids of those about which something was typed that is not stored. */
  unsent: ReadonlySet<string>;
  /** Not in a project that is over. */
  canDecide: boolean;
  onUnsent: (id: string, isUnsent: boolean) => void;
  /** What there is to see of the first of them. */
  pictureOf?: (preview: string | undefined, onLook: () => void) => ReactNode;
};

/** What waits for the customer, each decided in place: he came for this. */
export const WaitingSteps = ({ steps, unsent, canDecide, onUnsent, pictureOf }: StepsProps) => {
  const waits = (step: Milestone): boolean => canDecide && isWaiting(step);
  const next = steps.find(waits);
  const shown = steps.filter((step) => waits(step) || unsent.has(step.id));
  return shown.map((step) => {
    const index = steps.indexOf(step);
    return (
      <WaitingStep
        key={step.id}
        isOver={!waits(step)}
        onUnsent={onUnsent}
        step={step}
        place={`Schritt ${index + 1} von ${steps.length}`}
        isNext={step === next}
        following={steps.slice(index + 1).find(({ status }) => !isSettled(status))}
        {...(step === shown[0] && pictureOf && { pictureOf })}
      />
    );
  });
};

type Props = {
  step: Milestone;
  /** 'Schritt 2 von 5' */
  place: string;
  isNext: boolean;
  following: Milestone | undefined;
} & Pick<ComponentProps<typeof ApprovalForm>, 'isOver' | 'onUnsent'> &
  Pick<StepsProps, 'pictureOf'>;

/** First looked at, then decided: the yellow button is the way to see it until that was pressed. */
function WaitingStep({ step, place, isNext, pictureOf, ...form }: Props) {
  const [seen, setSeen] = useState('');
  const { text, preview } = splitPreview(step.description);
  const look = () => setSeen(step.updated_at);
  const isToLook = isNext && preview !== undefined && seen !== step.updated_at;
  const id = `freigabe-${step.id}`;
  return (
    <section aria-labelledby={id} className="notice p-4 sm:p-5">
      <h2 id={id} className="text-title break-words">
        {form.isOver ? `${place}: ${step.title}` : `Bitte geben Sie ${place} frei: ${step.title}`}
      </h2>
      {step.due_on && <p className="text-small text-muted">geplant bis {formatDue(step.due_on)}</p>}
      {text && <p className="mt-1 max-w-[60ch] break-words whitespace-pre-line">{text}</p>}
      <Decision step={step} />
      {pictureOf && <div className="mt-3">{pictureOf(preview, look)}</div>}
      {preview && (
        <ButtonAnchor
          href={preview}
          size="small"
          variant={isToLook ? 'primary' : 'secondary'}
          className="mt-[1rem] max-sm:w-full"
          onClick={look}
        >
          <span>
            Vorschau ansehen
            <span aria-hidden="true">&nbsp;↗</span>
            <span className="sr-only"> (öffnet neuen Tab)</span>
          </span>
        </ButtonAnchor>
      )}
      <div className="mt-4 border-t border-line pt-1">
        <ApprovalForm
          step={step}
          {...form}
          isNext={isNext && !isToLook}
          headingId={headingId(step.id)}
        />
      </div>
    </section>
  );
}
