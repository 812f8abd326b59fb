import { useContext, useEffect, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { listClaimTexts } from '#content/claims.ts';
import { getContentSettings } from '#content/settings.ts';
import { buildBrandCss } from '#shared/agency/brand.ts';
import { readFigures } from '#shared/pricing/price-list.ts';
import type { Route } from './+types/root.ts';
import applicationStyles from './application.css?url';
import publicStyles from './public.css?url';
import letters from '../node_modules/.cache/fonts/letters.css?url';
import { SessionWatcher } from '#app/features/account/session-watcher.tsx';
import { afterPaint } from './lib/after-paint.ts';
import { serverContext } from './lib/contexts.ts';
import { useNonce } from './lib/nonce.ts';
import { PageKindContext, PREVIEW } from './lib/page-kind.ts';
import { PagePartsContext } from './lib/page-parts.ts';
import { PendingNavigation } from './lib/pending-navigation.tsx';
import { PublicConfigMeta } from './lib/public-config.tsx';
import { reportError } from './lib/report-error.ts';
import { useAreaLinks } from './lib/use-area-links.ts';
import { useRouteScroll } from './lib/use-route-scroll.ts';
import { PageContext, useSiteData, type SiteData } from './lib/use-site.ts';
import { LogoMark } from './ui/brand/logo.tsx';
import { ErrorScreen } from './ui/error-screen.tsx';
import { PageNote } from './islands/page-note.tsx';
import { EarlyPresses } from './private/early-presses.tsx';
import { KeptReads } from './private/kept-reads.tsx';
import { showCarriedToasts } from './ui/feedback/toast.ts';
import { DemoMark } from './ui/demo-mark.tsx';
import { readBrowserTexts, readConsentVersion } from '#content/browser-texts.ts';
import { setTextSource } from '#shared/texts/text-group.ts';
import { CONSENT_VERSION } from '#shared/consent/consent-summary.ts';

export function loader({ context }: Route.LoaderArgs): SiteData {
  const { company, supabase, demo } = context.get(serverContext);
  const { prices, accent, slots, chatModel } = getContentSettings();
  const texts = readBrowserTexts();
  const consentVersion = readConsentVersion();
  return {
    company,
    supabase,
    claims: listClaimTexts(),
    isDemo: demo !== null,
    hasChatModel: chatModel !== null,
    ...(accent && { accent }),
    ...(slots.logo && {
      logo: { light: slots.logo, ...(slots['logo-dark'] && { dark: slots['logo-dark'] }) },
    }),
    ...(texts && { texts }),
    ...(consentVersion !== CONSENT_VERSION && { consentVersion }),
    ...(prices.version > 0 && {
      prices: { version: prices.version, figures: readFigures(prices) },
    }),
  };
}

// The settings change with a deployment or in the admin area, never because a visitor moves on.
export const shouldRevalidate = ({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && formAction !== undefined && formAction.startsWith('/admin/');

/** A private area is an application; a public page is plain HTML with islands. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const site = useRouteLoaderData<SiteData>('root');
  const { pathname, search } = useLocation();
  const found = useContext(PageKindContext);
  const parts = useContext(PagePartsContext);
  const kind = found === 'public' && new URLSearchParams(search).has(PREVIEW) ? 'alone' : found;
  // With the render after the effects of everything within: what was typed before
  // has arrived by then (ui/form/use-early-value.ts).
  useEffect(() => void afterPaint().then(() => window.answerEarlyPresses?.()), []);
  return (
    <html lang="de" data-consent-text={site?.consentVersion} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* A private area keeps clear of the edges of the screen itself (private/area.css). */}
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${kind === 'application' ? ', viewport-fit=cover' : ''}`}
        />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1213" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Before the first paint: what is read once stays where it is. */}
        <link rel="stylesheet" href={letters} />
        {parts && kind !== 'application' && <parts.Start kind={kind} />}
        {kind === 'application' && <EarlyPresses />}
        {site && (
          <PublicConfigMeta
            supabaseUrl={site.supabase.url}
            supabaseKey={site.supabase.anonKey}
            sessionCookie={site.supabase.sessionCookie}
          />
        )}
        <Meta />
        <link rel="stylesheet" href={kind === 'application' ? applicationStyles : publicStyles} />
        {/* Browsers hide a nonce, and React would report that for the styles
            that only the development server names here. */}
        <Links nonce={import.meta.env.DEV ? '' : undefined} />
        {site?.accent && (
          <style data-brand="" dangerouslySetInnerHTML={{ __html: buildBrandCss(site.accent) }} />
        )}
      </head>
      <body>
        <PageContext value={{ site, pathname, search }}>
          {site?.isDemo && <DemoMark />}
          {children}
          {parts && kind === 'public' && <parts.End />}
        </PageContext>
        {kind === 'application' && (
          <>
            <PageNote />
            <KeptReads />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const site = useSiteData();
  // What runs outside of components asks for texts without knowing the page.
  useEffect(() => void setTextSource(() => site?.texts ?? {}), [site]);
  useRouteScroll();
  useAreaLinks();
  useEffect(() => {
    showCarriedToasts();
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <>
      {useContext(PageKindContext) === 'application' && (
        <>
          <PendingNavigation />
          <SessionWatcher />
        </>
      )}
      <Outlet />
    </>
  );
}

/** Last resort, outside of every frame: it must not need anything that may have failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const company = useSiteData()?.company;
  useEffect(() => reportError(error), [error]);
  return (
    <>
      <title>Etwas ist schiefgelaufen</title>
      <header className="border-b border-line px-5 py-4 sm:px-8 lg:px-12">
        <a href="/" aria-label="Startseite" className="inline-block">
          <LogoMark size={36} />
        </a>
      </header>
      <main>
        <ErrorScreen supportEmail={company?.supportEmail} />
      </main>
      <footer className="flex gap-6 border-t border-line px-5 py-4 text-small sm:px-8 lg:px-12">
        <a
          href="/impressum"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Impressum
        </a>
        <a
          href="/datenschutz"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Datenschutz
        </a>
      </footer>
    </>
  );
}
