import { MailBudgetNote } from '#app/features/operations/mail-budget-note.tsx';
import { MailList } from '#app/features/operations/mail-list.tsx';
import { RetryAllMails } from '#app/features/operations/retry-all-mails.tsx';
import { SendKeptMails } from '#app/features/operations/send-kept-mails.tsx';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { sendsMails } from '#app/lib/sends-mails.ts';
import { Notice } from '#app/private/notice.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { usePeriods } from '#app/private/use-retention.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { BUDGETS } from '#shared/core/budgets.ts';
import { formatPeriod } from '#shared/privacy/retention.ts';
import type { Route } from './+types/mails.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  return { hasServer: sendsMails(context) };
}

export default function AdminMails({ loaderData: { hasServer } }: Route.ComponentProps) {
  const kept = formatPeriod('mail_days', usePeriods());
  return (
    <>
      <PageHead
        title="Mails"
        note={hasServer && `Mails stehen hier ${kept}, gescheiterte zuoberst.`}
      >
        <RetryAllMails />
      </PageHead>
      {!hasServer && (
        <Notice
          className="mb-4"
          action={
            <ButtonLink to="/admin/mailserver" size="small" variant="secondary">
              Mailserver eintragen
            </ButtonLink>
          }
        >
          Nur gespeichert: Niemand hat diese Mails bekommen.
        </Notice>
      )}
      <MailBudgetNote />
      {hasServer && <SendKeptMails />}
      <MailList hasServer={hasServer} />
      <p className="mt-8 max-w-[68ch] text-fine text-muted">
        An eine Adresse, die noch niemand bestätigt hat, gehen höchstens {BUDGETS.mailsAnHour.most}{' '}
        Mails in der Stunde und {BUDGETS.mailsADay.most} am Tag; weitere halten wir zurück.
      </p>
    </>
  );
}
