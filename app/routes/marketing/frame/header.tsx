import SessionNav from '#app/features/account/session-nav.island.tsx';
import { SiteLogo } from '#app/lib/site-logo.tsx';
import Search from '#app/features/search/search.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLink } from './nav-link.tsx';
import { listMenu, type NavigationLink } from './navigation.ts';
import { QuoteAction } from './quote-action.tsx';
import { ServicesMenu } from './services-menu.tsx';

const ENTRY =
  'relative inline-flex min-h-11 items-center gap-1 px-2.5 text-small font-medium ' +
  'whitespace-nowrap wide:max-xxl:px-1.5 after:absolute after:inset-x-2.5 ' +
  'wide:max-xxl:after:inset-x-1.5 after:bottom-1 after:h-[3px] after:origin-left ' +
  'after:scale-x-0 after:bg-accent after:transition-transform after:duration-200 ' +
  'hover:after:scale-x-100 aria-[current=page]:font-semibold ' +
  'aria-[current=page]:after:scale-x-100 data-active:font-semibold ' +
  'data-active:after:scale-x-100';

/**
 * Fixed bar: one row on phones and wide screens, two between, because nine
 * entries do not fit in 768 px.
 */
export function Header() {
  const menu = listMenu();
  return (
    <header className="fixed inset-x-0 top-0 z-50 h-[var(--header-height)] border-b border-line bg-canvas print:static scriptless:static scriptless:h-auto">
      {/* Within the landmark: behind the banner, axe takes it for text outside of all of them. */}
      <a
        href="#inhalt"
        className="fixed top-2 left-2 z-80 -translate-y-24 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        Zum Inhalt springen
      </a>
      <Container className="flex h-full scriptless:flex-wrap items-center justify-between gap-x-2 md:flex-wrap md:content-center md:gap-x-6 wide:in-[:root:not([data-signed-in])]:flex-nowrap">
        <SiteLink to="/" className="inline-flex min-h-11 min-w-0 items-center md:whitespace-nowrap">
          <SiteLogo />
          <span className="sr-only">Startseite</span>
        </SiteLink>
        <nav
          aria-label="Hauptnavigation"
          className="hidden scriptless:block md:order-last md:block md:w-full wide:in-[:root:not([data-signed-in])]:order-none wide:in-[:root:not([data-signed-in])]:w-auto"
        >
          <ul className="-mx-2.5 flex scriptless:flex-wrap md:justify-between wide:in-[:root:not([data-signed-in])]:justify-start">
            {menu.before.map(renderEntry)}
            <li>
              <ServicesMenu className={ENTRY} />
            </li>
            {menu.after.map(renderEntry)}
          </ul>
        </nav>
        <div className="flex items-center md:gap-2">
          <Island of={Search} when="press" />
          <div className="hidden items-center gap-2 md:flex scriptless:flex">
            <Island of={SessionNav} when="session" props={{ placement: 'bar' }} />
            <QuoteAction variant="solid" size="small" className="whitespace-nowrap" />
          </div>
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
}

const renderEntry = (link: NavigationLink) => (
  <li key={link.to}>
    <NavLink to={link.to} end={link.to === '/'} className={ENTRY}>
      {link.label}
    </NavLink>
  </li>
);
