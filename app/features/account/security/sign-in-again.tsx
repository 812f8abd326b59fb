import { buildLoginPath } from '#app/lib/return-path.ts';
import { Dialog } from '#app/private/dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { signOut } from '../sign-out.ts';

/** What adds a way into the account waits for a new sign-in, which leads back to this page. */
export const SignInAgain = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="Bitte melden Sie sich neu an"
    description={
      'Ihre Anmeldung ist eine Weile her. Damit niemand an einem offenen Gerät Ihr Konto ' +
      'übernimmt, richten Sie App und Passkeys nur kurz nach einer Anmeldung ein.'
    }
  >
    <Button onClick={() => void signOut(() => location.assign(buildLoginPath(location.pathname)))}>
      Neu anmelden
    </Button>
  </Dialog>
);
