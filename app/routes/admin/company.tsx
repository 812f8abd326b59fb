import { findPlaceholders } from '#content/company.ts';
import { getContentSettings } from '#content/settings.ts';
import { COMPANY_GROUPS, companyToValues } from '#app/features/content/company-fields.ts';
import { readCompanyForm } from '#app/features/content/read-company-form.ts';
import { saveSeen } from '#app/private/save-seen.ts';
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
import { CompanySchema } from '#shared/agency/company.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/company.ts';
import { keepTyped } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const { data: row, error } = await client
    .from('site_settings')
    .select('value,updated_at')
    .eq('id', 'company')
    .maybeSingle();
  if (error) throw new Error(error.message);
  const company = row ? CompanySchema.parse(row.value) : getContentSettings().company;
  return {
    stored: { values: companyToValues(company), seen: row?.updated_at ?? '' },
    placeholders: findPlaceholders(company),
  };
}

export async function action({ request, context }: Route.ActionArgs): Promise<SiteFormAnswer> {
  const client = await requireAdmin(request, context);
  const form = await request.formData();
  const { company, problems } = readCompanyForm(form, getContentSettings().company);
  if (!company) return refused(problems);
  const saving = await saveSeen(
    client,
    'site_settings',
    { id: 'company' },
    { value: company },
    textOf(form, 'seen'),
  );
  if ('error' in saving) return notStored(saving.error);
  if ('current' in saving) {
    const { current } = saving;
    return changedMeanwhile(
      current && {
        values: companyToValues(CompanySchema.parse(current.value)),
        seen: current.updated_at,
      },
    );
  }
  await context.get(serverContext).refreshSiteContent();
  return { saved: true, seen: saving.seen };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped(serverAction, notAnswered);

const SAMPLE_MARK = 'Noch ein Beispiel';
const MISSING_MARK = 'Fehlt noch';

/** The groups of the form, with a word at each field that nobody has filled in yet. */
const markSamples = (samples: readonly string[], values: Readonly<Record<string, unknown>>) =>
  COMPANY_GROUPS.map((group) => ({
    ...group,
    open: group.fields.filter(({ name }) => samples.includes(name)).length,
    fields: group.fields.map((field) =>
      samples.includes(field.name)
        ? {
            ...field,
            mark: values[field.name] ? SAMPLE_MARK : MISSING_MARK,
          }
        : field,
    ),
  }));

/** From the field where somebody is, or the last one asked for; after the last one the first. */
function focusNextSample(names: readonly string[]): void {
  const fields = [
    ...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea)[name]'),
  ].filter((field) => names.includes(field.getAttribute('name') ?? ''));
  const last = fields.findIndex((field) => field.matches('[data-asked]'));
  const next = fields[(last + 1) % fields.length];
  fields[last]?.removeAttribute('data-asked');
  next?.setAttribute('data-asked', '');
  next?.focus();
}

export default function AdminCompany({ loaderData }: Route.ComponentProps) {
  const { placeholders } = loaderData;
  return (
    <div className="max-w-[75rem]">
      <PageHead
        title="Firmendaten"
        note={
          'Diese Angaben stehen in Kopf und Fuß der Website, im Impressum, in Mails, Angeboten ' +
          'und Rechnungen. Nach dem Speichern gelten sie sofort.'
        }
      />
      {placeholders.length > 0 && (
        <div className="notice mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 pr-4 pl-5">
          <p className="text-small">
            <strong className="font-semibold">
              {placeholders.length === 1
                ? 'Eine Angabe fehlt oder ist noch ein Beispiel.'
                : `${placeholders.length} Angaben fehlen oder sind noch Beispiele.`}
            </strong>{' '}
            Besucher sehen {placeholders.length === 1 ? 'das' : 'sie'} so auf der Website. Ein
            gelber Rand zeigt, wo.
          </p>
          <Button size="small" variant="secondary" onClick={() => focusNextSample(placeholders)}>
            Zum nächsten Feld
          </Button>
        </div>
      )}
      <SiteForm
        groups={markSamples(placeholders, loaderData.stored.values)}
        stored={loaderData.stored}
      />
    </div>
  );
}
