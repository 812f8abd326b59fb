import { cx } from '../cx.ts';

/** The turning mark alone, for places that already say what is happening. */
export function SpinnerMark({ size = 18, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={cx('shrink-0 animate-spin', className)}
      fill="none"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}

export function Spinner({ label = 'Lädt...', className }: { label?: string; className?: string }) {
  return (
    <output
      aria-busy="true"
      className={cx('inline-flex items-center gap-2.5 text-small', className)}
    >
      <SpinnerMark />
      <span>{label}</span>
    </output>
  );
}
