import type { ReactNode } from 'react';

type WayRowProps = {
  title: string;
  /** How it stands, and since when. */
  state: ReactNode;
  action?: ReactNode;
  /** What belongs to it, below. */
  children?: ReactNode;
};

/** One way to sign in: what it is, how it stands, and what can be done about it. */
export const WayRow = ({ title, state, action, children }: WayRowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 text-small">
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{state}</p>
    </div>
    {action && <div className="grid min-w-[7rem]">{action}</div>}
    {children && <div className="col-span-full mt-3 empty:hidden">{children}</div>}
  </li>
);
