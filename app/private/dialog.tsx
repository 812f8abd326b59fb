import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import type { Dialog as LoadedDialog } from '#app/ui/overlay/dialog.tsx';
import { prepareToasts } from '#app/ui/feedback/toast.ts';
import { tellMissing } from '#app/ui/lazy-extra.ts';

type Props = ComponentProps<typeof LoadedDialog>;

let Loaded: ComponentType<Props> | undefined;

const load = async (): Promise<void> => {
  Loaded = (await import('#app/ui/overlay/dialog.tsx')).Dialog;
};

/**
 * Whoever moves the pointer or presses a key may open one next, or loses the
 * connection and has to be told by a toast. Nobody waits for this, so nobody is told.
 */
export function fetchDialogOnUse(): () => void {
  const over = new AbortController();
  const fetchOnce = (): void => {
    over.abort();
    void load().catch(() => undefined);
    prepareToasts();
  };
  for (const sign of ['pointerover', 'keydown'])
    addEventListener(sign, fetchOnce, { passive: true, signal: over.signal });
  return () => over.abort();
}

/**
 * The modal dialog of private pages: its code (12 kB) comes with the first use
 * of the page, not with the page.
 */
export function Dialog(props: Props) {
  const [isThere, setThere] = useState(Loaded !== undefined);
  const { open } = props;
  useEffect(() => {
    if (!open || isThere) return;
    load().then(
      () => setThere(true),
      () => tellMissing('Fenster'),
    );
  }, [open, isThere]);
  return isThere && Loaded ? <Loaded {...props} /> : null;
}
