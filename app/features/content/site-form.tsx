import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { GroupList } from './group-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { SiteControl } from './site-control.tsx';
import { findDifferences } from './site-differences.ts';
import type { SiteField, SiteFormAnswer, SiteVersion } from './site-fields.ts';

type SiteFormProps = {
  groups: readonly {
    title?: string;
    /** How many of its fields somebody has yet to fill in. */
    open?: number;
    fields: readonly SiteField[];
  }[];
  /** Stored values by field name (lists as one line an entry), and of which version. */
  stored: SiteVersion;
  /** Sent along and not shown, e.g. the id of the row. */
  hidden?: Readonly<Record<string, string>>;
  submitLabel?: string;
  /**
   * Further controls beside the button; `submit` sends the form with what is
   * added, over the version it was filled from.
   */
  actions?: (submit: (added: Readonly<Record<string, string>>) => void, busy: boolean) => ReactNode;
  onSaved?: () => void;
  /** What is saved may hold later: the fields then begin anew with what is stored. */
  beginsAnew?: boolean;
  /** Called with all values after a pause in typing. */
  onInput?: (values: FormData) => void;
  /** Asked before what is typed is sent; null: nothing to ask. */
  question?: (values: FormData) => SiteFormQuestion | null;
};

export type SiteFormQuestion = { title: string; confirmLabel: string; body: ReactNode };

/** From so many groups on a list of them stands beside the form. */
const LONG = 3;

type Conflict = {
  theirs: SiteVersion | null;
  differences: readonly (readonly [label: string, stored: string])[] | null;
};

/**
 * Form of the admin area that saves through the route's action; input stays
 * where it is when saving fails or somebody else was faster.
 */
