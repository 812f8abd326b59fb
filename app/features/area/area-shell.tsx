import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { queryClient } from '#app/lib/query-client.ts';
import { LogoMark } from '#app/ui/brand/logo.tsx';
import { cx } from '#app/ui/cx.ts';

export type AreaLink = { to: string; label: string; end?: boolean; /** Stands behind the label, e.g. a count. */ badge?: ReactNode };

/** Frame of the private areas: name of the person, navigation, and the imprint two clicks away at most. */
export function AreaShell({
  title,
  links,
  person,
  actions,
  children,
}: {
  title: string;
  links: readonly AreaLink[];
  person: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col">
        <header className="border-b border-line bg-surface">
          <div className="mx-auto flex w-full max-w-[84rem] flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3 sm:px-8">
            <Link to="/" className="inline-flex min-h-11 items-center gap-3 font-semibold" aria-label="Zur Startseite">
              <LogoMark size={32} />
              <span>{title}</span>
            </Link>
            <div className="ml-auto flex items-center gap-3 text-small">
              <span className="max-w-[14rem] truncate text-muted">{person}</span>
              {actions}
            </div>
          </div>
          <nav aria-label={title} className="mx-auto w-full max-w-[84rem] overflow-x-auto px-5 sm:px-8">
            <ul className="flex gap-1">
              {links.map(({ to, label, end, badge }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end={end ?? false}
                    className={({ isActive }) =>
                      cx(
                        'inline-flex min-h-11 items-center border-b-[3px] px-3 text-small whitespace-nowrap',
                        isActive ? 'border-accent font-semibold' : 'border-transparent text-muted hover:text-ink',
                      )
                    }
                  >
                    {label}
                    {badge}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main id="inhalt" tabIndex={-1} className="mx-auto w-full max-w-[84rem] flex-1 px-5 py-8 sm:px-8 md:py-12">
          {children}
        </main>
        <footer className="border-t border-line">
          <div className="mx-auto flex w-full max-w-[84rem] flex-wrap gap-x-6 px-5 py-3 text-small text-muted sm:px-8">
            {[
              ['/', 'Startseite'],
              ['/impressum', 'Impressum'],
              ['/datenschutz', 'Datenschutz'],
            ].map(([to, label]) => (
              <Link key={to} to={to!} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {label}
              </Link>
            ))}
          </div>
        </footer>
      </div>
    </QueryClientProvider>
  );
}
