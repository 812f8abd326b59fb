import { formatNumber } from '#shared/core/format.ts';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { ChangeNote } from './change-note.tsx';
import type { Figure } from './report.ts';
import { SAME } from './trends.ts';

export type Sum = {
  label: string;
  figure: Figure;
  /** As it is read; a whole number without it. */
  format?: (value: number) => string;
  /** Errors and waiting times. */
  lessIsBetter?: boolean;
  /** Nothing was measured. */
  isMissing?: boolean;
  /** On its way: its place is grey, which nobody takes for a figure. */
  isPending?: boolean;
};

/** The figures at the head of a part, each beside that of the period before. */
export const SumCells = ({ sums, compares }: { sums: readonly Sum[]; compares: boolean }) => (
  <section aria-label="Summen">
    <dl className="panel panel-cells">
      {sums.map(
        ({ label, figure, format = formatNumber, lessIsBetter = false, isMissing, isPending }) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            {isPending ? (
              <dd aria-busy="true" aria-label="Lädt...">
                <Skeleton className="mt-2 h-5 w-24" />
                {compares && <Skeleton className="mt-3 h-3 w-16" />}
              </dd>
            ) : (
              <dd>
                <span className="tabular font-display text-[1.375rem] font-bold whitespace-nowrap">
                  {isMissing ? '–' : format(figure.now)}
                </span>
                {compares && !isMissing && (
                  <p className="mt-1 text-fine">
                    <Comparison figure={figure} format={format} lessIsBetter={lessIsBetter} />
                  </p>
                )}
              </dd>
            )}
          </div>
        ),
      )}
    </dl>
  </section>
);

type ComparisonProps = Required<Pick<Sum, 'figure' | 'format' | 'lessIsBetter'>>;

/** Of fewer a part is noise: '+190 %' of ten enquiries says less than the ten. */
const TELLING = 20;

/** What there was before, in words; of many also the part by which it has changed. */
function Comparison({ figure, format, lessIsBetter }: ComparisonProps) {
  const before = format(figure.before);
  if (format(figure.now) === before) return <span className="text-muted">{SAME}</span>;
  return (
    <>
      <span className="text-muted">davor {before}</span>
      {figure.now > 0 && figure.before >= TELLING && (
        <>
          <span className="text-muted">, </span>
          <ChangeNote figure={figure} lessIsBetter={lessIsBetter} />
        </>
      )}
    </>
  );
}
