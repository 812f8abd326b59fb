import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { FactorReminder } from '#app/lib/factor-reminder.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { lazyExtra } from '#app/ui/lazy-extra.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { formatDay } from '#shared/core/format.ts';
import { Notice } from '#app/private/notice.tsx';

/** Few ever see it. */
const FactorDue = lazyExtra(() => import('./factor-due.tsx'), 'Einrichtung');
const ACCOUNT = '/admin/konto';
/** Where a factor is set up already. */
const SET_UP = [ACCOUNT, '/admin/einrichten/zweiter-faktor'];

type Props = { reminder: FactorReminder | null; children: ReactNode };

/**
 * Leads an admin without second factor to set one up: a notice above the pages
 * for seven days, then in their place.
 */
export function FactorGate({ reminder, children }: Props) {
  const { pathname } = useLocation();
  const [isPutOff, setPutOff] = useState(false);
  if (!reminder || SET_UP.includes(pathname)) return children;
  if (reminder.isDue)
    return (
      <Suspense fallback={<Spinner />}>
        <FactorDue />
      </Suspense>
    );
  // The page keeps its place when the notice goes, and with it what is being written.
  return (
    <>
      {!reminder.isQuiet && !isPutOff && (
        <FactorNotice dueAt={reminder.dueAt} onPutOff={() => setPutOff(true)} />
      )}
      {children}
    </>
  );
}

function FactorNotice({ dueAt, onPutOff }: { dueAt: string; onPutOff: () => void }) {
  const putOff = async () => {
    onPutOff();
    await (await loadSupabase()).rpc('postpone_factor');
  };
  return (
    <Notice
      role="complementary"
      aria-label="Zweiter Faktor"
      className="mb-6"
      action={
        <>
          <ButtonLink to={ACCOUNT} size="small">
            Zweiten Faktor einrichten
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={() => void putOff()}>
            Später
          </Button>
        </>
      }
    >
      <p>
        <strong className="block font-semibold">Bitte richten Sie einen zweiten Faktor ein.</strong>
        Dann genügt ein gestohlenes Passwort nicht, um hier hineinzukommen. Aufschieben können Sie
        das bis zum {formatDay(agencyDay(dueAt)).replaceAll(' ', '\u00a0')}.
      </p>
    </Notice>
  );
}
