import { useState } from 'react';
import type { OfferAnswer } from '#shared/offers/offer-call.ts';
import { Button } from '#app/ui/button.tsx';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { nameFailure } from './settle-decision.ts';

type Props = {
  reason: string;
  onReason: (reason: string) => void;
  refuse: (reason: string) => Promise<OfferAnswer>;
  onClose: () => void;
};

export default function RefuseDialog({ reason, onReason, refuse, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    const answer = await refuse(reason);
    setIsBusy(false);
    if (!answer.success)
      return void showFailure(nameFailure(answer, 'Nicht abgelehnt'), answer.error);
    void showToast({ title: 'Angebot abgelehnt' });
    onReason('');
    onClose();
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
