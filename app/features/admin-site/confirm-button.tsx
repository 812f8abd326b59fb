import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';

type ConfirmButtonProps = { label: string; title: string; explanation: string; busy?: boolean; onConfirm: () => void };

/** A button whose effect cannot be taken back: asks first. */
export function ConfirmButton({ label, title, explanation, busy = false, onConfirm }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="danger" busy={busy} onClick={() => setAsking(true)}>
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
                variant="danger"
                onClick={() => {
                  setAsking(false);
                  onConfirm();
                }}
              >
                {label}
              </Button>
              <Button size="small" variant="secondary" onClick={() => setAsking(false)}>
                Abbrechen
              </Button>
            </div>
          }
        >
          <p>{explanation}</p>
        </Dialog>
      )}
    </>
  );
}
