import { useState } from 'react';
import { FactList } from '#app/private/fact-list.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { mailTitle, recipientLabel, signsIn } from './mail-title.ts';

export type OpenMail = {
  id: string;
  template: string;
  recipient: string;
  status: string;
  created_at: string;
  sent_at: string | null;
  subject: string | null;
  files: readonly string[] | null;
  resent_from: string | null;
};

type MailDialogProps = {
  mail: OpenMail;
  reads: readonly (readonly unknown[])[];
  onClose: () => void;
};

/** One mail as it left, or as it would leave now; a sent one can be sent once more. */
export function MailDialog({ mail, reads, onClose }: MailDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const again = useRowChange<void>({
    reads,
    write: (client) => client.rpc('resend_mail', { mail_id: mail.id }),
    done: 'Mail wird noch einmal gesendet',
  });
  const isSent = mail.status === 'sent';
  const footer = isAsking ? (
    <div className="grid gap-3">
      <p className="text-small">
        {mail.recipient === 'agency' ? 'Sie bekommen' : `${mail.recipient} bekommt`} diese Mail noch
        einmal, mit den heutigen Texten und einem neuen Link, wo sie einen hat.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          busy={again.isPending}
          onClick={() => again.mutate(undefined, { onSuccess: onClose })}
        >
          Jetzt senden
        </Button>
        <Button size="small" variant="secondary" onClick={() => setIsAsking(false)}>
          Zurück
        </Button>
      </div>
    </div>
  ) : (
    isSent &&
    !signsIn(mail.template) && (
      <Button size="small" variant="secondary" onClick={() => setIsAsking(true)}>
        Erneut senden
      </Button>
    )
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={<span className="wrap-anywhere">{mail.subject ?? mailTitle(mail.template)}</span>}
      footer={footer || undefined}
    >
      <FactList
        facts={[
          ['Empfänger', recipientLabel(mail.recipient)],
          ['Art', mailTitle(mail.template)],
          ['Gesendet', mail.sent_at && formatMoment(mail.sent_at)],
          ['Anhänge', mail.files?.join(', ') ?? ''],
          ['Wiederholung', mail.resent_from && 'einer früheren Mail'],
        ]}
      />
      {explain(mail) && <p className="mt-4 text-fine text-muted">{explain(mail)}</p>}
      <iframe
        title="Inhalt der Mail"
        src={`/dokumente/mails/${mail.id}`}
        sandbox=""
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        className="mt-4 h-[60vh] min-h-80 w-full border border-line bg-white"
      />
    </Dialog>
  );
}

function explain({ status, subject, template }: OpenMail): string {
  if (status !== 'sent') return 'Noch nicht gesendet. So sähe die Mail jetzt aus.';
  if (signsIn(template)) return 'Links und Codes zur Anmeldung sind unkenntlich gemacht.';
  if (subject !== null || template.startsWith('newsletter-')) return '';
  return 'Von dieser älteren Mail ist kein Abbild da. So sähe sie heute aus.';
}
