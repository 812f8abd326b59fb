import { useAddress } from '#app/lib/use-site.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { NavLink } from './nav-link.tsx';
import { isServicePath, SERVICE_LINKS } from './navigation.ts';
import { readTexts } from '#content/texts.ts';
import { FRAME_TEXTS } from '#shared/texts/frame.ts';

/**
 * The Services entry of the bar: a disclosure with links, not an ARIA menu,
 * because it navigates. The frame opens it (islands/frame/menus.ts).
 */
export function ServicesMenu({ className }: { className: string }) {
  const isActive = isServicePath(useAddress().pathname);
  const texts = readTexts(FRAME_TEXTS);
  const name = texts['menu.services'];
  return (
    <div className="relative">
      <button
        type="button"
        aria-expanded="false"
        aria-controls="services-menue"
        data-frame="menu"
        data-active={isActive || undefined}
        className={`${className} group scriptless:hidden`}
      >
        {name}
        <Icon
          name="chevron"
          size={16}
          className="transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      <noscript>
        <SiteLink to="/services" className={className}>
          {name}
        </SiteLink>
      </noscript>
      <div
        id="services-menue"
        hidden
        className="absolute top-full left-0 mt-3 w-[19rem] animate-drop rounded-control border border-line-strong bg-surface py-2"
      >
        <ul>
          {SERVICE_LINKS.map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                className="flex min-h-11 items-center border-l-4 border-transparent px-4 hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:font-semibold"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
        <SiteLink
          to="/services"
          className="mt-2 flex min-h-11 items-center justify-between border-t border-line px-4 pt-2 pl-5 font-semibold hover:underline"
        >
          {texts['menu.all']}
          <Icon name="arrow" size={16} />
        </SiteLink>
        <SiteLink
          to="/hilfe"
          className="flex min-h-11 items-center px-4 pl-5 text-muted hover:underline"
        >
          {texts['menu.questions']}
        </SiteLink>
      </div>
    </div>
  );
}
