import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react';
import { Button } from '#app/ui/button.tsx';
import type { Dialog as LoadedDialog } from '#app/ui/overlay/dialog.tsx';
import { cx } from '#app/ui/cx.ts';
import { prepareToasts } from '#app/ui/feedback/toast.ts';
import { tellMissing } from '#app/ui/lazy-extra.ts';
import { useLeaveQuestion } from '#app/lib/use-leave-question.ts';

type LoadedProps = ComponentProps<typeof LoadedDialog>;
type Props = LoadedProps & {
  /** What was typed would be lost: it asks before it closes, and before the tab does. */
  unsaved?: boolean;
};

let Loaded: ComponentType<LoadedProps> | undefined;

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

/** Has the dialog around ask before it closes; gives what lets it go again. */
const holdNothing = (): (() => void) => () => undefined;
const HoldContext = createContext(holdNothing);

/** Closes the dialog around as its own button does. */
const CloseContext = createContext<(() => void) | undefined>(undefined);

export const useIsInDialog = (): boolean => use(HoldContext) !== holdNothing;

/** The dialog around, if there is one, asks before it closes over what is not saved. */
export function useDialogHold(isHeld: boolean): void {
  const hold = use(HoldContext);
  useEffect(() => (isHeld ? hold() : undefined), [isHeld, hold]);
}

/**
 * The modal dialog of private pages: its code (12 kB) comes with the first use
 * of the page, not with the page.
 */
export function Dialog({ unsaved = false, ...props }: Props) {
  const [isThere, setThere] = useState(Loaded !== undefined);
  const [isAsking, setAsking] = useState(false);
  const holds = useRef(0);
  const hold = useCallback(() => {
    holds.current += 1;
    return () => void (holds.current -= 1);
  }, []);
  const { open, onClose } = props;
  const close = useCallback(
    () => (unsaved || holds.current > 0 ? setAsking(true) : onClose?.()),
    [unsaved, onClose],
  );
  useLeaveQuestion(open && unsaved);
  useEffect(() => {
    if (!open || isThere) return;
    load().then(
      () => setThere(true),
      () => tellMissing('Fenster'),
    );
  }, [open, isThere]);
  if (!isThere || !Loaded) return null;
  return (
    <HoldContext value={hold}>
      {/* Before the dialog that it closes: what gives the focus back last is the dialog. */}
      {isAsking && onClose && (
        <DiscardQuestion onStay={() => setAsking(false)} onDiscard={onClose}>
          Wenn Sie das Fenster jetzt schließen, gehen diese Eingaben verloren.
        </DiscardQuestion>
      )}
      <CloseContext value={onClose && close}>
        <Loaded {...props} {...(onClose && { onClose: close })} />
      </CloseContext>
    </HoldContext>
  );
}

/**
 * The buttons that end a form: at the end of a dialog over a line, with the way out of it, as in
 * the `footer` of other dialogs, which is no part of the form.
 */
export function FormFoot({ className, children, ...rest }: ComponentProps<'div'>) {
  const close = use(CloseContext);
  return (
    <div
      {...rest}
      className={cx(
        'mt-6 flex flex-wrap items-center gap-3',
        close && '-mx-5 -mb-6 border-t border-line px-5 py-3.5 sm:-mx-7 sm:px-7',
        className,
      )}
    >
      {children}
      {close && (
        <Button size="small" variant="secondary" onClick={close}>
          Abbrechen
        </Button>
      )}
    </div>
  );
}

/** Asked before input that is not saved is lost; `children` says by what. */
export function DiscardQuestion({
  onStay,
  onDiscard,
  returnFocus,
  children,
}: {
  onStay: () => void;
  onDiscard: () => void;
  /** What stands in the place of the form once it is discarded. */
  returnFocus?: LoadedProps['returnFocus'];
  children: string;
}) {
  return (
    <Dialog
      open
      onClose={onStay}
      {...(returnFocus && { returnFocus })}
      title="Änderungen verwerfen?"
      description="Sie haben Eingaben, die noch nicht gespeichert sind."
      footer={
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={onStay}>
            Weiter bearbeiten
          </Button>
          <Button size="small" variant="danger" onClick={onDiscard}>
            Verwerfen
          </Button>
        </div>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
