import { useState } from 'react';
import { deleteSeen, saveSeen } from '#app/private/save-seen.ts';
import {
  changedMeanwhile,
  notAnswered,
  notStored,
  refused,
  textOf,
  type SiteFormAnswer,
} from '#app/features/content/site-fields.ts';
import { SiteForm } from '#app/features/content/site-form.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { formatDay } from '#shared/core/format.ts';
import { isRealSite } from '#content/testimonials.ts';
import type { Route } from './+types/testimonials.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { keepTyped } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { RemoveTestimonial } from '#app/features/content/remove-testimonial.tsx';
import {
  parseTestimonial,
  TESTIMONIAL_FIELDS,
  toTestimonialValues,
  type Testimonial,
} from '#app/features/content/testimonial-fields.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const { data, error } = await client
    .from('testimonials')
    .select()
    .order('date', { ascending: false });
  if (error) throw new Error(error.message);
  const { publicUrl, demo } = context.get(serverContext);
  return { rows: data, isReal: isRealSite(publicUrl, demo !== null) };
}

export async function action({ request, context }: Route.ActionArgs): Promise<SiteFormAnswer> {
  const client = await requireAdmin(request, context);
  const form = await request.formData();
  const id = textOf(form, 'id');
  let seen: string | undefined;
  if (form.has('remove')) {
    const removal = await deleteSeen(client, 'testimonials', { id }, textOf(form, 'seen'));
    if ('error' in removal) return notStored(removal.error);
    if (removal.current)
      return changedMeanwhile({
        values: toTestimonialValues(removal.current),
        seen: removal.current.updated_at,
      });
  } else {
    const { row, fieldErrors } = parseTestimonial(form);
    if (fieldErrors) return refused(fieldErrors);
    const saving = await saveSeen(client, 'testimonials', { id }, row, textOf(form, 'seen'));
    if ('error' in saving) return notStored(saving.error);
    if ('current' in saving) {
      const { current } = saving;
      // The same once more, whose answer was lost.
      const isStored =
        current &&
        Object.entries(row).every(([key, value]) => value === current[key as keyof typeof row]);
      if (!isStored)
        return changedMeanwhile(
          current && { values: toTestimonialValues(current), seen: current.updated_at },
        );
    }
    seen = 'seen' in saving ? saving.seen : saving.current?.updated_at;
  }
  await context.get(serverContext).refreshSiteContent();
  return { saved: true, ...(seen && { seen }) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped(serverAction, notAnswered);

export default function AdminTestimonials({ loaderData: { rows, isReal } }: Route.ComponentProps) {
  /** A new one has its id from the start: sent twice it is stored once. */
  const [edited, setEdited] = useState<{ id: string; row: Testimonial | null }>();
  const published = rows.filter((row) => row.published).length;
  return (
    <>
      <PageHead
        title="Bewertungen"
        note={
          published > 0
            ? `${published} von ${rows.length} stehen auf der Website.`
            : isReal
              ? 'Die Website zeigt noch keine Bewertungen. Sie erscheinen dort mit der ersten ' +
                'veröffentlichten.'
              : 'Auf der Website stehen noch die gekennzeichneten Beispiele. Sie verschwinden ' +
                'mit der ersten veröffentlichten Bewertung.'
        }
      >
        <Button size="small" onClick={() => setEdited({ id: createUuid(), row: null })}>
          Bewertung eintragen
        </Button>
      </PageHead>
      {rows.length === 0 ? (
        <EmptyState title="Keine Bewertungen">
          Tragen Sie ein, was Kunden geschrieben haben, und wählen Sie, was die Website zeigt.
        </EmptyState>
      ) : (
        <ul className="panel panel-rows">
          {rows.map((row) => (
            <li
              key={row.id}
              className="panel-row grid gap-x-8 gap-y-3 py-5 md:grid-cols-[15rem_minmax(0,1fr)_auto]"
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
                  onClick={() => setEdited({ id: row.id, row })}
                >
                  Bearbeiten
                </Button>
                <RemoveTestimonial row={row} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <Dialog
          open
          onClose={() => setEdited(undefined)}
          title={edited.row ? 'Bewertung bearbeiten' : 'Bewertung eintragen'}
          size="wide"
        >
          <SiteForm
            groups={[{ fields: TESTIMONIAL_FIELDS }]}
            stored={{
              values: toTestimonialValues(edited.row),
              seen: edited.row?.updated_at ?? '',
            }}
            hidden={{ id: edited.id }}
            onSaved={() => setEdited(undefined)}
          />
        </Dialog>
      )}
    </>
  );
}
