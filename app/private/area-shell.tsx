import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '#app/ui/cx.ts';
import { endFailures } from '#app/ui/feedback/toast.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useKeptFocus } from '#app/ui/keep-focus.ts';
import { AccountMenu } from './account-menu.tsx';
import { AreaBrand } from './area-brand.tsx';
import {
  findSection,
  headingOf,
  isAt,
  toBar,
  type AreaLink,
  type AreaSection,
} from './area-links.ts';
import { fetchDialogOnUse } from './dialog.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { LinkLine } from './link-line.tsx';
import { AreaTitle, NamedAbove } from './page-head.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SectionList } from './section-list.tsx';

type AreaShellProps = {
  title: string;
  /**
   * A few pages stand in one line, more of them in sections; on phones both in a bar
   * at the lower edge.
   */
  links?: readonly AreaLink[];
  sections?: readonly AreaSection[];
  person: string;
  actions: ReactNode;
  /** Stands in the header on every screen, e.g. the search. */
  tools?: ReactNode;
  /** Below the header, from edge to edge: what keeps the whole area from its work. */
  banner?: ReactNode;
  /** Below the sections, where there is room for it. */
  beside?: ReactNode;
  children: ReactNode;
};

/** With sections beside the page, or the page alone. */
const WIDE = 'mx-auto w-full max-w-[105rem] px-5 sm:px-8';
const NARROW = 'mx-auto w-full max-w-[72rem] px-5 sm:px-8';

/** Reachable from every page: in the foot, or with sections in the menu of the person. */
const PUBLIC_PAGES = [
  ['/', 'Startseite'],
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
] as const;
const PublicLinks = ({ className }: { className: string }) =>
  PUBLIC_PAGES.map(([to, label]) => (
    <Link
      key={to}
      to={to}
      className={cx('inline-flex min-h-11 items-center underline-offset-4', className)}
    >
      {label}
    </Link>
  ));

/**
 * Frame of the private areas: name of the person, navigation, and the imprint
 * two clicks away at most.
 */
export function AreaShell({
  title,
  links = [],
  sections = [],
  person,
  actions,
  tools,
  banner,
  beside,
  children,
}: AreaShellProps) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  useEffect(fetchDialogOnUse, []);
  useEffect(() => endFailures, [pathname]);
  // The menu belongs to the page on which it was opened.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const hasSections = sections.length > 0;
  const section = findSection(pathname, sections);
  const hasTabs = section !== undefined && section.links.length > 1;
  const tab = hasTabs ? section.links.find((link) => isAt(pathname, link)) : undefined;
  const bar = hasSections ? toBar(sections) : links;
  const width = hasSections ? WIDE : NARROW;
  const menu = (
    <>
      {actions}
      <span className="mt-2 grid w-full border-t border-line px-4 pt-2 text-small text-muted">
        <PublicLinks className="hover:text-ink hover:underline" />
      </span>
    </>
  );
  return (
    <div className="area flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface">
        {/* One pixel is its border. */}
        <div
          className={cx(
            width,
            'flex h-[calc(var(--area-header)-1px)] items-center pt-(--demo-mark) gap-x-3 sm:gap-x-6',
          )}
        >
          {/* With sections the person has a place of its own, on phones behind 'Mehr'. */}
          <AreaBrand title={title} person={hasSections ? '' : person} />
          <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-4">
            {tools}
            {hasSections ? (
              <>
                <AccountMenu person={person}>{menu}</AccountMenu>
                <IconButton
                  icon={isOpen ? 'close' : 'menu'}
                  label="Alle Bereiche"
                  className="max-md:hidden lg:hidden"
                  aria-expanded={isOpen}
                  aria-controls="bereiche"
                  onClick={() => setOpenOn(isOpen ? undefined : pathname)}
                />
              </>
            ) : (
              <>
                <span className="max-w-[14rem] truncate text-small max-sm:hidden">{person}</span>
                {/* A quiet button has its space within itself. */}
                <div className="-mr-4 flex items-center gap-3 text-small">{actions}</div>
              </>
            )}
          </div>
        </div>
        {hasSections && (
          <div
            id="bereiche"
            className={cx('border-t border-line max-md:hidden lg:hidden', !isOpen && 'hidden')}
          >
            <div className={cx(width, 'py-3')}>
              <SectionList title={title} sections={sections} />
            </div>
          </div>
        )}
      </header>
      {banner}
      {links.length > 0 && (
        <div className="border-b border-line bg-surface max-md:hidden">
          <div className={width}>
            <LinkLine title={title} links={links} />
          </div>
        </div>
      )}
      <div
        className={cx(
          width,
          'flex-1',
          hasSections && 'lg:grid lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:gap-8',
        )}
      >
        {hasSections && (
          <div className="max-lg:hidden">
            <div className="sticky top-0 max-h-dvh overflow-y-auto py-5">
              <SectionList title={title} sections={sections} />
              {beside}
            </div>
          </div>
        )}
        {/* While something is being read the foot stays out of sight, so that
            it is not pushed away. */}
        <main
          ref={main}
          id="inhalt"
          tabIndex={-1}
          className={cx(
            'in-order relative min-w-0 has-[[aria-busy=true]:not(button)]:min-h-dvh',
            hasSections ? 'py-3 md:py-5' : 'py-6 md:py-8',
          )}
        >
          {hasTabs && (
            <>
              {/* Where a page without tabs has its title, which a tab says here. */}
              <p
                aria-hidden="true"
                className="section-title flex min-h-11 items-center font-display text-head font-semibold"
              >
                {headingOf(section, tab)}
              </p>
              <div className="tabs mb-4 border-b border-line">
                <LinkLine title={section.label} links={section.links} />
              </div>
            </>
          )}
          <AreaTitle value={title}>
            <NamedAbove value={tab?.label}>{children}</NamedAbove>
          </AreaTitle>
        </main>
      </div>
      {!hasSections && (
        <footer className="border-t border-line">
          <div className={cx(width, 'flex flex-wrap gap-x-6 py-2 text-small text-muted')}>
            <PublicLinks className="underline" />
          </div>
        </footer>
      )}
      <ConnectionNote />
      {bar.length > 0 && (
        <PhoneBar title={title} links={bar}>
          {hasSections && menu}
        </PhoneBar>
      )}
    </div>
  );
}
