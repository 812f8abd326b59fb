import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

type PanelProps = {
  /** Also the address of the panel within the page. */
  id: string;
  title: ReactNode;
  /** At the other end of the line of the title. */
  aside?: ReactNode;
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
};

/** A subject of a private page on a surface of its own, its title as the head of it. */
export function Panel({ id, title, aside, level = 2, className, children }: PanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={cx('panel min-w-0', className)}>
      <div className="panel-row flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1">
        <Heading id={id} className="mr-auto text-body font-semibold">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** One whose content has no rows of its own. */
export const PaddedPanel = ({ children, ...panel }: ComponentProps<typeof Panel>) => (
  <Panel {...panel}>
    <div className="panel-row py-4">{children}</div>
  </Panel>
);
