import { EmailChange } from '#app/features/account/email-change.tsx';
import { EmailChangeNotice } from '#app/features/account/email-change-notice.tsx';
import { SecurityPage } from '#app/features/account/security/security-page.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { SettingsPart } from '#app/private/settings-part.tsx';

/** The own account of who works here. */
export default function AdminAccount() {
  const { user } = useSession();
  return (
    <div className="max-w-[75rem]">
      <EmailChangeNotice />
      <SecurityPage title="Mein Konto" isUrgent>
        <SettingsPart
          title="E-Mail-Adresse"
          intro="Damit melden Sie sich an, und dorthin gehen Mails über Ihr Konto."
        >
          <EmailChange current={user?.email ?? ''} returnTo="/admin/konto" />
        </SettingsPart>
      </SecurityPage>
    </div>
  );
}
