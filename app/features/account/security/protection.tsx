import { useQuery } from '@tanstack/react-query';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { FACTORS_QUERY, hasFactor, isApp, isVerified, readFactors } from './factors.ts';

/** In one line: what protects the account now. It has its place before it is known. */
export function Protection() {
  const { data: factors } = useQuery({ queryKey: [FACTORS_QUERY], queryFn: readFactors });
  const isStrong = factors !== undefined && hasFactor(factors);
  const kinds = [...new Set((factors ?? []).filter(isVerified).map(nameOf))];
  return (
    <p
      className={cx(
        'panel panel-row mb-6 flex min-h-14 items-center gap-3 py-3',
        isStrong && 'shadow-[inset_4px_0_0_var(--success)]',
        factors && !isStrong && 'shadow-[inset_4px_0_0_var(--accent)]',
      )}
    >
      <Icon
        name={factors && !isStrong ? 'warning' : 'shield'}
        className={cx('shrink-0', isStrong && 'text-success')}
      />
      <span className="min-w-0">
        {factors === undefined ? (
          '…'
        ) : isStrong ? (
          <>
            <strong className="font-semibold">Doppelt geschützt:</strong> nach der Anmeldung wird{' '}
            {kinds.join(' oder ')} verlangt.
          </>
        ) : (
          <>
            <strong className="font-semibold">Einfach geschützt:</strong> Wer Ihr Passwort kennt,
            kommt in Ihr Konto.
          </>
        )}
      </span>
    </p>
  );
}

const nameOf = (factor: Parameters<typeof isApp>[0]): string =>
  isApp(factor) ? 'der Code Ihrer Authenticator-App' : 'ein Passkey';
