import { Button } from '../../../ui/button.tsx';
import { useAccountChange } from './use-account-change.ts';

export function OtherSessions() {
  const { busy, run } = useAccountChange('sessions');
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() => void run((supabase) => supabase.auth.signOut({ scope: 'others' }), 'Andere Sitzungen beendet')}
    >
      Andere Sitzungen beenden
    </Button>
  );
}
