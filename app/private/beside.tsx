import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

type BesideProps = {
  side: ReactNode;
  /** The side is a picture, and needs the room. */
  isPictured?: boolean;
  children: ReactNode;
};

/** What a page is about, and what goes with it at its side; on phones below it. */
export const Beside = ({ side, isPictured = false, children }: BesideProps) => (
  <div
    className={cx(
      'grid items-start gap-x-12 gap-y-8',
      isPictured
        ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]'
        : 'lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]',
    )}
  >
    <div className="min-w-0">{children}</div>
    {side}
  </div>
);
