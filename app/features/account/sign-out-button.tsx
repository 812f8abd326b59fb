import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { signOut } from './sign-out.ts';

export function SignOutButton({ full = false }: { full?: boolean }) {
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut(() => location.assign('/')).finally(() => setBusy(false));
  };
  return (
    <Button variant="quiet" size="small" full={full} busy={busy} onClick={leave}>
      Abmelden
    </Button>
  );
}
