import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { SessionNav } from '#app/features/session/session-nav.tsx';
import { takenAtBottom } from '#app/lib/overlays.ts';
import { Icon } from '#app/ui/icon.tsx';
import { AFTER_SERVICES, BEFORE_SERVICES, isServicePath, SERVICE_LINKS, type NavigationLink } from './navigation.ts';
import { useDisclosure } from './use-disclosure.ts';

const ENTRY =
  'flex min-h-14 w-full items-center justify-between border-b border-line py-3 font-display text-title font-medium aria-[current=page]:shadow-[inset_6px_0_0_var(--accent)] aria-[current=page]:pl-4 data-active:shadow-[inset_6px_0_0_var(--accent)] data-active:pl-4';

/** Below 768 px: one button, one panel over the whole page beneath the bar. */
export function MobileMenu() {
  const { open, toggle, close, box, button } = useDisclosure();
  usePageBehind(open);
  return (
    <div ref={box} className="md:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="mobiles-menue"
        aria-label={open ? 'Menü schließen' : 'Menü öffnen'}
        className="-mr-2.5 grid size-11 place-items-center"
        onClick={toggle}
      >
        <Icon name={open ? 'close' : 'menu'} size={24} />
      </button>
      {open && (
        <nav
          id="mobiles-menue"
          aria-label="Menü"
          style={{ paddingBottom: takenAtBottom(), scrollPaddingBottom: takenAtBottom() }}
          className="fixed inset-x-0 top-[var(--header-height)] bottom-0 animate-drop overflow-y-auto overscroll-contain bg-canvas px-5 pt-2 pb-28"
        >
          <ul>
            {BEFORE_SERVICES.map((link) => (
              <MenuEntry key={link.to} link={link} onPick={close} />
            ))}
            <li>
              <MenuServices onPick={close} />
            </li>
            {AFTER_SERVICES.map((link) => (
              <MenuEntry key={link.to} link={link} onPick={close} />
            ))}
          </ul>
          {/* The slot's links bubble up to here: picking one closes the menu like every other entry. */}
          <div
            role="presentation"
            className="mt-6"
            onClick={(event) => event.target instanceof Element && event.target.closest('a, button') && close()}
          >
            <SessionNav placement="menu" />
          </div>
        </nav>
      )}
    </div>
  );
}

const MenuEntry = ({ link, onPick }: { link: NavigationLink; onPick: () => void }) => (
  <li>
    <NavLink to={link.to} end={link.to === '/'} onClick={onPick} className={ENTRY}>
      {link.label}
    </NavLink>
  </li>
);

function MenuServices({ onPick }: { onPick: () => void }) {
  const active = isServicePath(useLocation().pathname);
  const [open, setOpen] = useState(active);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="mobile-services"
        data-active={active || undefined}
        className={ENTRY}
        onClick={() => setOpen(!open)}
      >
        Services
        <Icon name="chevron" className={open ? 'rotate-180 transition-transform' : 'transition-transform'} />
      </button>
      <ul id="mobile-services" hidden={!open} className="border-b border-line py-2">
        {[...SERVICE_LINKS, { to: '/services', label: 'Alle Services im Überblick' }].map((link) => (
          <li key={link.to}>
            <NavLink
              to={link.to}
              end
              onClick={onPick}
              className="flex min-h-12 items-center pl-4 text-body aria-[current=page]:font-semibold"
            >
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

// What the panel covers can neither be scrolled nor reached by keyboard.
function usePageBehind(covered: boolean): void {
  useEffect(() => {
    if (!covered) return;
    const behind = document.querySelectorAll<HTMLElement>('main, footer');
    document.documentElement.style.overflow = 'hidden';
    for (const element of behind) element.inert = true;
    return () => {
      document.documentElement.style.overflow = '';
      for (const element of behind) element.inert = false;
    };
  }, [covered]);
}
