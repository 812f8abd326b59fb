import type { ReactNode } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { QueryState } from '../area/query-state.tsx';
import { useSession } from '../session/session-store.ts';
import { DataExport } from './data-export.tsx';
import { DeletionRequest } from './deletion-request.tsx';
import { DETAILS_COLUMNS, DETAILS_KEY, NO_DETAILS, type Details } from './details.ts';
import { EmailChange } from './email-change.tsx';
import { MessageMails } from './message-mails.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Everything a customer keeps about himself, and what he may do with his data. */
export function ProfilePage() {
  const { user, profile } = useSession();
  const id = user?.id ?? '';
  const query = useRows<Details | null>(
    DETAILS_KEY,
    (client) => client.from('customer_details').select(DETAILS_COLUMNS).eq('user_id', id).maybeSingle<Details>(),
    id !== '',
  );
  if (!user || !profile) return <Spinner />;
  return (
    <div className="grid max-w-[60rem] grid-cols-1 divide-y divide-line">
      <h1 className="pb-8 text-head">Profil</h1>
      <QueryState query={query}>
        {(row) => {
          const details = row ?? NO_DETAILS;
          return (
            <>
              <Part title="Ihre Angaben" intro="Wir übernehmen sie in Angebote und Rechnungen.">
                <ProfileForm userId={user.id} name={profile.full_name ?? ''} details={details} />
              </Part>
              <Part
                title="E-Mail-Adresse"
                intro="Zum Wechseln bestätigen Sie die Links in zwei E-Mails: an die alte und an die neue Adresse."
              >
                <EmailChange current={user.email ?? ''} />
              </Part>
              <Part title="Benachrichtigungen" intro="E-Mails zu Angeboten, Rechnungen und Terminen bekommen Sie immer.">
                <MessageMails details={details} />
              </Part>
              <Part title="Ihre Daten" intro="Alles, was wir zu Ihnen gespeichert haben, mit allen Dateien.">
                <DataExport />
              </Part>
              <Part title="Löschung" intro="Sie können die Löschung Ihres Kontos und aller Daten beantragen.">
                <DeletionRequest requestedAt={details.deletion_requested_at} />
              </Part>
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

function Part({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-5 py-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10">
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="mt-1.5 text-small text-muted">{intro}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
