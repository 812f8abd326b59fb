import { MailList } from '#app/features/admin-mails/mail-list.tsx';
import { usePeriods } from '#app/features/area/use-retention.ts';
import { formatPeriod } from '#shared/retention.ts';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function AdminMails() {
  const kept = formatPeriod('mail_days', usePeriods());
  return (
    <>
      <PageHead title="Mails" note={`Gesendete Mails stehen hier ${kept}. Gescheiterte bleiben, bis Sie sie erneut senden.`} />
      <MailList />
    </>
  );
}
