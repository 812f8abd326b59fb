import { Button, buttonClass } from './button.tsx';
import { Container } from './layout/section.tsx';

/**
 * The screen for everything unforeseen (ERROR-01…05). Its links load whole
 * pages: the running code is what just failed.
 */
export function ErrorScreen({ supportEmail }: { supportEmail: string | undefined }) {
  return (
    <Container className="grid gap-10 py-20 md:grid-cols-12 md:py-32">
      <div className="md:col-span-7">
        <h1 className="text-head">Etwas ist schiefgelaufen</h1>
        <p className="mt-5 max-w-[52ch] text-lead text-muted">
          Ein unerwarteter Fehler ist aufgetreten. Wir entschuldigen uns für die Unannehmlichkeiten.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {/* On a public page the frame listens. */}
          <Button data-frame="reload" onClick={() => window.location.reload()}>
            Seite neu laden
          </Button>
          <a href="/" className={buttonClass({ variant: 'secondary' })}>
            Zur Startseite
          </a>
        </div>
        <p className="mt-10 text-small text-muted">
          Hilft das nicht?{' '}
          {supportEmail ? (
            <>
              Schreiben Sie an{' '}
              <a href={`mailto:${supportEmail}`} className="text-ink underline underline-offset-4">
                {supportEmail}
              </a>
              .
            </>
          ) : (
            <a href="/kontakt" className="text-ink underline underline-offset-4">
              Schreiben Sie uns.
            </a>
          )}
        </p>
      </div>
      <svg
        viewBox="0 0 320 240"
        className="w-full max-w-sm text-line-strong md:col-span-4 md:col-start-9"
        fill="none"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path
          d="M20 220V120a45 45 0 0 1 90 0v30a40 40 0 0 0 34 39"
          stroke="var(--accent)"
          strokeWidth="14"
        />
        <path
          d="M196 176a40 40 0 0 0 14-30V90a45 45 0 0 1 90 0v130"
          stroke="currentColor"
          strokeWidth="14"
          strokeDasharray="3 9"
        />
        <path d="M156 168l10 18-6 10 12 18M186 156l-6 14 8 12" stroke="currentColor" />
      </svg>
    </Container>
  );
}
