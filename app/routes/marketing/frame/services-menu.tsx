import { useLocation } from 'react-router';
import { SiteLink, SiteNavLink } from '#app/ui/site-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { isServicePath, SERVICE_LINKS } from './navigation.ts';
import { useDisclosure } from './use-disclosure.ts';

/** The Services entry of the bar: a disclosure with links, not an ARIA menu, because it navigates. */
export function ServicesMenu({ className }: { className: string }) {
  const { open, toggle, close, box, button } = useDisclosure();
  const active = isServicePath(useLocation().pathname);
  return (
    <div
      ref={box}
      className="relative"
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="services-menue"
        data-active={active || undefined}
        className={className}
        onClick={toggle}
      >
        Services
        <Icon name="chevron" size={16} className={open ? 'rotate-180 transition-transform' : 'transition-transform'} />
      </button>
      <div
        id="services-menue"
        hidden={!open}
        className="absolute top-full left-0 mt-2 w-[19rem] animate-drop rounded-control border border-line-strong bg-surface py-2"
      >
        <ul>
          {SERVICE_LINKS.map((link) => (
            <li key={link.to}>
              <SiteNavLink
                to={link.to}
                prefetch="intent"
                onClick={close}
                className="flex min-h-11 items-center border-l-4 border-transparent px-4 hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:font-semibold"
              >
                {link.label}
              </SiteNavLink>
            </li>
          ))}
        </ul>
        <SiteLink
          to="/services"
          prefetch="intent"
          onClick={close}
          className="mt-2 flex min-h-11 items-center justify-between border-t border-line px-4 pt-2 pl-5 font-semibold hover:underline"
        >
          Alle Services im Überblick
          <Icon name="arrow" size={16} />
        </SiteLink>
      </div>
    </div>
  );
}
