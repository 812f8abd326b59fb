import {
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { SaveBar, useUntilDiscarded } from '#app/private/save-bar.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { SiteControl } from './site-control.tsx';
import { findDifferences } from './site-differences.ts';
import type { SiteField, SiteFormAnswer, SiteVersion } from './site-fields.ts';

type SiteFormProps = {
  groups: readonly {
    title?: string;
    /** Said once of all its fields. */
    hint?: string;
    /** How many of its fields somebody has yet to fill in. */
    open?: number;
    /** Of figures: side by side, or one below the other. */
    look?: 'columns' | 'rows';
    fields: readonly SiteField[];
  }[];
  /** Stored values by field name (lists as one line an entry), and of which version. */
  stored: SiteVersion;
  /** What the fields begin with instead, not stored yet. */
  filled?: SiteVersion['values'] | undefined;
  /** Sent along and not shown, e.g. the id of the row. */
  hidden?: Readonly<Record<string, string>>;
  submitLabel?: string;
  /**
   * Further controls beside the button; `submit` sends the form with what is
   * added, over the version it was filled from.
   */
  actions?: (submit: (added: Readonly<Record<string, string>>) => void, busy: boolean) => ReactNode;
  onSaved?: () => void;
  /** Before the last group. */
  children?: ReactNode;
  /** What is saved may hold later: the fields then begin anew with what is stored. */
  beginsAnew?: boolean;
  /** Called with all values after a pause in typing. */
  onInput?: (values: FormData) => void;
  /** Called with how many fields hold what is not stored. */
  onChanges?: (changes: number) => void;
  /** Asked before what is typed is sent; null: nothing to ask. */
  question?: (values: FormData) => SiteFormQuestion | null;
};

export type SiteFormQuestion = { title: string; confirmLabel: string; body: ReactNode };

const LOOKS = {
  columns: 'grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4',
  // The figure stays near its name.
  rows: '-my-3 panel-rows max-w-[35rem]',
} as const;

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
  filled,
  hidden = {},
  submitLabel = 'Speichern',
  actions,
  onSaved,
  beginsAnew = false,
  onInput,
  onChanges,
  question,
  children,
}: SiteFormProps) {
  const fetcher = useFetcher<SiteFormAnswer>();
  const form = useRef<HTMLFormElement>(null);
  // What the fields began with. The page may read newer rows while somebody
  // types here; the form writes over what it has shown.
  const [base, setBase] = useState(filled ? { ...stored, values: filled } : stored);
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  /** What is stored of the fields, and how many of them hold something else. */
  const known = useRef(stored.values);
  const [changes, setChanges] = useState(0);
  const prefix = useId();
  const timer = useRef<number>(undefined);
  const [asked, setAsked] = useState<SiteFormQuestion | null>(null);
  const sent = useRef(stored.values);
  const fields = groups.flatMap((group) => group.fields);
  const differFrom = (values: SiteVersion['values']) =>
    findDifferences(new FormData(form.current!), values, fields);
  const [given, dropAnswer] = useUntilDiscarded(fetcher.data);
  const answer = fetcher.state === 'idle' ? given : undefined;
  const errors: Record<string, string> = answer?.saved === false ? (answer.fieldErrors ?? {}) : {};
  const idOf = (name: string): string => `${prefix}${name}`;

  useEffect(() => {
    if (!answer) return;
    setConflict(
      answer.saved || answer.theirs === undefined
        ? undefined
        : {
            theirs: answer.theirs,
            differences: answer.theirs && differFrom(answer.theirs.values),
          },
    );
    if (answer.saved) {
      void showToast({ title: 'Gespeichert' });
      // What was typed since then is not stored, and stays.
      const isAll = differFrom(sent.current).length === 0;
      known.current = beginsAnew && isAll ? stored.values : sent.current;
      setBase((before) =>
        beginsAnew && isAll ? stored : { ...before, seen: answer.seen ?? before.seen },
      );
      // What has no version to go on from is stored, and closes.
      const left = isAll || answer.seen === undefined ? 0 : differFrom(known.current).length;
      setChanges(left);
      if (left > 0) return;
      if (beginsAnew) setRound(round + 1);
      onSaved?.();
    } else void showFailure('Nicht gespeichert', answer.message);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an answer
  }, [answer]);

  // Also what was typed before the code arrived, or restored by the browser.
  useEffect(() => {
    setChanges(differFrom(known.current).length);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when hydrating
  }, []);

  useEffect(() => {
    if (round > 0) onInput?.(new FormData(form.current!));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once the fields are filled anew
  }, [round]);

  useEffect(() => onChanges?.(changes), [onChanges, changes]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const noteInput = (event: FormEvent<HTMLFormElement>): void => {
    setChanges(differFrom(known.current).length);
    if (!onInput) return;
    const source = event.currentTarget;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onInput(new FormData(source)), 400);
  };
  const submit = (added: Readonly<Record<string, string>>): void => {
    const values = new FormData(form.current!);
    sent.current = Object.fromEntries(
      fields.map(({ name }) => [name, values.getAll(name).map(String).join('\n')]),
    );
    for (const [name, value] of Object.entries(added)) values.set(name, value);
    void fetcher.submit(values, { method: 'post' });
  };
  const takeTheirs = (newer: SiteVersion | null): void => {
    setConflict(undefined);
    setChanges(0);
    if (!newer) return onSaved?.();
    known.current = newer.values;
    setBase(newer);
    // Fills the fields anew.
    setRound(round + 1);
  };

  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
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
      <div className="mb-6 grid gap-6 empty:hidden">
        <ErrorSummary
          attempt={answer}
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
      </div>
      {Object.entries({ ...hidden, seen: base.seen }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group, index) => (
        <Fragment key={group.title ?? index}>
          {index > 0 && index === groups.length - 1 && children}
          <Group {...group}>
            <div
              key={round}
              className={group.look ? LOOKS[group.look] : 'grid gap-5 sm:grid-cols-6'}
            >
              {group.fields.map((field) => (
                <SiteControl
                  key={field.name}
                  field={field}
                  id={idOf(field.name)}
                  value={base.values[field.name] ?? ''}
                  error={errors[field.name]}
                  look={group.look}
                />
              ))}
            </div>
          </Group>
        </Fragment>
      ))}
      <SaveBar
        label={submitLabel}
        busy={fetcher.state !== 'idle'}
        changes={changes}
        isNew={Object.keys(base.values).length === 0}
        onDiscard={() => {
          dropAnswer();
          setBase({ ...base, values: known.current });
          setConflict(undefined);
          setChanges(0);
          setRound(round + 1);
        }}
      >
        {actions?.(submit, fetcher.state !== 'idle')}
      </SaveBar>
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
      <UnsavedGuard dirty={changes > 0} busy={fetcher.state !== 'idle'} />
    </fetcher.Form>
  );
}

function Group({
  title,
  hint = '',
  open = 0,
  children,
}: {
  title?: string;
  hint?: string;
  open?: number;
  children: ReactNode;
}) {
  if (!title) return <div className="panel panel-row py-5">{children}</div>;
  return (
    <SettingsPart title={title} intro={hint} mark={open > 0 && `${open} offen`}>
      {children}
    </SettingsPart>
  );
}
