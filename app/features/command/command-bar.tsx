import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useShortcuts } from '#app/private/use-shortcuts.ts';
import { changeView, useView } from '#app/private/view-settings.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Command } from './command.ts';

const Palette = lazy(() => import('./palette.tsx'));
const ShortcutHelp = lazy(() => import('./shortcut-help.tsx'));

/** Opens the palette by press or keyboard, and knows the actions that are about the area itself. */
export function CommandBar({
  pages,
  actions,
}: {
  pages: readonly Command[];
  actions: readonly Command[];
}) {
  const [open, setOpen] = useState<'palette' | 'help'>();
  const [search, setSearch] = useState('');
  const { density } = useView();
  const close = () => {
    setOpen(undefined);
    setSearch('');
  };
  useEarlyLetters(open === 'palette', setSearch);
  useShortcuts(setOpen);
  const own: Command[] = [
    { id: 'help', label: 'Tasten und Ansicht', icon: 'info', run: () => setOpen('help') },
    {
      id: 'density',
      label: density === 'kompakt' ? 'Listen luftiger zeigen' : 'Listen kompakt zeigen',
      icon: 'menu',
      run: () => changeView({ density: density === 'kompakt' ? 'bequem' : 'kompakt' }),
    },
  ];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-control text-small text-muted hover:text-ink md:border md:border-line-strong md:px-3.5"
        onClick={() => setOpen('palette')}
      >
        <Icon name="search" size={18} />
        <span className="max-md:sr-only">Suchen oder springen</span>
        <kbd className="ml-4 text-fine max-lg:hidden">Strg K</kbd>
      </button>
      <Suspense>
        {open === 'palette' && (
          <Palette
            search={search}
            onSearch={setSearch}
            pages={pages}
            actions={[...actions, ...own]}
            onClose={close}
          />
        )}
        {open === 'help' && <ShortcutHelp onClose={close} />}
      </Suspense>
    </>
  );
}

/**
 * Whoever types on while the palette is fetched means its field, wherever the focus still is: the
 * letters wait there, and neither act as shortcuts nor reach a field of the page.
 */
function useEarlyLetters(
  isOpen: boolean,
  change: (next: (search: string) => string) => void,
): void {
  const type = useEffectEvent((event: KeyboardEvent) => {
    const isThere =
      event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
    if (isThere || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') change((search) => search.slice(0, -1));
    else if (event.key.length === 1) change((search) => search + event.key);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', type, true);
    return () => document.removeEventListener('keydown', type, true);
  }, [isOpen]);
}
