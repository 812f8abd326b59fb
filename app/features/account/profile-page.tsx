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
import { MessageMails } from './message-mails.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecurityGlance } from './security/security-glance.tsx';

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
    <div className="max-w-[60rem]">
      <PageHead title="Profil" />
      <QueryState query={query}>
        {(details) => (
          <>
            <SettingsPart
              title="Ihre Angaben"
              intro="Wir übernehmen sie in Angebote und Rechnungen. Nur der Name ist Pflicht."
            >
              <ProfileForm userId={user.id} details={details} />
            </SettingsPart>
            <SettingsPart
              title="E-Mail-Adresse"
              intro={
                'Zum Wechseln bestätigen Sie die Links in zwei E-Mails: an die alte und an die ' +
                'neue Adresse.'
              }
            >
              <EmailChange current={user.email ?? ''} />
            </SettingsPart>
            <SettingsPart
              title="Sicherheit"
              intro="Wie Sie sich anmelden, und wo Sie gerade angemeldet sind."
            >
              <SecurityGlance />
            </SettingsPart>
            <SettingsPart
              title="Benachrichtigungen"
              intro="E-Mails zu Angeboten, Rechnungen und Terminen bekommen Sie immer."
            >
              <MessageMails details={details} />
            </SettingsPart>
            <SettingsPart
              title="Ihre Daten"
              intro="Alles, was wir zu Ihnen gespeichert haben, mit allen Dateien."
            >
              <DataExport />
            </SettingsPart>
            <SettingsPart
              title="Löschung"
              intro="Sie können die Löschung Ihres Kontos und aller Daten beantragen."
            >
              <DeletionRequest requestedAt={details.deletion_requested_at} />
            </SettingsPart>
          </>
        )}
      </QueryState>
    </div>
  );
}
