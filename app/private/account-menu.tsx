import type { ReactNode } from 'react';
import { initialsOf } from './initials.tsx';
import { useClosing } from './use-closing.ts';

/** Who is signed in, and what he can do about that. */
export function AccountMenu({ person, children }: { person: string; children: ReactNode }) {
  const { details, onKeyDown } = useClosing();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape
    <details ref={details} onKeyDown={onKeyDown} className="relative max-md:hidden">
      <summary className="grid size-[2.75rem] list-none place-items-center">
        <span
          aria-hidden="true"
          className="grid size-[2rem] place-items-center rounded-full border border-line-strong text-fine font-semibold"
        >
          {initialsOf(person)}
        </span>
        <span className="sr-only">Konto: {person}</span>
      </summary>
      <div className="absolute top-full right-0 z-50 grid w-64 justify-items-start border border-line-strong bg-surface py-2">
        <p className="w-full truncate px-4 py-1 text-small text-muted">{person}</p>
        {children}
      </div>
    </details>
  );
}
