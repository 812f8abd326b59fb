import { QueryClientProvider } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { queryClient } from '#app/lib/query-client.ts';
import { LogoMark } from '#app/ui/brand/logo.tsx';
import { cx } from '#app/ui/cx.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useKeptFocus } from '#app/ui/keep-focus.ts';
import { ConnectionNote } from './connection-note.tsx';
import { AreaTitle } from './page-head.tsx';

type AreaLink = {
  to: string;
  label: string;
  end?: boolean;
  /** Where the records of this list live, when not below `to`. */
  records?: string;
  /** Stands behind the label, e.g. a count. */
  badge?: ReactNode;
};
export type AreaGroup = { title: string; links: readonly AreaLink[] };

type AreaShellProps = {
  title: string;
  /** A few links stand in one line; groups get a column of their own, on phones behind a button. */
  links: readonly AreaLink[] | readonly AreaGroup[];
  person: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

const areGroups = (links: AreaShellProps['links']): links is readonly AreaGroup[] =>
  links.some((entry) => 'links' in entry);

/** Frame of the private areas: name of the person, navigation, and the imprint two clicks away at most. */
export function AreaShell({ title, links, person, actions, children }: AreaShellProps) {
  const grouped = areGroups(links);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col">
        <header className="border-b border-line bg-surface">
          <div className="mx-auto flex w-full max-w-[96rem] flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3 sm:px-8">
            <SiteLink
              to="/"
              className="inline-flex min-h-11 items-center gap-3 font-semibold"
              aria-label={`${title}, zur Startseite`}
            >
              <LogoMark size={32} />
              <span>{title}</span>
            </SiteLink>
            {/* On phones a line of its own, which is there before the name is known. */}
            <span className="min-w-0 truncate text-small text-muted max-sm:order-last max-sm:-mt-2 max-sm:min-h-5 max-sm:basis-full max-sm:text-fine sm:ml-auto sm:max-w-[14rem]">
              {person}
            </span>
            <div className="flex items-center gap-3 text-small max-sm:ml-auto">{actions}</div>
          </div>
          {!grouped && <LinkLine title={title} links={links} />}
        </header>
        <div
          className={cx(
            'mx-auto w-full max-w-[96rem] flex-1 px-5 sm:px-8',
            grouped && 'lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10',
          )}
        >
          {grouped && <LinkColumn title={title} groups={links} />}
          {/* While something is being read the foot stays out of sight, so that it is not pushed away. */}
          <main
            ref={main}
            id="inhalt"
            tabIndex={-1}
            className="in-order min-w-0 py-8 has-[[aria-busy=true]:not(button)]:min-h-dvh md:py-12"
          >
            <AreaTitle value={title}>{children}</AreaTitle>
          </main>
        </div>
        <footer className="border-t border-line">
          <div className="mx-auto flex w-full max-w-[96rem] flex-wrap gap-x-6 px-5 py-3 text-small text-muted sm:px-8">
            {[
              ['/', 'Startseite'],
              ['/impressum', 'Impressum'],
              ['/datenschutz', 'Datenschutz'],
            ].map(([to, label]) => (
              <Link
                key={to}
                to={to!}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {label}
              </Link>
            ))}
          </div>
        </footer>
        <ConnectionNote />
      </div>
    </QueryClientProvider>
  );
}

const LinkLine = ({ title, links }: { title: string; links: readonly AreaLink[] }) => (
  <nav aria-label={title} className="mx-auto w-full max-w-[96rem] overflow-x-auto px-5 sm:px-8">
    <ul className="-ml-3 flex gap-1">
      {links.map(({ to, label, end, badge }) => (
        <li key={to}>
          <NavLink
            ref={showActive}
            to={to}
            end={end ?? false}
            className={({ isActive }) =>
              cx(
                'inline-flex min-h-11 items-center border-b-[3px] px-3 text-small whitespace-nowrap',
                isActive
                  ? 'border-accent font-semibold'
                  : 'border-transparent text-muted hover:text-ink',
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
);

/** On a narrow screen the line of links starts where the reader is. */
function showActive(link: HTMLAnchorElement | null): void {
  if (link?.ariaCurrent === 'page') link.scrollIntoView({ block: 'nearest', inline: 'center' });
}

function LinkColumn({ title, groups }: { title: string; groups: readonly AreaGroup[] }) {
  const { pathname } = useLocation();
  const isIn = (folder: string | undefined): boolean =>
    folder !== undefined && pathname.startsWith(folder);
  // The menu belongs to the page on which it was opened.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  return (
    <div className="pt-4 lg:pt-12">
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-3 border border-line-strong px-4 text-small font-semibold lg:hidden"
        aria-expanded={isOpen}
        aria-controls="bereiche"
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={18} /> Alle Bereiche
      </button>
      <nav
        id="bereiche"
        aria-label={title}
        className={cx(
          'grid-cols-2 gap-x-6 gap-y-5 lg:sticky lg:top-0 lg:grid lg:max-h-dvh lg:grid-cols-1 lg:overflow-y-auto lg:pb-10',
          // What goes on below fades out; at its end the list fades out over nothing.
          'lg:[mask-image:linear-gradient(#000_calc(100%-2.5rem),transparent)]',
          isOpen ? 'grid pt-4' : 'hidden',
        )}
      >
        {groups.map((group) => (
          <div key={group.title}>
            <p className="caption mb-1 text-muted">{group.title}</p>
            <ul>
              {group.links.map(({ to, label, end, records, badge }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end={end ?? false}
                    className={({ isActive }) =>
                      cx(
                        'flex min-h-11 items-center border-l-[3px] pl-3 text-small lg:pointer-fine:min-h-9',
                        isActive || isIn(records)
                          ? 'border-accent font-semibold'
                          : 'border-line text-muted hover:border-ink hover:text-ink',
                      )
                    }
                  >
                    {label}
                    {badge}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
