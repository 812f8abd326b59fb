import { useTexts } from '#app/lib/use-texts.ts';
import { cx } from '#app/ui/cx.ts';
import { GRID, HALF } from '#app/ui/layout/grid.ts';
import { ROI_TEXTS } from '#shared/texts/roi.ts';

const SUMMANDS = [
  { sign: '+', name: 'Mehr Aufträge', of: 'how.orders' },
  { sign: '+', name: 'Gesparte Zeit', of: 'how.time' },
  { sign: '−', name: 'Kosten', of: 'how.costs' },
] as const;

/** How the result comes about, below it: what is added, what is taken off, and both ends of it. */
export function RoiMethod() {
  const texts = useTexts(ROI_TEXTS);
  return (
    <section aria-labelledby="roi-methode" className="mt-8 lg:mt-10">
      <h2 id="roi-methode" className="text-title">
        {texts['how.title']}
      </h2>
      <div className={cx(GRID, 'mt-4 gap-y-4')}>
        <dl className={cx(HALF, 'border-t border-line-strong')}>
          {SUMMANDS.map(({ sign, name, of }) => (
            <div
              key={of}
              className="grid grid-cols-[2.5rem_1fr] items-center border-b border-line py-3"
            >
              {/* Filled: the outline of a plus is a cross. */}
              <span
                aria-hidden="true"
                className="row-span-2 font-display text-[2rem] leading-none font-semibold"
              >
                {sign}
              </span>
              <dt className="text-small text-muted">{name}</dt>
              <dd className="font-semibold">{texts[of]}</dd>
            </div>
          ))}
        </dl>
        <div className={cx(HALF, 'grid content-start gap-3 text-small text-muted')}>
          <p>{texts['how.2']}</p>
          <p>{texts['how.3']}</p>
        </div>
      </div>
    </section>
  );
}
