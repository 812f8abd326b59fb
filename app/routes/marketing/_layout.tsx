import { lazy, Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, Outlet, useNavigationType } from 'react-router';
import { isReachable } from '#app/lib/reload-when-reachable.ts';
import { reportError } from '#app/lib/report-error.ts';
import { useSiteData } from '#app/lib/use-site.ts';
import { ErrorScreen } from '#app/ui/error-screen.tsx';
import type { Route } from './+types/_layout.ts';
import { SiteFrame } from './frame/site-frame.tsx';

const NotFoundPage = lazy(() => import('./frame/not-found-page.tsx'));

const loadedPath = import.meta.env.SSR ? '' : window.location.pathname;

/**
 * Without a connection a link leads nowhere in the running app; a full load ends at the page that the service worker has kept. Only after moving on:
 * a reload must not reload. Undefined until the site was asked.
 */
function useIsCutOff(hasFailed: boolean): boolean | undefined {
  const hasMoved = useNavigationType() !== 'POP' || (!import.meta.env.SSR && window.location.pathname !== loadedPath);
  const asks = hasFailed && hasMoved && Boolean(navigator.serviceWorker?.controller);
  const [isReached, setReached] = useState<boolean>();
  useEffect(() => {
    if (asks) void isReachable().then(setReached);
  }, [asks]);
  return asks ? (isReached === undefined ? undefined : !isReached) : false;
}

const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** Only reached when a page below failed: its own head is gone then. */
export const meta: Route.MetaFunction = ({ error }) =>
  error ? [{ title: isNotFound(error) ? 'Seite nicht gefunden' : 'Etwas ist schiefgelaufen' }, { name: 'robots', content: 'noindex' }] : [];

export default function MarketingLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const company = useSiteData()?.company;
  const notFound = isNotFound(error);
  const isCutOff = useIsCutOff(!notFound);
  useEffect(() => {
    if (isCutOff) window.location.reload();
    else if (isCutOff === false && !notFound) reportError(error);
  }, [error, notFound, isCutOff]);
  return (
    <SiteFrame>
      {isCutOff !== false ? null : notFound ? (
        <Suspense>
          <NotFoundPage />
        </Suspense>
      ) : (
        <ErrorScreen supportEmail={company?.supportEmail} />
      )}
    </SiteFrame>
  );
}
