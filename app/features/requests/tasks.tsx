import { useState, type FormEvent } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { formatDay } from '#shared/core/format.ts';
import { OnDemand } from '#app/private/on-demand.tsx';
import { isPastDay } from '#app/private/dates.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { useRowChange } from '#app/private/use-row-change.ts';

type Task = { id: string; title: string; due_on: string | null; done_at: string | null };

const LIVE = [['admin-tasks']];

const keyOf = (requestId: string) => ['admin-tasks', requestId];

/** What is still to be done for one enquiry; nothing where nothing is. */
export function Tasks({ requestId }: { requestId: string }) {
  const key = keyOf(requestId);
  const tasks = useRows<Task[]>(key, (client) =>
    client
      .from('tasks')
      .select('id,title,due_on,done_at')
      .eq('quote_request_id', requestId)
      .order('done_at', { nullsFirst: true })
      .order('due_on', { nullsFirst: false }),
  );
  useLiveTable('tasks', LIVE);
  const tick = useRowChange<{ id: string; done: boolean }>({
    reads: [key],
    write: (client, { id, done }) =>
      client
        .from('tasks')
        .update({ done_at: done ? new Date().toISOString() : null })
        .eq('id', id),
    done: 'Aufgabe gespeichert',
  });
  const remove = useRowChange<string>({
    reads: [key],
    write: (client, id) => client.from('tasks').delete().eq('id', id),
    done: 'Aufgabe gelöscht',
  });
  return (
    tasks.data &&
    tasks.data.length > 0 && (
      <section aria-labelledby="aufgaben" className="panel-row py-3">
        <h3 id="aufgaben" className="text-small font-normal text-muted">
          Aufgaben
        </h3>
        <ul className="panel-rows">
          {tasks.data.map((task) => {
            const isDone =
              tick.isPending && tick.variables.id === task.id
                ? tick.variables.done
                : task.done_at !== null;
            return (
              <li key={task.id} className="flex items-start justify-between gap-2">
                <Checkbox
                  checked={isDone}
                  onChange={(event) => tick.mutate({ id: task.id, done: event.target.checked })}
                  label={
                    <span className={cx('break-words', isDone && 'text-muted line-through')}>
                      {task.title}
                    </span>
                  }
                  hint={
                    task.due_on && (
                      <span
                        className={
                          !isDone && isPastDay(task.due_on) ? 'font-semibold text-danger' : ''
                        }
                      >
                        {!isDone && isPastDay(task.due_on) ? 'überfällig seit' : 'bis'}{' '}
                        {formatDay(task.due_on)}
                      </span>
                    )
                  }
                />
                <IconButton
                  icon="trash"
                  label={`Aufgabe ${task.title} löschen`}
                  onClick={() => remove.mutate(task.id)}
                />
              </li>
            );
          })}
        </ul>
      </section>
    )
  );
}

export const AddTask = ({ requestId }: { requestId: string }) => (
  <OnDemand label="Aufgabe" name="Aufgabe hinzufügen">
    {(close) => <NewTask requestId={requestId} reads={[keyOf(requestId)]} onEnd={close} />}
  </OnDemand>
);

function NewTask({
  requestId,
  reads,
  onEnd,
}: {
  requestId: string;
  reads: string[][];
  onEnd: () => void;
}) {
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState('');
  const add = useRowChange<void>({
    reads,
    write: (client) =>
      client
        .from('tasks')
        .insert({ quote_request_id: requestId, title: title.trim(), due_on: dueOn || null }),
    done: 'Aufgabe angelegt',
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (title.trim()) add.mutate(undefined, { onSuccess: onEnd });
  };
  return (
    <form onSubmit={submit} className="mt-3 grid gap-3">
      <UnsavedGuard dirty={title.trim() !== ''} busy={add.isPending} />
      <Field label="Neue Aufgabe" optionalMark={false}>
        {(control) => (
          <Input
            {...control}
            maxLength={300}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label="Fällig am" optionalMark={false} className="max-w-[12rem]">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={dueOn}
            onChange={(event) => setDueOn(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="secondary" busy={add.isPending}>
          Aufgabe anlegen
        </Button>
        <Button size="small" variant="quiet" onClick={onEnd}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}
