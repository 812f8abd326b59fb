import { Outlet } from 'react-router';
import { isNotFound } from '#app/lib/page-kind.ts';
import { useSiteData } from '#app/lib/use-site.ts';
import { ErrorScreen } from '#app/ui/error-screen.tsx';
import type { Route } from './+types/_layout.ts';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { SiteFrame } from './frame/site-frame.tsx';

/** Only reached when a page below failed: its own head is gone then. */
export const meta: Route.MetaFunction = ({ error }) =>
  error
    ? [
        { title: isNotFound(error) ? 'Seite nicht gefunden' : 'Etwas ist schiefgelaufen' },
        { name: 'robots', content: 'noindex' },
      ]
    : [];

export default function MarketingLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const company = useSiteData()?.company;
  return (
    <SiteFrame>
      {isNotFound(error) ? <NotFoundPage /> : <ErrorScreen supportEmail={company?.supportEmail} />}
    </SiteFrame>
  );
}
