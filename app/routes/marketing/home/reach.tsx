import type { ReactNode } from 'react';

/**
 * A bank of the page, and the way over to the other one. Both are stretched;
 * their strokes are not.
 */
const DOWN =
  'M12 0C12 60 20 80 20 150S4 260 4 340 20 450 20 530 4 640 4 720 20 830 20 890 12 960 12 1000';
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
  crosses = true,
  children,
}: {
  bank: 'left' | 'right';
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
          <path d={DOWN} />
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
