import { EmailChange } from '#app/features/account/email-change.tsx';
import { EmailChangeNotice } from '#app/features/account/email-change-notice.tsx';
import { Group } from '#app/features/account/group.tsx';
import { SecurityPage } from '#app/features/account/security/security-page.tsx';
import { useSession } from '#app/lib/session-store.ts';

/** The own account of who works here. */
export default function AdminAccount() {
  const { user } = useSession();
  return (
    <>
      <EmailChangeNotice />
      <SecurityPage title="Mein Konto">
        <Group
          id="e-mail-adresse"
          title="E-Mail-Adresse"
          intro="Damit melden Sie sich an, und dorthin gehen Mails über Ihr Konto."
        >
          <EmailChange current={user?.email ?? ''} returnTo="/admin/konto" />
        </Group>
      </SecurityPage>
    </>
  );
}
