import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { FACTORS_QUERY, hasFactor, isApp, isVerified, readFactors } from './factors.ts';
import { CODES_QUERY, countCodes } from './recovery-codes.tsx';
import { useSessions } from './use-sessions.ts';

/** What protects the account now, and what to do next. It has its place before it is known. */
export function Protection({ settings }: { settings: string }) {
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
    <section aria-labelledby="schutz" className="panel mb-6">
      <div className="panel-row flex flex-wrap items-center gap-x-4 gap-y-3 py-5">
        <span
          className={cx(
            'grid size-12 shrink-0 place-items-center rounded-full bg-sunken',
            isStrong ? 'text-success' : isWeak && 'text-danger',
          )}
        >
          <Icon name={isWeak ? 'warning' : 'shield'} />
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="schutz" className="text-title">
            {isStrong && 'Doppelt geschützt'}
            {isWeak && 'Nur mit Passwort geschützt'}
            {factors === undefined && '…'}
          </h2>
          <p className="min-h-[1.5em] text-small text-muted">
            {isStrong && `Nach der Anmeldung wird ${kinds.join(' oder ')} verlangt.`}
            {isWeak && 'Wer Ihr Passwort kennt, kommt in Ihr Konto.'}
          </p>
        </div>
        {isWeak && (
          <a href={`#${settings}`} className={buttonClass({ size: 'small' })}>
            Zweiten Faktor einrichten
          </a>
        )}
      </div>
      <dl className="panel-cells border-t border-line">
        <Fact label="Zweiter Faktor">
          {isStrong && `${active.length} eingeschaltet`}
          {isWeak && 'nicht eingerichtet'}
        </Fact>
        {isStrong && (
          <Fact label="Wiederherstellungscodes">
            {codes !== undefined && (codes === 0 ? 'keine' : `${codes} unbenutzt`)}
          </Fact>
        )}
        <Fact label="Angemeldet">
          {sessions && (sessions.length === 1 ? 'nur hier' : `in ${sessions.length} Sitzungen`)}
        </Fact>
      </dl>
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-fine text-muted">{label}</dt>
    <dd className="min-h-[1.5em] text-small font-semibold">{children}</dd>
  </div>
);

const nameOf = (factor: Parameters<typeof isApp>[0]): string =>
  isApp(factor) ? 'der Code Ihrer Authenticator-App' : 'ein Passkey';
