import type { ReactNode } from 'react';
import { Table } from '#app/ui/content/table.tsx';
import { cx } from '#app/ui/cx.ts';

export type Bar = {
  label: string;
  /** What part of its track the bar fills, from 0 to 1: 65 % fill 65 %. */
  share: number;
  /** As it is read: '1.240', '2,1 s'. */
  text: string;
  note?: string;
  /** The same of the period before, as it is read. */
  before?: string;
  tone?: 'good' | 'bad';
  /** Limits on the track, at a part of its length. */
  marks?: readonly { at: number; label: string }[];
};

const TONES = { good: 'bg-success', bad: 'bg-danger' } as const;
const percentOf = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`;

/** Horizontal bars, one a line, and the same numbers as a table. */
export function BarTable({
  caption,
  head,
  bars,
}: {
  caption: string;
  head: readonly [string, string, string];
  bars: readonly Bar[];
}) {
  return (
    <>
      <ul aria-hidden="true" className="grid gap-3">
        {bars.map(({ label, share, text, note, before, tone, marks = [] }) => (
          <li key={label} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <span>{label}</span>
              <span className="tabular">
                <strong>{text}</strong>
                {note && <span className="text-muted"> · {note}</span>}
                {before && <span className="text-muted">, davor {before}</span>}
              </span>
            </p>
            <span className="relative block h-3 bg-line">
              <span
                data-bar
                className={cx('block h-full', tone ? TONES[tone] : 'bg-accent')}
                style={{ width: percentOf(share) }}
              />
              {marks.map((mark) => (
                <span
                  key={mark.label}
                  title={mark.label}
                  className="absolute -inset-y-1 w-0.5 bg-ink"
                  style={{ left: percentOf(mark.at) }}
                />
              ))}
            </span>
            {marks.length > 0 && (
              <span className="relative block h-4 text-[0.6875rem] leading-4 text-muted">
                {marks.map((mark) => (
                  <span
                    key={mark.label}
                    className="absolute -translate-x-1/2 whitespace-nowrap"
                    style={{ left: percentOf(mark.at) }}
                  >
                    {mark.label}
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Numbers>
        <Table
          caption={caption}
          captionHidden
          rows={bars}
          rowKey={({ label }) => label}
          columns={[
            { key: 'label', label: head[0], head: true, cell: ({ label }) => label },
            { key: 'value', label: head[1], align: 'end', cell: ({ text }) => text },
            { key: 'note', label: head[2], align: 'end', cell: ({ note }) => note ?? '–' },
            ...(bars.some(({ before }) => before)
              ? [
                  {
                    key: 'before',
                    label: 'Davor',
                    align: 'end' as const,
                    cell: ({ before }: Bar) => before,
                  },
                ]
              : []),
          ]}
        />
      </Numbers>
    </>
  );
}

const Numbers = ({ children }: { children: ReactNode }) => (
  <details className="mt-3">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-small underline underline-offset-4">
      Als Tabelle
    </summary>
    {children}
  </details>
);
