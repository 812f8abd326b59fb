import { EmailChange } from '#app/features/account/email-change.tsx';
import { SecurityPage } from '#app/features/account/security/security-page.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { SettingsPart } from '#app/private/settings-part.tsx';

/** The own account of who works here. */
export default function AdminAccount() {
  const { user } = useSession();
  return (
    <div className="max-w-[60rem]">
      <SecurityPage title="Mein Konto" />
      <SettingsPart
        title="E-Mail-Adresse"
        intro={
          'Zum Wechseln bestätigen Sie die Links in zwei E-Mails: an die alte und an die neue ' +
          'Adresse.'
        }
      >
        <EmailChange current={user?.email ?? ''} returnTo="/admin/konto" />
      </SettingsPart>
    </div>
  );
}
