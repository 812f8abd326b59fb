import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { SUBSCRIBERS_KEY, SUMMARY_KEY } from './issue.ts';

type LeaveDialogProps = {
  subscriber: { id: string; email: string | null };
  onClose: () => void;
};

/** Unsubscribes somebody who asked for it in another way than by the link of a mail. */
export function LeaveDialog({ subscriber, onClose }: LeaveDialogProps) {
  const leave = useRowChange<void>({
    reads: [SUBSCRIBERS_KEY, SUMMARY_KEY],
    write: (client) => client.rpc('unsubscribe_by_admin', { subscription: subscriber.id }),
    done: 'Abgemeldet',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Abmelden?"
      description={subscriber.email ?? ''}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            variant="danger"
            busy={leave.isPending}
            onClick={() => leave.mutate(undefined, { onSettled: onClose })}
          >
            Abmelden und Adresse löschen
          </Button>
          <Button size="small" variant="secondary" disabled={leave.isPending} onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <p>
        Die Adresse wird gelöscht und bekommt keine Ausgabe mehr. Wieder anmelden kann sich nur die
        Person selbst.
      </p>
    </Dialog>
  );
}