export function SiteForm({
  groups,
  stored,
  hidden = {},
  submitLabel = 'Speichern',
  actions,
  onSaved,
  beginsAnew = false,
  onInput,
  question,
}: SiteFormProps) {
  const fetcher = useFetcher<SiteFormAnswer>();
  const form = useRef<HTMLFormElement>(null);
  // What the fields began with. The page may read newer rows while somebody
  // types here; the form writes over what it has shown.
  const [base, setBase] = useState(stored);
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  const [dirty, setDirty] = useState(false);
  const prefix = useId();
  const timer = useRef<number>(undefined);
  const [asked, setAsked] = useState<SiteFormQuestion | null>(null);
  const sent = useRef('');
  /** What the fields hold, to be compared. */
  const readTyped = (): string => {
    const names = groups.flatMap(({ fields }) => fields.map(({ name }) => name));
    const typed = [...new FormData(form.current!)].filter(([name]) => names.includes(name));
    return JSON.stringify(typed);
  };
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const errors: Record<string, string> = answer?.saved === false ? (answer.fieldErrors ?? {}) : {};
  const idOf = (name: string): string => `${prefix}${name}`;
  const groupId = (index: number): string => `${prefix}gruppe-${index}`;
  const isLong = groups.length >= LONG && groups.every(({ title }) => title);

  useEffect(() => {
    if (!answer) return;
    setConflict(
      answer.saved || answer.theirs === undefined
        ? undefined
        : {
            theirs: answer.theirs,
            differences:
              answer.theirs &&
              findDifferences(
                new FormData(form.current!),
                answer.theirs.values,
                groups.flatMap(({ fields }) => fields),
              ),
          },
    );
    if (answer.saved) {
      void showToast({ title: 'Gespeichert' });
      // What was typed since then is not stored, and stays.
      const isAll = readTyped() === sent.current;
      setBase((before) =>
        beginsAnew && isAll ? stored : { ...before, seen: answer.seen ?? before.seen },
      );
      // What has no version to go on from is stored, and closes.
      if (!isAll && answer.seen !== undefined) return;
      setDirty(false);
      if (beginsAnew) setRound(round + 1);
      onSaved?.();
    } else void showFailure('Nicht gespeichert', answer.message);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an answer
  }, [answer]);

  const noteInput = (event: FormEvent<HTMLFormElement>): void => {
    setDirty(true);
    if (!onInput) return;
    const source = event.currentTarget;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onInput(new FormData(source)), 400);
  };
  const submit = (added: Readonly<Record<string, string>>): void => {
    const values = new FormData(form.current!);
    sent.current = readTyped();
    for (const [name, value] of Object.entries(added)) values.set(name, value);
    void fetcher.submit(values, { method: 'post' });
  };
  const takeTheirs = (newer: SiteVersion | null): void => {
    setConflict(undefined);
    setDirty(false);
    if (!newer) return onSaved?.();
    setBase(newer);
    // Fills the fields anew.
    setRound(round + 1);
  };

  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      className="grid gap-8"
      onChange={noteInput}
      onSubmit={(event) => {
        event.preventDefault();
        // React carries those of dialogs here as well.
        if (event.target !== event.currentTarget) return;
        const found = question?.(new FormData(event.currentTarget)) ?? null;
        setAsked(found);
        if (!found) submit({});
      }}
    >
      <ErrorSummary
        problems={Object.entries(errors).map(([name, message]) => ({
          fieldId: idOf(name),
          message,
        }))}
      />
      {conflict && (
        <ConflictNotice
          differences={conflict.differences}
          busy={fetcher.state !== 'idle'}
          onKeep={() => conflict.theirs && submit({ seen: conflict.theirs.seen })}
          onTake={() => takeTheirs(conflict.theirs)}
        />
      )}
      {Object.entries({ ...hidden, seen: base.seen }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={isLong ? 'grid gap-8 lg:grid-cols-[11rem_minmax(0,1fr)]' : 'contents'}>
        {isLong && (
          <GroupList
            groups={groups.map(({ title = '', open = 0 }, index) => ({
              id: groupId(index),
              title,
              open,
            }))}
          />
        )}
        <div className="grid min-w-0 gap-8">
          {groups.map((group, index) => (
            <fieldset
              key={group.title ?? index}
              id={groupId(index)}
              tabIndex={-1}
              className="grid scroll-mt-20 gap-5 outline-none"
            >
              {group.title && (
                <legend className="mb-3 font-display text-title font-semibold">
                  {group.title}
                </legend>
              )}
              <div
                key={round}
                className={
                  // Figures are short: four of them stand where two lines of text would.
                  group.fields.every(({ unit }) => unit !== undefined)
                    ? 'panel panel-row grid grid-cols-2 gap-x-5 gap-y-4 py-5 sm:grid-cols-3 lg:grid-cols-4'
                    : 'panel panel-row grid gap-5 py-5 sm:grid-cols-2'
                }
              >
                {group.fields.map((field) => (
                  <SiteControl
                    key={field.name}
                    field={field}
                    id={idOf(field.name)}
                    value={base.values[field.name] ?? ''}
                    error={errors[field.name]}
                  />
                ))}
              </div>
            </fieldset>
          ))}
          <SaveBar
            label={submitLabel}
            busy={fetcher.state !== 'idle'}
            isDirty={dirty}
            isStored={base.seen !== '' && !beginsAnew}
          >
            {actions?.(submit, fetcher.state !== 'idle')}
          </SaveBar>
        </div>
      </div>
      {asked && (
        <Dialog
          open
          title={asked.title}
          onClose={() => setAsked(null)}
          footer={
            <div className="flex flex-wrap gap-3">
              <Button
                size="small"
                onClick={() => {
                  setAsked(null);
                  submit({});
                }}
              >
                {asked.confirmLabel}
              </Button>
              <Button size="small" variant="secondary" onClick={() => setAsked(null)}>
                Abbrechen
              </Button>
            </div>
          }
        >
          {asked.body}
        </Dialog>
      )}
      <UnsavedGuard dirty={dirty} busy={fetcher.state !== 'idle'} />
    </fetcher.Form>
  );
}
