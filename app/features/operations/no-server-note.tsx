import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';

/** Whoever reads the list would take mails for sent that no server has taken. */
export const NoServerNote = () => (
  <div className="mb-6 flex gap-3 border border-accent bg-accent-wash p-4">
    <Icon name="warning" size={22} className="mt-0.5 shrink-0" />
    <div>
      <p className="font-semibold">E-Mails werden noch nicht versendet.</p>
      <p className="text-small">Hier steht, was ein Mailserver senden würde.</p>
      <Link
        to="/admin/mailserver"
        className="-mb-2.5 inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4"
      >
        Mailserver eintragen
      </Link>
    </div>
  </div>
);
