import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { useRowChange } from '../area/use-row-change.ts';

/** Refuses the offer after one question; the reason is free. */
export function RefuseForm({ offerId }: { offerId: string }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const refuse = useRowChange<string>({
    reads: [['portal-offer'], ['portal-offers'], ['next-steps']],
    write: (client, text) => client.rpc('refuse_offer', { offer_id: offerId, reason: text }),
    done: 'Angebot abgelehnt',
  });
  return (
    <>
      <Button variant="quiet" size="small" className="-ml-4 justify-self-start" onClick={() => setOpen(true)}>
        Angebot ablehnen
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Angebot ablehnen?"
        description="Danach lässt es sich nicht mehr annehmen. Bei Fragen schreiben Sie uns lieber zuerst."
        footer={
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              variant="danger"
              busy={refuse.isPending}
              onClick={() => refuse.mutate(reason, { onSuccess: () => setOpen(false) })}
            >
              Ablehnen
            </Button>
            <Button size="small" variant="secondary" onClick={() => setOpen(false)}>
              Zurück
            </Button>
          </div>
        }
      >
        <Field label="Ihr Grund">
          {(control) => (
            <Textarea {...control} rows={3} maxLength={4000} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
      </Dialog>
    </>
  );
}
