import { useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '#app/ui/button.tsx';
import { signOut } from './sign-out.ts';

type Props = { variant?: ButtonVariant; size?: ButtonSize; full?: boolean };

export function SignOutButton({ variant = 'quiet', size = 'small', full = false }: Props) {
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut(() => location.assign('/')).finally(() => setBusy(false));
  };
  return (
    <Button variant={variant} size={size} full={full} busy={busy} onClick={leave}>
      Abmelden
    </Button>
  );
}
