import type { ReactNode } from 'react';
import { Table } from '#app/ui/content/table.tsx';
import { cx } from '#app/ui/cx.ts';

export type Bar = {
  label: string;
  value: number;
  /** As it is read: '1.240', '2,1 s'. */ text: string;
  note?: string;
  isBad?: boolean;
};

/** Horizontal bars, one a line, and the same numbers as a table. `most` is what a full bar stands for. */
export function BarTable({
  caption,
  head,
  bars,
  most,
}: {
  caption: string;
  head: readonly [string, string, string];
  bars: readonly Bar[];
  most?: number;
}) {
  const longest = most ?? Math.max(1, ...bars.map(({ value }) => value));
  return (
    <>
      <ul aria-hidden="true" className="grid gap-3">
        {bars.map(({ label, value, text, note, isBad }) => (
          <li key={label} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <span>{label}</span>
              <span className="tabular">
                <strong>{text}</strong>
                {note && <span className="text-muted"> · {note}</span>}
              </span>
            </p>
            <span className="block h-3 bg-line">
              <span
                className={cx('block h-full', isBad ? 'bg-danger' : 'bg-accent')}
                style={{ width: `${Math.min(100, (value / longest) * 100)}%` }}
              />
            </span>
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
