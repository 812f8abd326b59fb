import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { reportError } from '#app/lib/report-error.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Button, buttonClass, ButtonLink } from '#app/ui/button.tsx';
import { MissingPage, PageHead, type WayBack } from './page-head.tsx';

/**
 * A page of the area that is not there, or that failed: head and navigation
 * stay, and there is a way on.
 */
export function AreaFailure({ error, back }: { error: unknown; back: WayBack }) {
  const { supportEmail } = useCompany();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) reportError(error);
  }, [error, isMissing]);
  if (isMissing)
    return (
      <MissingPage
        title="Diese Seite gibt es nicht"
        back={back}
        note="Vielleicht ist die Adresse unvollständig oder veraltet."
      />
    );
  return (
    <>
      <PageHead
        title="Etwas ist schiefgelaufen"
        note="Ein unerwarteter Fehler ist aufgetreten. Wir entschuldigen uns für die Unannehmlichkeiten. Was Sie vorher gespeichert haben, ist noch da."
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Seite neu laden</Button>
        <ButtonLink to={back[0]} variant="secondary">
          {back[1]}
        </ButtonLink>
        <a href="/" className={buttonClass({ variant: 'quiet' })}>
          Zur Startseite
        </a>
      </div>
      <p className="mt-4">
        Kommt der Fehler wieder, schreiben Sie uns bitte:{' '}
        <a href={`mailto:${supportEmail}`} className="underline underline-offset-4">
          {supportEmail}
        </a>
      </p>
    </>
  );
}
