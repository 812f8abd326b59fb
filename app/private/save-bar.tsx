import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { FormFoot, useIsInDialog } from './dialog.tsx';

type SaveBarProps = {
  label?: string;
  busy: boolean;
  /** How many fields hold what is not stored. */
  changes: number;
  /** Nothing of it was ever stored. */
  isNew?: boolean;
  /** Without it the form that the bar stands in is sent, with `what` it says of itself. */
  onSave?: () => void;
  what?: string;
  onDiscard: () => void;
  /** Further controls beside the button. */
  children?: ReactNode;
};

const tellChanges = (changes: number, isNew: boolean): string => {
  if (changes === 0) return isNew ? '' : 'Keine Änderungen';
  if (isNew) return 'Noch nicht gespeichert';
  return `${changes} ${changes === 1 ? 'Änderung' : 'Änderungen'}, noch nicht gespeichert`;
};

/**
 * Ends a form. On a page it appears at the lower edge once something differs from what is stored,
 * and takes Ctrl+S; in a dialog, which asks by itself before it closes, it is there from the start.
 */
export function SaveBar({
  label = 'Speichern',
  busy,
  changes,
  isNew = false,
  onSave,
  what,
  onDiscard,
  children,
}: SaveBarProps) {
  const isInDialog = useIsInDialog();
  const isShown = isInDialog || isNew || changes > 0;
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    // The button that was pressed is gone: the keyboard goes on from here, and nothing scrolls.
    if (wasShown.current && !isShown && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true });
    wasShown.current = isShown;
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return;
    const press = (event: KeyboardEvent): void => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      if (!isSave || event.altKey || event.shiftKey || event.defaultPrevented) return;
      const inFront = [...document.querySelectorAll('[role=dialog]')].at(-1);
      if (inFront && !inFront.contains(bar.current)) return;
      event.preventDefault();
      button.current?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isShown]);
  const save = {
    ref: button,
    type: onSave ? 'button' : 'submit',
    ...(onSave && { onClick: onSave }),
    ...(what && { name: 'what', value: what }),
    busy,
    children: label,
  } as const;
  if (isInDialog)
    return (
      <FormFoot ref={bar} tabIndex={-1} data-save-bar="" className="outline-none">
        <Button {...save} size="small" />
        {children}
        <span aria-live="polite" className="order-last text-small font-semibold empty:sr-only">
          {changes > 0 && tellChanges(changes, isNew)}
        </span>
      </FormFoot>
    );
  return (
    <div
      ref={bar}
      tabIndex={-1}
      data-save-bar={isShown || undefined}
      className={cx(
        'outline-none',
        isShown && 'mt-6 flex flex-wrap items-center gap-x-3 gap-y-2',
        isShown &&
          'sticky bottom-(--above-bars) z-10 rounded-t-control border border-line bg-surface px-5 ' +
            'pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] ' +
            'shadow-[0_-0.5rem_1.5rem_-0.75rem_rgb(0_0_0/0.25)] max-sm:-mx-5 max-sm:border-x-0',
      )}
    >
      <span
        aria-live="polite"
        className={cx(
          'mr-auto text-small',
          changes > 0 && 'font-semibold',
          isShown ? 'text-ink empty:sr-only max-sm:w-full' : 'sr-only',
        )}
      >
        {tellChanges(changes, isNew)}
      </span>
      {isShown && (
        <>
          {children}
          {changes > 0 && (
            <Button
              variant="quiet"
              disabled={busy}
              onClick={onDiscard}
              aria-label="Änderungen verwerfen"
              className="max-sm:-ml-5"
            >
              <span className="max-sm:hidden">Änderungen verwerfen</span>
              <span className="sm:hidden">Verwerfen</span>
            </Button>
          )}
          <Button {...save} className="max-sm:grow" />
        </>
      )}
    </div>
  );
}

type Part = { changes: number; busy: boolean; save: () => void; discard: () => void };

type Together = { note: (id: string, part: Part | null) => void; save: () => void };

const TogetherContext = createContext<Together>({ note: () => undefined, save: () => undefined });

/** Several forms of one page under one bar, which saves those that have changed. */
export function SaveTogether({ children }: { children: ReactNode }) {
  const parts = useRef(new Map<string, Part>());
  const [{ changes, busy }, setSum] = useState({ changes: 0, busy: false });
  const note = useCallback((id: string, part: Part | null): void => {
    if (part) parts.current.set(id, part);
    else parts.current.delete(id);
    const all = [...parts.current.values()];
    const sum = all.reduce((total, one) => total + one.changes, 0);
    setSum({ changes: sum, busy: all.some((one) => one.busy) });
  }, []);
  // What is being stored is not sent again by another Enter.
  const changed = (): Part[] =>
    [...parts.current.values()].filter((part) => part.changes > 0 && !part.busy);
  const save = useCallback(() => changed().forEach((part) => part.save()), []);
  return (
    <TogetherContext value={{ note, save }}>
      {children}
      <SaveBar
        busy={busy}
        changes={changes}
        onSave={save}
        onDiscard={() => changed().forEach((part) => part.discard())}
      />
    </TogetherContext>
  );
}

/** Puts a form under the bar around it; gives what Enter in one of its fields does. */
export function useSavedTogether({ changes, busy, save, discard }: Part): () => void {
  const { note, save: saveAll } = use(TogetherContext);
  const id = useId();
  const acts = useRef({ save, discard });
  useEffect(() => {
    acts.current = { save, discard };
  });
  useEffect(() => {
    note(id, {
      changes,
      busy,
      save: () => acts.current.save(),
      discard: () => acts.current.discard(),
    });
    return () => note(id, null);
  }, [note, id, changes, busy]);
  return saveAll;
}

/** The answer to a form, until what it was about is discarded. */
export function useUntilDiscarded<Answer extends object>(given: Answer | undefined) {
  const [discarded, setDiscarded] = useState<Answer>();
  return [given === discarded ? undefined : given, () => setDiscarded(given)] as const;
}

const isChanged = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field instanceof HTMLInputElement && field.value !== field.defaultValue;

/** How many of the fields in it hold something else than they began with. */
export const countChanged = (part: ParentNode): number =>
  [...part.querySelectorAll('input, select')].filter(isChanged).length;
