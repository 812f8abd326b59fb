import SessionNav from '#app/features/account/session-nav.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useAddress } from '#app/lib/use-site.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NavLink } from './nav-link.tsx';
import { isServicePath, listMenu, SERVICE_LINKS, type NavigationLink } from './navigation.ts';
import { QuoteAction } from './quote-action.tsx';
import { readTexts } from '#content/texts.ts';
import { FRAME_TEXTS } from '#shared/texts/frame.ts';

const ENTRY =
  'group flex min-h-14 w-full items-center justify-between border-b border-line py-3 ' +
  'font-display text-title font-medium ' +
  'aria-[current=page]:shadow-[inset_6px_0_0_var(--accent)] aria-[current=page]:pl-4 ' +
  'data-active:shadow-[inset_6px_0_0_var(--accent)] data-active:pl-4';

/**
 * Below 768 px: one button, one panel over the whole page beneath the bar. The
 * frame opens it (islands/frame/menus.ts).
 */
export function MobileMenu() {
  const menu = listMenu();
  return (
    <div className="md:hidden scriptless:hidden">
      <button
        type="button"
        aria-expanded="false"
        aria-controls="mobiles-menue"
        aria-label="Menü öffnen"
        data-frame="menu"
        data-covers=""
        data-opens="Menü öffnen"
        data-closes="Menü schließen"
        className="group -mr-2.5 grid size-11 place-items-center"
      >
        <Icon name="menu" size={24} className="group-aria-expanded:hidden" />
        <Icon name="close" size={24} className="hidden group-aria-expanded:block" />
      </button>
      <nav
        id="mobiles-menue"
        hidden
        aria-label="Menü"
        className="fixed inset-x-0 top-[var(--header-height)] bottom-0 animate-drop overflow-y-auto overscroll-contain bg-canvas px-5 pt-2 pb-28"
      >
        <ul>
          {menu.before.map(renderEntry)}
          <li>
            <MenuServices />
          </li>
          {menu.after.map(renderEntry)}
          {renderEntry({ to: '/hilfe', label: readTexts(FRAME_TEXTS)['menu.help'] })}
        </ul>
        <div className="mt-6 grid gap-3">
          <QuoteAction full />
          <Island of={SessionNav} when="session" props={{ placement: 'menu' }} />
        </div>
      </nav>
    </div>
  );
}

const renderEntry = (link: NavigationLink) => (
  <li key={link.to}>
    <NavLink to={link.to} end={link.to === '/'} className={ENTRY}>
      {link.label}
    </NavLink>
  </li>
);

function MenuServices() {
  const isActive = isServicePath(useAddress().pathname);
  return (
    <>
      <button
        type="button"
        aria-expanded={isActive}
        aria-controls="mobile-services"
        data-frame="menu"
        data-inner=""
        data-active={isActive || undefined}
        className={ENTRY}
      >
        {readTexts(FRAME_TEXTS)['menu.services']}
        <Icon name="chevron" className="transition-transform group-aria-expanded:rotate-180" />
      </button>
      <ul id="mobile-services" hidden={!isActive} className="border-b border-line py-2">
        {[...SERVICE_LINKS, { to: '/services', label: readTexts(FRAME_TEXTS)['menu.all'] }].map(
          (link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                end
                className="flex min-h-12 items-center pl-4 text-body aria-[current=page]:font-semibold"
              >
                {link.label}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
