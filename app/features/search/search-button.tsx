import { Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { lazyExtra } from '#app/ui/lazy-extra.ts';

const SearchDialog = lazyExtra(() => import('./search-dialog.tsx'), 'Suche');

/** Opens the site search; Ctrl+K (Command+K) does too. Library and index are loaded on the first use. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Website durchsuchen"
        aria-keyshortcuts="Control+K Meta+K"
        title="Suchen (Strg+K)"
        className="grid size-11 place-items-center rounded-control hover:bg-sunken"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={22} />
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} returnFocus={button} />
        </Suspense>
      )}
    </>
  );
}
