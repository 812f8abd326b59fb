import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { deleteSeen, saveSeen } from '#app/private/save-seen.ts';
import {
  changedMeanwhile,
  notStored,
  refused,
  textOf,
  type SiteField,
  type SiteFormAnswer,
} from '#app/features/content/site-fields.ts';
import { SiteForm } from '#app/features/content/site-form.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Dialog } from '#app/private/dialog.tsx';
import { agencyDay } from '#shared/agency/agency-day.ts';
import type { Tables } from '#shared/database-types.ts';
import { formatDay } from '#shared/core/format.ts';
import type { Route } from './+types/testimonials.ts';
import { PageHead } from '#app/private/page-head.tsx';

type Row = Tables<'testimonials'>;

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const { data, error } = await client
    .from('testimonials')
    .select()
    .order('date', { ascending: false });
  if (error) throw new Error(error.message);
  return { rows: data };
}

export async function action({ request, context }: Route.ActionArgs): Promise<SiteFormAnswer> {
  const client = await requireAdmin(request, context);
  const form = await request.formData();
  const id = textOf(form, 'id');
  if (form.has('remove')) {
    const removal = await deleteSeen(client, 'testimonials', { id }, textOf(form, 'seen'));
    if ('error' in removal) return notStored(removal.error);
    if (removal.current)
      return changedMeanwhile({
        values: toValues(removal.current),
        seen: removal.current.updated_at,
      });
  } else {
    const row = {
      name: textOf(form, 'name'),
      rating: Number(textOf(form, 'rating')),
      text: textOf(form, 'text'),
      date: textOf(form, 'date'),
      service: textOf(form, 'service'),
      published: form.has('published'),
    };
    const fieldErrors = {
      ...(row.name === '' || row.name.length > 120
        ? { name: 'Bitte geben Sie den Namen ein.' }
        : {}),
      ...(row.text === '' || row.text.length > 1000
        ? { text: 'Bitte geben Sie die Bewertung ein (höchstens 1000 Zeichen).' }
        : {}),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(row.date) && row.date <= agencyDay(new Date())
        ? {}
        : { date: 'Bitte wählen Sie einen Tag, der nicht in der Zukunft liegt.' }),
      ...(row.service === '' || row.service.length > 120
        ? { service: 'Bitte geben Sie die Leistung ein.' }
        : {}),
    };
    if (Object.keys(fieldErrors).length > 0) return refused(fieldErrors);
    const saving = await saveSeen(
      client,
      'testimonials',
      id ? { id } : {},
      row,
      textOf(form, 'seen'),
    );
    if ('error' in saving) return notStored(saving.error);
    if ('current' in saving) {
      const { current } = saving;
      return changedMeanwhile(current && { values: toValues(current), seen: current.updated_at });
    }
  }
  await context.get(serverContext).refreshSiteContent();
  return { saved: true };
}

const FIELDS: readonly SiteField[] = [
  { name: 'name', label: 'Name, wie er angezeigt wird' },
  { name: 'service', label: 'Leistung' },
  { name: 'date', label: 'Tag der Bewertung', kind: 'day' },
  {
    name: 'rating',
    label: 'Sterne',
    kind: 'select',
    options: ['5', '4', '3', '2', '1'].map((value) => [value, `${value} von 5`] as const),
  },
  { name: 'text', label: 'Text', kind: 'text', rows: 5 },
  {
    name: 'published',
    label: 'Auf der Website zeigen',
    kind: 'check',
    hint: 'Nur mit Einwilligung des Kunden.',
  },
];

const toValues = (row: Row | null): Record<string, string> =>
  row
    ? {
        name: row.name,
        service: row.service,
        date: row.date,
        rating: String(row.rating),
        text: row.text,
        published: row.published ? 'ja' : '',
      }
    : { rating: '5' };

export default function AdminTestimonials({ loaderData: { rows } }: Route.ComponentProps) {
  // null: a new one.
  const [edited, setEdited] = useState<Row | null>();
  const published = rows.filter((row) => row.published).length;
  return (
    <>
      <PageHead
        title="Bewertungen"
        note={
          published > 0
            ? `${published} von ${rows.length} stehen auf der Website.`
            : 'Auf der Website stehen noch die gekennzeichneten Beispiele. Sie verschwinden ' +
              'mit der ersten veröffentlichten Bewertung.'
        }
      >
        <Button size="small" onClick={() => setEdited(null)}>
          Bewertung eintragen
        </Button>
      </PageHead>
      {rows.length === 0 ? (
        <EmptyState title="Keine Bewertungen">
          Tragen Sie ein, was Kunden geschrieben haben, und wählen Sie, was die Website zeigt.
        </EmptyState>
      ) : (
        <ul>
          {rows.map((row) => (
            <li
              key={row.id}
              className="grid gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-[15rem_minmax(0,1fr)_auto]"
            >
              <div className="text-small">
                <h2 className="font-semibold break-words">{row.name}</h2>
                <p className="text-muted">
                  {row.rating} von 5, {formatDay(row.date)}
                </p>
                <p className="text-muted">{row.service}</p>
                <p className="mt-2">
                  {row.published ? <Badge tone="success">sichtbar</Badge> : <Badge>Entwurf</Badge>}
                </p>
              </div>
              <p className="max-w-[68ch] break-words whitespace-pre-line">{row.text}</p>
              <div className="flex flex-wrap items-start gap-2">
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Bewertung von ${row.name} bearbeiten`}
                  onClick={() => setEdited(row)}
                >
                  Bearbeiten
                </Button>
                <RemoveTestimonial row={row} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <Dialog
          open
          onClose={() => setEdited(undefined)}
          title={edited ? 'Bewertung bearbeiten' : 'Bewertung eintragen'}
          size="wide"
        >
          <SiteForm
            groups={[{ fields: FIELDS }]}
            stored={{ values: toValues(edited), seen: edited?.updated_at ?? '' }}
            hidden={edited ? { id: edited.id } : {}}
            onSaved={() => setEdited(undefined)}
          />
        </Dialog>
      )}
    </>
  );
}

function RemoveTestimonial({ row }: { row: Row }) {
  const fetcher = useFetcher<SiteFormAnswer>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (answer?.saved !== false) return;
    const description = answer.theirs
      ? 'Jemand anderes hat die Bewertung inzwischen geändert.'
      : answer.message;
    void showToast({ title: 'Nicht gelöscht', description, tone: 'destructive' });
  }, [answer]);
  return (
    <ConfirmButton
      label="Löschen"
      title="Bewertung löschen?"
      explanation={`Die Bewertung von ${row.name} wird gelöscht.`}
      busy={fetcher.state !== 'idle'}
      onConfirm={() =>
        void fetcher.submit({ id: row.id, seen: row.updated_at, remove: '1' }, { method: 'post' })
      }
    />
  );
}
