import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router';
import { listClaimTexts } from '#content/claims.ts';
import type { Route } from './+types/root.ts';
import { criticalCss } from './critical-css.ts';
import { SessionWatcher } from './features/session/session-watcher.tsx';
import { serverContext } from './lib/contexts.ts';
import { buildEarlyScript } from './lib/early-script.ts';
import { useReplayedClicks } from './lib/early-signs.ts';
import { useFinishedNavigation } from './lib/finish-navigation.ts';
import { useNonce } from './lib/nonce.ts';
import { PendingNavigation } from './lib/pending-navigation.tsx';
import { PublicConfigMeta } from './lib/public-config.tsx';
import { reportError } from './lib/report-error.ts';
import { useRouteScroll } from './lib/use-route-scroll.ts';
import { useSiteData, type SiteData } from './lib/use-site.ts';
import { LogoMark } from './ui/brand/logo.tsx';
import { ErrorScreen } from './ui/error-screen.tsx';
import { DemoMark } from './ui/demo-mark.tsx';
import { IconSprite } from './ui/icon-sprite.tsx';

if (import.meta.env.DEV) void import('./app.css');

export function loader({ context }: Route.LoaderArgs): SiteData {
  const { company, supabase, demo } = context.get(serverContext);
  return { company, supabase, claims: listClaimTexts(), isDemo: demo !== null };
}

// Behind everything else.
if (!import.meta.env.SSR) addEventListener('load', () => setTimeout(() => void import('./lib/late-fonts.ts'), 1_000));

// The settings change with a deployment or in the admin area, never because a visitor moves on.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const site = useSiteData();
  const hasScripts = !useMatches().some(({ handle }) => (handle as { withoutScripts?: boolean } | undefined)?.withoutScripts);
  return (
    <html lang="de" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1213" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {hasScripts && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? buildEarlyScript([displayFont, textFont]) : '' }}
          />
        )}
        <style data-critical suppressHydrationWarning dangerouslySetInnerHTML={{ __html: criticalCss }} />
        {site && <PublicConfigMeta supabaseUrl={site.supabase.url} supabaseKey={site.supabase.anonKey} />}
        <Meta />
        {/* Browsers hide a nonce, and React would report that for the styles that only the development server names here. */}
        <Links nonce={import.meta.env.DEV ? '' : undefined} />
      </head>
      <body data-waiting="" suppressHydrationWarning>
        <IconSprite />
        {site?.isDemo && <DemoMark />}
        {children}
        {hasScripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  useRouteScroll();
  useFinishedNavigation();
  useReplayedClicks();
  return (
    <>
      <PendingNavigation />
      <SessionWatcher />
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
        <a href="/impressum" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Impressum
        </a>
        <a href="/datenschutz" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Datenschutz
        </a>
      </footer>
    </>
  );
}
