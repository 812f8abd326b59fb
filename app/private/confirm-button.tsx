import { useState } from 'react';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmButtonProps = {
  label: string;
  /** What is read out instead of the label, where a list has many such buttons. */
  name?: string;
  /** The word on the button of the dialog, when it is another. */
  confirmLabel?: string;
  title: string;
  explanation: string;
  variant?: ButtonVariant;
  /** Of the button in the dialog: nothing is lost by some of them. */
  confirmVariant?: ButtonVariant;
  busy?: boolean;
  onConfirm: () => void;
};

/** A button whose effect cannot be taken back: asks first. */
export function ConfirmButton({
  label,
  name,
  confirmLabel = label,
  title,
  explanation,
  variant = 'danger',
  confirmVariant = 'danger',
  busy = false,
  onConfirm,
}: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant={variant}
        busy={busy}
        {...(name && { 'aria-label': name })}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={title}
          footer={
            <div className="flex flex-wrap gap-3">
              <Button
                size="small"
                variant={confirmVariant}
                onClick={() => {
                  setAsking(false);
                  onConfirm();
                }}
              >
                {confirmLabel}
              </Button>
              <Button size="small" variant="secondary" onClick={() => setAsking(false)}>
                Abbrechen
              </Button>
            </div>
          }
        >
          <p>
            <Unbroken>{explanation}</Unbroken>
          </p>
        </Dialog>
      )}
    </>
  );
}
