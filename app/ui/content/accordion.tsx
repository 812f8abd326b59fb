import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

export type AccordionItem = { id?: string; title: ReactNode; content: ReactNode; open?: boolean };

/**
 * Native details: works without script, is found by the browser's search, and
 * costs nothing. `name` makes the items exclusive; chapters of a page have their titles as
 * headings.
 */
export function Accordion({
  items,
  name,
  areChapters = false,
  isEnded = false,
}: {
  items: readonly AccordionItem[];
  name?: string;
  areChapters?: boolean;
  /** What is around it or follows ends the list: a frame, the rule of a chapter. */
  isEnded?: boolean;
}) {
  const Title = areChapters ? 'h3' : 'span';
  return (
    <div className="border-t border-line">
      {items.map((item, index) => (
        <details
          key={item.id ?? index}
          id={item.id}
          name={name}
          open={item.open}
          className={cx('group border-b border-line', isEnded && 'last:border-b-0')}
        >
          <summary className="flex min-h-12 list-none items-center justify-between gap-6 py-1.5 text-body leading-snug font-medium md:min-h-14 md:py-4 md:text-title hover:decoration-accent hover:decoration-[3px]">
            <Title
              className={cx(
                'text-balance group-hover:underline group-hover:decoration-line-strong group-hover:underline-offset-4',
                areChapters && 'font-text font-medium tracking-normal',
              )}
            >
              {item.title}
            </Title>
            <Icon
              name="plus"
              className="transition-transform duration-200 [[open]>summary>&]:rotate-45"
            />
          </summary>
          <div className="pb-6">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
