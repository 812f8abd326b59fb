import { MailList } from '#app/features/admin-mails/mail-list.tsx';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function AdminMails() {
  return (
    <>
      <PageHead title="Mails" note="Gesendete Mails stehen hier 30 Tage. Gescheiterte bleiben, bis Sie sie erneut senden." />
      <MailList />
    </>
  );
}
