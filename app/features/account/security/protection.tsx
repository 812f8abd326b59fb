import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { FACTORS_QUERY, hasFactor, isApp, isVerified, readFactors } from './factors.ts';
import { CODES_QUERY, countCodes } from './recovery-codes.tsx';
import { useSessions } from './use-sessions.ts';

/** What protects the account now; what can be done about it stands below, begun from here. It has its place before it is known. */
export function Protection({
  isUrgent = false,
  onSetUp,
}: {
  isUrgent?: boolean | undefined;
  /** Begins what is missing; not while it has begun. */
  onSetUp?: (() => void) | undefined;
}) {
  const { data: factors } = useQuery({ queryKey: [FACTORS_QUERY], queryFn: readFactors });
  const isStrong = factors !== undefined && hasFactor(factors);
  const isWeak = factors !== undefined && !isStrong;
  const { data: codes } = useQuery({
    queryKey: [CODES_QUERY],
    queryFn: countCodes,
    enabled: isStrong,
  });
  const { data: sessions } = useSessions();
  const active = (factors ?? []).filter(isVerified);
  const kinds = [...new Set(active.map(nameOf))];
  return (
    <section
      aria-labelledby="schutz"
      className={cx('mb-6', isWeak && isUrgent ? 'notice' : 'panel')}
    >
      <div className="panel-row flex flex-wrap items-center gap-x-4 gap-y-3 py-5">
        <span
          className={cx(
            'grid size-12 shrink-0 place-items-center rounded-full bg-sunken',
            isStrong ? 'text-success' : isWeak && isUrgent && 'text-danger',
          )}
        >
          <Icon name={isWeak && isUrgent ? 'warning' : 'shield'} />
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="schutz" className="text-title">
            {isStrong && 'Doppelt geschützt'}
            {isWeak && (isUrgent ? 'Zweiter Faktor fehlt' : 'Noch sicherer: ein zweiter Faktor')}
            {factors === undefined && '…'}
          </h2>
          <p className="min-h-[1.5em] text-small text-muted">
            {isStrong && `Nach der Anmeldung wird ${kinds.join(' oder ')} verlangt.`}
            {isWeak && isUrgent && 'Wer Ihr Passwort kennt, kommt in Ihr Konto.'}
            {isWeak && !isUrgent && 'Dann genügt ein gestohlenes Passwort nicht für Ihr Konto.'}
          </p>
          <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
            {isStrong ? (
              <Fact label="Wiederherstellungscodes">
                {codes !== undefined && (codes === 0 ? 'keine' : `${codes} unbenutzt`)}
              </Fact>
            ) : (
              <Fact label="Beim Anmelden">{isWeak && 'nur Passwort'}</Fact>
            )}
            <Fact label="Angemeldet">
              {sessions && (sessions.length === 1 ? 'nur hier' : `in ${sessions.length} Sitzungen`)}
            </Fact>
          </dl>
        </div>
        {isWeak && onSetUp && (
          <Button
            size="small"
            variant={isUrgent ? 'primary' : 'secondary'}
            className="max-sm:w-full"
            onClick={onSetUp}
          >
            Zweiten Faktor einrichten
          </Button>
        )}
      </div>
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex gap-x-1.5">
    <dt className="text-muted">{label}:</dt>
    <dd className="min-h-[1.5em] font-medium">{children}</dd>
  </div>
);

const nameOf = (factor: Parameters<typeof isApp>[0]): string =>
  isApp(factor) ? 'der Code Ihrer Authenticator-App' : 'ein Passkey';
