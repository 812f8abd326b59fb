import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';

type Props = {
  reason: string;
  onReason: (reason: string) => void;
  refuse: (reason: string) => Promise<void>;
  onClose: () => void;
};

export default function RefuseDialog({ reason, onReason, refuse, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    try {
      await refuse(reason);
      void showToast({ title: 'Angebot abgelehnt' });
      onClose();
    } catch {
      setIsBusy(false);
      void showToast({
        title: 'Nicht abgelehnt',
        description: 'Bitte versuchen Sie es erneut.',
        tone: 'destructive',
      });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Angebot ablehnen?"
      description="Danach lässt es sich nicht mehr annehmen. Bei Fragen schreiben Sie uns lieber zuerst."
      footer={
        <div className="flex flex-wrap gap-3">
          <Button size="small" variant="danger" busy={isBusy} onClick={() => void send()}>
            Ablehnen
          </Button>
          <Button size="small" variant="secondary" onClick={onClose}>
            Zurück
          </Button>
        </div>
      }
    >
      <Field label="Ihr Grund">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
