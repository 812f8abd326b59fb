import type { ReactNode } from 'react';
import { formatShortMoment } from '#app/private/dates.ts';

type Past = { id: string | number; text: ReactNode; at: string; body?: string | null };

/** What has been, a row each: what is still to come is drawn by way.tsx. */
export const PastRows = ({ events }: { events: readonly Past[] }) => (
  <ol className="panel-rows text-small">
    {events.map(({ id, text, at, body }) => (
      <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
        <span className="font-semibold">{text}</span>
        <span className="tabular text-muted">{formatShortMoment(at)}</span>
        {body && <p className="w-full max-w-[60ch] pt-1 break-words whitespace-pre-line">{body}</p>}
      </li>
    ))}
  </ol>
);
