import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '#app/ui/cx.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { isAt, type AreaLink } from './area-links.ts';
import { useClosing } from './use-closing.ts';

type PhoneBarProps = {
  title: string;
  links: readonly AreaLink[];
  /** Below what stands behind 'Mehr'. */
  children?: ReactNode;
};

/**
 * On phones the pages of an area stand at the lower edge: those with an icon, the
 * others behind 'Mehr'. It takes its own room at the end of the page, so that it
 * covers nothing there, and needs no code: links, and details that the browser opens.
 */
export function PhoneBar({ title, links, children }: PhoneBarProps) {
  const { pathname } = useLocation();
  const { details, close, onKeyDown } = useClosing();
  const rest = links.filter(({ icon }) => !icon);
  const isInRest = rest.some((link) => isAt(pathname, link));
  return (
    <nav aria-label={title} className="area-bar border-t border-line-strong bg-surface md:hidden">
      <ul className="grid grid-cols-5">
        {links.map((link) => {
          if (!link.icon) return null;
          const isActive = isAt(pathname, link);
          return (
            <li key={link.to}>
              <Link
                to={link.to}
                prefetch="intent"
                aria-current={isActive ? 'page' : undefined}
                className={entryClass(isActive)}
              >
                <Entry icon={link.icon} label={link.label} badge={link.badge} />
              </Link>
            </li>
          );
        })}
        {rest.length > 0 && (
          <li>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape */}
            <details ref={details} onKeyDown={onKeyDown}>
              <summary
                aria-current={isInRest ? 'true' : undefined}
                className={cx(entryClass(isInRest), 'cursor-pointer list-none')}
              >
                <Entry icon="menu" label="Mehr" badge={rest.map(({ badge }) => badge)} />
              </summary>
              <div className="absolute right-0 bottom-full w-[min(100%,16rem)] border border-b-0 border-line-strong bg-surface py-2">
                <ul>
                  {rest.map((link) => {
                    const isActive = isAt(pathname, link);
                    return (
                      <li key={link.to}>
                        <Link
                          to={link.to}
                          prefetch="intent"
                          aria-current={isActive ? 'page' : undefined}
                          className={cx(
                            'flex min-h-12 items-center border-l-[3px] px-5',
                            isActive ? 'border-ink font-semibold' : 'border-transparent',
                          )}
                          onClick={close}
                        >
                          {link.label}
                          {link.badge}
                        </Link>
                      </li>
                    );
                  })}
                </ul>
                {children && (
                  <div className="mt-2 grid justify-items-start border-t border-line px-1.5 pt-2">
                    {children}
                  </div>
                )}
              </div>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}

const entryClass = (isActive: boolean): string =>
  cx(
    'relative grid min-h-14 content-center justify-items-center gap-0.5 border-t-[3px] px-0.5 ' +
      'pb-0.5 text-[0.6875rem] leading-tight',
    isActive ? 'border-ink font-semibold text-ink' : 'border-transparent text-muted',
  );

/** The count lies on the icon, and is read out behind the label. */
const Entry = ({ icon, label, badge }: { icon: IconName; label: string; badge: ReactNode }) => (
  <>
    <Icon name={icon} size={22} />
    {label}
    <span className="absolute top-0.5 left-1/2">{badge}</span>
  </>
);
