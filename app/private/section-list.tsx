import { Link, useLocation } from 'react-router';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { findSection, type AreaSection } from './area-links.ts';

type Props = { title: string; sections: readonly AreaSection[]; className?: string };

/**
 * The sections of an area, each leading to its first page; what it counts stands
 * at the end of its line.
 */
export function SectionList({ title, sections, className }: Props) {
  const { pathname } = useLocation();
  const current = findSection(pathname, sections);
  return (
    <nav aria-label={title} className={className}>
      <ul>
        {sections.map((section) => {
          const [first] = section.links;
          const isActive = section === current;
          return (
            <li key={section.label}>
              <Link
                to={first?.to ?? '/'}
                prefetch="intent"
                aria-current={isActive ? (pathname === first?.to ? 'page' : 'true') : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-3 rounded-control border px-3 text-small',
                  isActive
                    ? 'border-line bg-surface font-semibold shadow-[inset_3px_0_0_var(--ink)]'
                    : 'border-transparent text-muted hover:bg-sunken hover:text-ink',
                )}
              >
                <Icon name={section.icon} size={18} />
                <span className="steady" data-label={section.label}>
                  {section.label}
                </span>
                <span className="ml-auto">{section.badge}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
