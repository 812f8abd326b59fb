import { useRows } from '#app/lib/use-rows.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { DataExport } from './data-export.tsx';
import { DeletionRequest } from './deletion-request.tsx';
import { DETAILS_COLUMNS, DETAILS_KEY, NO_DETAILS, type Details } from './details.ts';
import { EmailChange } from './email-change.tsx';
import { EmailChangeNotice } from './email-change-notice.tsx';
import { MessageMails } from './message-mails.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Everything a customer keeps about himself, and what he may do with his data. */
export function ProfilePage() {
  const { user, profile } = useSession();
  const id = user?.id ?? '';
  const query = useRows<Details>(
    DETAILS_KEY,
    async (client) => {
      const [named, kept] = await Promise.all([
        client.from('profiles').select('full_name').eq('id', id).single(),
        client.from('customer_details').select(DETAILS_COLUMNS).eq('user_id', id).maybeSingle(),
      ]);
      const error = named.error ?? kept.error;
      if (error) return { data: null, error };
      const name = named.data?.full_name ?? '';
      return { data: { ...(kept.data ?? NO_DETAILS), name }, error: null };
    },
    id !== '',
  );
  if (!user || !profile) return <Spinner />;
  return (
    <div className="max-w-[75rem]">
      <PageHead title="Profil" />
      <EmailChangeNotice />
      <QueryState query={query}>
        {(details) => (
          <>
            <SettingsPart
              title="Kontaktdaten"
              intro="Diese Angaben stehen in Ihren Angeboten und Rechnungen. Nur der Name ist Pflicht."
            >
              <ProfileForm userId={user.id} details={details} />
            </SettingsPart>
            <SettingsPart title="E-Mail-Adresse" intro="Damit melden Sie sich an.">
              <EmailChange current={user.email ?? ''} />
            </SettingsPart>
            <SettingsPart
              title="Benachrichtigungen"
              intro="E-Mails zu Angeboten, Rechnungen und Terminen bekommen Sie immer."
            >
              <MessageMails details={details} />
            </SettingsPart>
            <SettingsPart
              title="Ihre Daten"
              intro="Alle Daten, die wir über Sie gespeichert haben."
            >
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <DataExport />
                <DeletionRequest requestedAt={details.deletion_requested_at} />
              </div>
            </SettingsPart>
          </>
        )}
      </QueryState>
    </div>
  );
}
