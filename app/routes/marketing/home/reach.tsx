import type { ReactNode } from 'react';

/**
 * A bank of the page, and the way over to the other one. Both are stretched;
 * their strokes are not. The first reach comes in from beyond the right edge,
 * where the benefits' river left.
 */
const BANK = ' 17 80 17 150S7 260 7 340 17 450 17 530 7 640 7 720 17 830 17 890 12 960 12 1000';
const DOWN = `M12 0C12 60${BANK}`;
const IN = `M1000 12C400 8 7 10 7 60S${BANK}`;
const OVER =
  'M0 0C0 62 12 58 90 58C300 58 250 18 420 18S560 82 700 82C860 82 820 48 910 48C988 48 1000 ' +
  '44 1000 100';
/** From edge to edge of a phone. */
const BETWEEN = 'M-20 20C180 20 180 80 420 80S720 20 1020 50';

/**
 * One reach of the river that holds the page together: it runs down beside a
 * section and crosses to the other bank beneath it. Scrolling draws it where
 * the browser can (ui/motion.css); everywhere else it is there. On phones it only
 * parts the sections: beside text there is no room for it.
 */
export function Reach({
  bank,
  begins = false,
  crosses = true,
  children,
}: {
  bank: 'left' | 'right';
  begins?: boolean;
  crosses?: boolean;
  children: ReactNode;
}) {
  const isLeft = bank === 'left';
  return (
    <div className="relative">
      {children}
      <div aria-hidden="true" className="river pointer-events-none absolute inset-0 print:hidden">
        <svg
          viewBox="0 0 24 1000"
          preserveAspectRatio="none"
          className={`river-down absolute top-0 left-0 hidden h-full w-6 overflow-visible md:block ${crosses ? 'md:h-[calc(100%-6rem)]' : ''} ${isLeft ? 'md:left-[calc(var(--bank)-12px)]' : 'md:right-[calc(var(--bank)-12px)] md:left-auto'}`}
        >
          <path d={begins ? IN : DOWN} />
        </svg>
        {crosses && (
          <svg
            viewBox="0 0 1000 100"
            preserveAspectRatio="none"
            className={`absolute inset-x-0 bottom-0 h-9 w-full md:hidden ${isLeft ? 'river-right' : 'river-left'}`}
          >
            <path d={BETWEEN} />
          </svg>
        )}
        {crosses && (
          <svg
            viewBox="0 0 1000 100"
            preserveAspectRatio="none"
            className={`absolute inset-x-(--bank) bottom-0 hidden h-24 w-[calc(100%-2*var(--bank))] overflow-visible md:block ${isLeft ? 'river-right' : 'river-left'}`}
          >
            <path d={OVER} transform={isLeft ? undefined : 'matrix(-1 0 0 1 1000 0)'} />
          </svg>
        )}
      </div>
    </div>
  );
}
