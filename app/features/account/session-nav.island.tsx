import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { leadsOn } from './login-path.ts';
import { SessionWatcher } from './session-watcher.tsx';
import { isAdmin } from '#app/lib/session-state.ts';
import { useSession } from '#app/lib/session-store.ts';
import { useAddress } from '#app/lib/use-site.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** The bar's buttons that depend on the session. Cached pages carry the anonymous version. */
export default function SessionNav({ placement }: { placement: 'bar' | 'menu' }) {
  return (
    <>
      {placement === 'bar' && <SessionWatcher />}
      <Buttons placement={placement} />
    </>
  );
}

function Buttons({ placement }: { placement: 'bar' | 'menu' }) {
  const session = useSession();
  const full = placement === 'menu';
  const { pathname } = useAddress();
  // More buttons do not fit beside the entries, and a second row would move the
  // form while it leads on.
  const keepsHeight = placement === 'bar' && leadsOn(pathname);
  if (session.status !== 'signed-in' || keepsHeight) {
    return (
      <ButtonLink to="/login" variant="secondary" size="small" full={full}>
        Anmelden
      </ButtonLink>
    );
  }
  return (
    <div className={full ? 'grid justify-items-start gap-3' : 'flex items-center gap-2'}>
      {session.profileSettled && isAdmin(session) && (
        <>
          <Badge>Admin</Badge>
          <ButtonLink to="/admin" variant="secondary" size="small" full={full}>
            Verwaltung
          </ButtonLink>
        </>
      )}
      {session.profileSettled && !isAdmin(session) && (
        <ButtonLink to="/portal" variant="secondary" size="small" full={full}>
          Kundenportal
        </ButtonLink>
      )}
      <SignOutButton full={full} />
    </div>
  );
}
