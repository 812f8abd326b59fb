import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { reportError } from '#app/lib/report-error.ts';
import { useCompanyIfLoaded } from '#app/lib/use-site.ts';
import { ErrorScreen } from '#app/ui/error-screen.tsx';
import type { Route } from './+types/_layout.ts';
import { SiteFrame } from './frame/site-frame.tsx';

const NotFoundPage = lazy(() => import('./frame/not-found-page.tsx'));

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
  const company = useCompanyIfLoaded();
  const notFound = isNotFound(error);
  useEffect(() => {
    if (!notFound) reportError(error);
  }, [error, notFound]);
  return (
    <SiteFrame>
      {notFound ? (
        <Suspense>
          <NotFoundPage />
        </Suspense>
      ) : (
        <ErrorScreen supportEmail={company?.supportEmail} />
      )}
    </SiteFrame>
  );
}
