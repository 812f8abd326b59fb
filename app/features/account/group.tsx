import type { ReactNode } from 'react';
import { PaddedPanel } from '#app/private/panel.tsx';

type GroupProps = { id: string; title: string; intro: string; children: ReactNode };

/** One subject of an account, and what it is for in a line. */
export const Group = ({ id, title, intro, children }: GroupProps) => (
  <PaddedPanel id={id} title={title}>
    <p className="mb-4 text-small text-muted">{intro}</p>
    {children}
  </PaddedPanel>
);
