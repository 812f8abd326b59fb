import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { formatDay } from '#shared/core/format.ts';
import { supportsPasskeys } from '../passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { TotpEnrolment } from './totp-enrolment.tsx';
import { useFactors, type Factors } from './use-factors.ts';
import { WayRow } from './way-row.tsx';

const formatSince = (moment: string): string => `seit ${formatDay(agencyDay(moment))}`;

/** What is lost with a second factor: with the last one, the protection. */
export const explainRemoval = ({ active }: Factors): string =>
  active.length > 1
    ? 'Bei der Anmeldung können Sie diesen zweiten Faktor danach nicht mehr benutzen.'
    : 'Danach genügt für die Anmeldung das Passwort. Wer es kennt, kommt in Ihr Konto.';

/** Whether this browser can make a passkey, and what one is, or why it cannot. */
export function usePasskeyMaking(): { isPossible: boolean; about: string } {
  const isHydrated = useHydrated();
  const isPossible = isHydrated && supportsPasskeys();
  const about =
    isPossible || !isHydrated
      ? 'Fingerabdruck, Gesicht oder PIN Ihres Geräts.'
      : 'Dieser Browser kennt keine Passkeys, oder die Verbindung ist nicht verschlüsselt.';
  return { isPossible, about };
}

/** Switches on and off what is asked for after the password, where that is all there is to do. */
export function FactorSettings() {
  const factors = useFactors();
  const { keys, pending, busy, addKey } = factors;
  const { isPossible, about } = usePasskeyMaking();
  return (
    <div className="panel panel-row max-w-[44rem]">
      <FactorRows factors={factors}>
        <WayRow
          title="Passkey"
          state={keys.length > 0 ? 'Eingeschaltet' : about}
          action={
            // A new factor ends what is being set up.
            isPossible &&
            !pending && (
              <Button
                variant="secondary"
                size="small"
                aria-label="Passkey als zweiten Faktor einrichten"
                busy={busy}
                onClick={() => void addKey()}
              >
                Einrichten
              </Button>
            )
          }
        >
          <FactorKeys factors={factors} />
        </WayRow>
      </FactorRows>
    </div>
  );
}

/** The app, then what is given, then the codes for a lost device. */
export function FactorRows({
  factors,
  before,
  children,
}: {
  factors: Factors;
  before?: ReactNode;
  children: ReactNode;
}) {
  const { app, active, pending, busy, recovery } = factors;
  return (
    <ul aria-label="Anmeldung" className="panel-rows">
      {before}
      {factors.isPending ? (
        <li>
          <Spinner />
        </li>
      ) : (
        <>
          {factors.isError && (
            <li className="py-3 text-small" role="alert">
              Die zweiten Faktoren konnten nicht geladen werden.
            </li>
          )}
          <WayRow
            title="App mit Code"
            state={
              app
                ? `Eingeschaltet ${formatSince(app.created_at)}`
                : 'Verlangt nach dem Passwort einen Code.'
            }
            action={
              app ? (
                <ConfirmButton
                  label="Ausschalten"
                  name="App mit Code ausschalten"
                  title="App mit Code ausschalten?"
                  explanation={explainRemoval(factors)}
                  variant="secondary"
                  busy={busy}
                  onConfirm={() => factors.remove(app.id)}
                />
              ) : (
                !pending && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label="App mit Code einrichten"
                    onClick={() => void factors.addApp()}
                  >
                    Einrichten
                  </Button>
                )
              )
            }
          >
            {pending && (
              <TotpEnrolment factor={pending} onDone={factors.finish} onCancel={factors.close} />
            )}
          </WayRow>
          {children}
          {active.length > 0 && <RecoveryCodes {...recovery} />}
          {factors.isStale && <SignInAgain onClose={factors.endStale} />}
        </>
      )}
    </ul>
  );
}

/** Passkeys that are asked for after the password. */
export const FactorKeys = ({ factors }: { factors: Factors }) =>
  factors.keys.length > 0 && (
    <ul aria-label="Passkeys nach dem Passwort" className="panel-rows">
      {factors.keys.map(({ id, friendly_name: name, created_at }) => (
        <KeyRow
          key={id}
          name={name}
          use="nach dem Passwort"
          createdAt={created_at}
          label="Ausschalten"
          explanation={explainRemoval(factors)}
          busy={factors.busy}
          onRemove={() => factors.remove(id)}
        />
      ))}
    </ul>
  );

/** What the service calls those that nobody has named. */
const UNNAMED = 'Passkey';

type KeyRowProps = {
  name: string | undefined;
  /** When it is asked for. */
  use: string;
  createdAt: string;
  label: 'Ausschalten' | 'Entfernen';
  explanation: string;
  busy: boolean;
  onRemove: () => void;
};

export function KeyRow({
  name = UNNAMED,
  use,
  createdAt,
  label,
  explanation,
  busy,
  onRemove,
}: KeyRowProps) {
  const which = name === UNNAMED ? `vom ${formatDay(agencyDay(createdAt))}` : `„${name}“`;
  const question = `Passkey ${which} ${label.toLowerCase()}`;
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <span className="min-w-0 flex-1">
        {name}
        <span className="block text-muted">
          {use}, {formatSince(createdAt)}
        </span>
      </span>
      <ConfirmButton
        label={label}
        name={question}
        title={`${question}?`}
        explanation={explanation}
        variant="secondary"
        busy={busy}
        onConfirm={onRemove}
      />
    </li>
  );
}
