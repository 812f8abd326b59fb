import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';

type View = { id: string; name: string; query: string };
const KEY = ['saved-views'];

const useViews = () =>
  useRows<View[]>(KEY, (client) =>
    client.from('saved_views').select('id,name,query').order('name'),
  );

/** Filters the reader has kept under a name. `query` is the part of the address after '?'. */
export function SavedViews({ query }: { query: string }) {
  const views = useViews();
  const remove = useRowChange<string>({
    reads: [KEY],
    write: (client, id) => client.from('saved_views').delete().eq('id', id),
    done: 'Ansicht gelöscht',
  });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-small empty:hidden">
      {(views.data ?? []).map((view) => (
        <span key={view.id} className="inline-flex items-center rounded-control border border-line">
          <Link
            to={`/admin?${view.query}`}
            className="inline-flex min-h-11 items-center px-3 hover:underline"
            {...(view.query === query ? { 'aria-current': 'true' } : {})}
          >
            {view.name}
          </Link>
          <IconButton
            icon="close"
            iconSize={14}
            className="border-l border-line"
            label={`Ansicht ${view.name} löschen`}
            onClick={() => remove.mutate(view.id)}
          />
        </span>
      ))}
    </div>
  );
}

/** In the line of the filters, so that the list stays where it is: keeps the present ones. */
export function KeepView({ query }: { query: string }) {
  const views = useViews();
  const [naming, setNaming] = useState(false);
  const isKept = views.data?.some((view) => view.query === query) ?? false;
  return (
    <>
      {query !== '' && !isKept && (
        <Button size="small" variant="quiet" className="px-2" onClick={() => setNaming(true)}>
          Ansicht merken
        </Button>
      )}
      {naming && <NameDialog query={query} onClose={() => setNaming(false)} />}
    </>
  );
}

function NameDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const save = useRowChange<void>({
    reads: [KEY],
    write: (client) => client.from('saved_views').insert({ name: name.trim(), query }),
    done: 'Ansicht gemerkt',
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim()) save.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={name.trim() !== ''}
      title="Ansicht merken"
      description="Suche, Status und Sortierung erscheinen danach als Knopf über der Liste."
    >
      <form onSubmit={submit} className="grid gap-4">
        <Field label="Name" required>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={80}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="small" className="justify-self-start" busy={save.isPending}>
          Merken
        </Button>
      </form>
    </Dialog>
  );
}
