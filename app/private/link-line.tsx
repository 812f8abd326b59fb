import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '#app/ui/cx.ts';
import { showWithin } from './show-within.ts';
import { isAt, type AreaLink } from './area-links.ts';

/**
 * Pages side by side. Where the line is longer than the screen it fades out at
 * the end that goes on.
 */
export function LinkLine({ title, links }: { title: string; links: readonly AreaLink[] }) {
  const { pathname } = useLocation();
  const line = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = line.current;
    if (!list) return;
    const mark = (): void => {
      const rest = list.scrollWidth - list.clientWidth - list.scrollLeft;
      list.toggleAttribute('data-more-before', list.scrollLeft > 1);
      list.toggleAttribute('data-more-behind', rest > 1);
    };
    // Counts arrive later and make the line longer.
    const watcher = new ResizeObserver(mark);
    for (const part of [list, ...list.children]) watcher.observe(part);
    list.addEventListener('scroll', mark, { passive: true });
    return () => {
      watcher.disconnect();
      list.removeEventListener('scroll', mark);
    };
  }, [links]);
  const isShown = useRef(false);
  useEffect(() => {
    // The line starts where the reader is; whoever has pushed it before its code was there, and is
    // about to press, keeps his place.
    const isPushed = !isShown.current && (line.current?.scrollLeft ?? 0) > 0;
    isShown.current = true;
    if (isPushed) return;
    const current = line.current?.querySelector('[aria-current]');
    if (current) showWithin(line.current!, current);
  }, [pathname]);
  return (
    <nav aria-label={title}>
      <ul ref={line} className="link-line -mx-3 flex gap-1 overflow-x-auto">
        {links.map((link) => {
          const isActive = isAt(pathname, link);
          return (
            <li
              key={link.to}
              className={cx(
                link.isApart && 'ml-auto',
                link.group && 'ml-2 flex items-center border-l border-line pl-4',
              )}
            >
              {link.group && (
                <span className="mr-1 pb-[3px] text-fine text-muted">{link.group}:</span>
              )}
              <Link
                to={link.to}
                // The line scrolls, and would cut off what stands around its entries.
                style={{ outlineOffset: -3 }}
                prefetch="intent"
                aria-current={isActive ? 'page' : undefined}
                className={cx(
                  'relative inline-flex min-h-11 items-center px-3 pb-[3px] text-small ' +
                    'whitespace-nowrap',
                  // As long as the words, which begin and end with the page.
                  isActive
                    ? 'font-semibold after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:bg-ink'
                    : 'text-muted hover:text-ink',
                )}
              >
                <span className="steady" data-label={link.label}>
                  {link.label}
                </span>
                {link.badge}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
