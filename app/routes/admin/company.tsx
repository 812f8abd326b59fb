import { findPlaceholders } from '#content/company.ts';
import { getContentSettings } from '#content/settings.ts';
import {
  COMPANY_FIELDS,
  COMPANY_GROUPS,
  companyToValues,
} from '#app/features/content/company-fields.ts';
import { readCompanyForm } from '#app/features/content/read-company-form.ts';
import { saveSeen } from '#app/private/save-seen.ts';
import {
  changedMeanwhile,
  notStored,
  refused,
  textOf,
  type SiteFormAnswer,
} from '#app/features/content/site-fields.ts';
import { SiteForm } from '#app/features/content/site-form.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { CompanySchema } from '#shared/agency/company.ts';
import type { Route } from './+types/company.ts';
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

export default function AdminCompany({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Firmendaten"
        note={
          'Diese Angaben stehen in Kopf und Fuß der Website, im Impressum, in Mails, Angeboten ' +
          'und Rechnungen. Nach dem Speichern gelten sie sofort.'
        }
      />
      {loaderData.placeholders.length > 0 && (
        <div className="mb-8 border border-line-strong bg-surface p-5 shadow-[inset_6px_0_0_var(--accent)]">
          <p className="font-semibold">Noch Beispielwerte</p>
          <p className="mt-1 text-small">
            {loaderData.placeholders
              .map((path) => COMPANY_FIELDS.get(path)?.label ?? path)
              .join(', ')}
          </p>
        </div>
      )}
      <div className="max-w-[60rem]">
        <SiteForm groups={COMPANY_GROUPS} stored={loaderData.stored} />
      </div>
    </>
  );
}
