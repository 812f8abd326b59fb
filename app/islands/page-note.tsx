import { SpinnerMark } from '#app/ui/feedback/spinner.tsx';

/** The line that says what is on its way, or what did not arrive (ui/feedback/note.ts). */
export const PageNote = () => (
  <output
    id="page-note"
    hidden
    className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+1rem)] z-80 mx-auto flex w-max max-w-[90vw] items-center gap-2.5 rounded-control border border-line-strong bg-surface px-4 py-2.5 text-small font-semibold hidden:hidden"
  >
    <SpinnerMark className="hidden in-busy:block" />
    <span />
  </output>
);
