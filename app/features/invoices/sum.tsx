import { formatCents } from '#shared/pricing/money.ts';

/** A line of what positions or payments add up to, within a `dl`. */
export function Sum({
  label,
  cents,
  strong = false,
}: {
  label: string;
  cents: number;
  strong?: boolean;
}) {
  return (
    <div
      className={
        strong
          ? 'flex justify-between gap-4 py-2 font-semibold'
          : 'flex justify-between gap-4 border-b border-line py-1.5'
      }
    >
      <dt>{label}</dt>
      <dd className="tabular whitespace-nowrap">{formatCents(cents)}</dd>
    </div>
  );
}
