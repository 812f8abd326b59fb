import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

/** A panel that is opened by who wants to know. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="panel group">
    <summary className="panel-row flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold">
      {title}
      <Icon
        name="chevron"
        size={18}
        className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
      />
    </summary>
    <div className="panel-row border-t border-line">{children}</div>
  </details>
);
