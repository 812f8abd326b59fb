import { useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { SearchDialog } from './search-dialog.tsx';

/** Opens the site search; Ctrl+K (Command+K) presses the button too (islands/frame/toggles.ts). */
export default function SearchButton() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
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
      {open && <SearchDialog onClose={() => setOpen(false)} returnFocus={button} />}
    </>
  );
}
