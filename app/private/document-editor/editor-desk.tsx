import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** On narrow screens, where the sheet has no room. */
  sums: ReactNode;
  /** How far the saving is. */
  note: ReactNode;
  actions: ReactNode;
  paper: ReactNode;
};

/**
 * Beside the fields of an editor, always in view: what it comes to and what can
 * be done, on wide screens over the sheet itself.
 */
export const EditorDesk = ({ label, sums, note, actions, paper }: Props) => (
  <aside
    aria-label={label}
    className="grid content-start gap-5 lg:sticky lg:top-6 lg:self-start xl:max-h-[calc(100dvh-3rem)] xl:grid-rows-[auto_auto_minmax(0,1fr)]"
  >
    <div className="grid gap-5 xl:hidden">{sums}</div>
    {note}
    <div className="grid gap-3 xl:flex xl:flex-wrap xl:[&>*]:w-auto">{actions}</div>
    <div className="min-h-0 overflow-y-auto border border-line-strong max-xl:hidden">{paper}</div>
  </aside>
);
