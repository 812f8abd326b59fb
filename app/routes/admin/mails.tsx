import { MailList } from '#app/features/admin-mails/mail-list.tsx';

export default function AdminMails() {
  return (
    <>
      <h1 className="mb-2 text-head">Mails</h1>
      <p className="mb-6 max-w-[60ch] text-muted">Gesendete Mails stehen hier 30 Tage. Gescheiterte bleiben, bis Sie sie erneut senden.</p>
      <MailList />
    </>
  );
}
