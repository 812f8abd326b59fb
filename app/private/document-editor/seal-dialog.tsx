import type { ReactNode } from 'react';
import { Dialog } from '#app/private/dialog.tsx';
import type { useRowChange } from '#app/private/use-row-change.ts';
import { Button } from '#app/ui/button.tsx';
import type { collectFieldErrors } from '#shared/forms/field-errors.ts';
import type { useDraft } from './use-draft.ts';

/** What sends the document and ends the draft. */
export type Seal = {
  /** On the page, and the one in the dialog that asks once more. */
  labels: readonly [ask: string, seal: string, busy: string];
  title: string;
  description?: string;
  explanation: ReactNode;
  /** What keeps it from going out as it stands in the fields. */
  findProblems: () => Parameters<typeof collectFieldErrors>[0];
  change: ReturnType<typeof useRowChange<void>>;
};

type Props = {
  seal: Seal;
  open: boolean;
  onClose: () => void;
  onErrors: ReturnType<typeof useDraft>['setErrors'];
};

/** Asks once more before the document goes out. */
export function SealDialog({ seal, open, onClose, onErrors }: Props) {
  const [, sealLabel, busyLabel] = seal.labels;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={seal.title}
      {...(seal.description && { description: seal.description })}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            busy={seal.change.isPending}
            onClick={() =>
              seal.change.mutate(undefined, {
                onError: ({ fieldErrors }) => onErrors(fieldErrors),
                onSettled: onClose,
              })
            }
          >
            {seal.change.isPending ? busyLabel : sealLabel}
          </Button>
          <Button size="small" variant="secondary" onClick={onClose}>
            Zurück
          </Button>
        </div>
      }
    >
      {seal.explanation}
    </Dialog>
  );
}
