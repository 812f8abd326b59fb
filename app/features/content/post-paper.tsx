import type { Sheet } from '#content/markdown.ts';
import { cx } from '#app/ui/cx.ts';

/** So many rows of a table are a page of it. */
const SHEET_ROWS = 6;

/** What the post holds, in its own words: seen here, read there. */
export const PostPaper = ({ sheet }: { sheet: Sheet }) => (
  <div aria-hidden="true" className="border-2 border-ink bg-surface px-5 py-5 lg:col-span-5">
    <p className="border-b-[3px] border-accent pb-2 font-display text-title font-semibold">
      {sheet.title}
    </p>
    {sheet.rows.slice(1, SHEET_ROWS + 1).map((cells, index) => (
      <p
        key={cells.join()}
        className={cx(
          'grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-3 border-line py-2',
          index > 0 && 'border-t',
          index > 1 && 'max-sm:hidden',
        )}
      >
        <span className="font-semibold">{cells[0]}</span>
        <span>{cells[1]}</span>
      </p>
    ))}
  </div>
);
