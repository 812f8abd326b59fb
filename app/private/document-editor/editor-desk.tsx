import type { ReactNode } from 'react';
import { formatCents } from '#shared/pricing/money.ts';

type Props = {
  label: string;
  /** On narrow screens, where the sheet has no room. */
  sums: ReactNode;
  /** On wide screens it stays in view while the sheet scrolls. */
  totalCents: number;
  /** How far the saving is. */
  note: ReactNode;
  actions: ReactNode;
  paper: ReactNode;
};

/**
 * Beside the fields of an editor, always in view: what it comes to and what can
 * be done, on wide screens over the sheet itself.
 */
export const EditorDesk = ({ label, sums, totalCents, note, actions, paper }: Props) => (
  <aside
    aria-label={label}
    className="grid content-start gap-5 lg:sticky lg:top-6 lg:self-start xl:max-h-[calc(100dvh-3rem)] xl:grid-rows-[auto_auto_minmax(0,1fr)]"
  >
    <div className="grid gap-5 xl:hidden">{sums}</div>
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      {note}
      <p className="tabular font-display text-title font-bold max-xl:hidden">
        {formatCents(totalCents)}
      </p>
    </div>
    <div className="grid gap-3 xl:flex xl:flex-wrap xl:[&>*]:w-auto">{actions}</div>
    <div
      data-sheet
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
      className="min-h-0 overflow-y-auto border border-line-strong max-xl:hidden motion-safe:scroll-smooth"
    >
      {paper}
    </div>
  </aside>
);
