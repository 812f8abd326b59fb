import { createContext, use, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';

/** Name of the area, which ends the title of the window. */
export const AreaTitle = createContext('');

/** What the tab above the page says. */
export const NamedAbove = createContext<string | undefined>(undefined);

export type WayBack = readonly [to: string, label: string];

type PageHeadProps = {
  title: string;
  /** From a record to the list it is on. */
  back?: WayBack;
  badge?: ReactNode;
  /** What the page is about, or the number and dates of a record. */
  note?: ReactNode;
  /** What can be done here. */
  children?: ReactNode;
};

/**
 * Parts of a note with a dot between two of them; what is empty is left out. Each part brings the
 * dot before it, which is cut off where a line begins.
 */
export const NoteParts = ({ parts }: { parts: readonly ReactNode[] }) => (
  <div className="overflow-x-clip">
    <ul className="-ml-4 flex flex-wrap">
      {parts.filter(Boolean).map((part, index) => (
        <li
          key={typeof part === 'string' ? part : index}
          className="relative min-w-0 pl-4 break-words before:absolute before:left-0 before:w-4 before:text-center before:content-['·']"
        >
          {part}
        </li>
      ))}
    </ul>
  </div>
);

/** Head of a private page: way back, title, state and actions. */
export function PageHead({ title, back, badge, note, children }: PageHeadProps) {
  const area = use(AreaTitle);
  const isNamed = use(NamedAbove) === title && !back;
  useEffect(() => {
    document.title = `${title} – ${area}`;
  }, [title, area]);
  return (
    <header
      className={
        isNamed
          ? cx('beside-tabs', Boolean(children || note || badge) && 'mb-3')
          : cx('mb-4', back && 'record-head')
      }
    >
      {back && (
        <Link
          to={back[0]}
          className="mb-1 -ml-1 inline-flex min-h-11 items-center gap-1.5 pr-3 text-small text-muted hover:text-ink"
        >
          <Icon name="chevron" size={16} className="rotate-90" />
          <span className="underline underline-offset-4">{back[1]}</span>
        </Link>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-3 sm:gap-x-8">
        {/* A title leaves what can be done beside it, what is said about it may not fit there. */}
        <div className={cx('min-w-0 flex-1', back || note || badge ? 'basis-72' : 'basis-auto')}>
          {/* As high as a button, so that both stand on one axis. */}
          <div
            className={
              isNamed
                ? 'flex items-center gap-4'
                : 'flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2'
            }
          >
            <h1 className={isNamed ? 'sr-only' : 'min-w-0 text-head break-words'}>
              <Unbroken>{title}</Unbroken>
            </h1>
            {badge}
          </div>
          {note && (
            <div className={cx('note text-muted', isNamed ? 'text-small' : 'mt-2 max-w-[68ch]')}>
              {note}
            </div>
          )}
        </div>
        {children && <div className="actions flex flex-wrap gap-3">{children}</div>}
      </div>
    </header>
  );
}

/** Page of a record that is not there, or not for this reader. */
export const MissingPage = ({
  title,
  back: [to, label],
  note,
}: {
  title: string;
  back: WayBack;
  note?: string;
}) => (
  <>
    <PageHead title={title} {...(note && { note })} />
    <ButtonLink to={to}>{label}</ButtonLink>
  </>
);
