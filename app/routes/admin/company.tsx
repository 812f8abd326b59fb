import { findPlaceholders } from '#content/company.ts';
import { getContentSettings } from '#content/settings.ts';
import {
  COMPANY_GROUPS,
  companyToValues,
  socialField,
} from '#app/features/content/company-fields.ts';
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
import { isValidVatId } from '#shared/agency/check-digits.ts';
import { CompanySchema, SOCIAL_NETWORKS, type Company } from '#shared/agency/company.ts';
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
  const parsed = CompanySchema.safeParse(readCompany(form, getContentSettings().company));
  if (!parsed.success)
    return refused(
      Object.fromEntries(
        parsed.error.issues.map((issue) => {
          const name = fieldOf(issue.path);
          return [name, ERRORS[name] ?? 'Bitte prüfen Sie dieses Feld.'];
        }),
      ),
    );
  const { vatId } = parsed.data;
  // What was stored before this check stays; the sample is named above the form.
  if (vatId !== getContentSettings().company.vatId && !isValidVatId(vatId))
    return refused({ vatId: ERRORS['vatId'] ?? '' });
  const saving = await saveSeen(
    client,
    'site_settings',
    { id: 'company' },
    { value: parsed.data },
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

const ERRORS: Readonly<Record<string, string>> = {
  kvk: 'Die KvK-Nummer hat acht Ziffern.',
  vatId:
    'Diese Nummer stimmt nicht. Eine btw-id hat die Form NL123456789B01, und ihre Prüfziffer ' +
    'muss passen.',
  'bank.iban': 'Diese IBAN stimmt nicht: Die Prüfziffer passt nicht zur Nummer.',
  'bank.bic': 'Ein BIC hat 8 oder 11 Zeichen, zum Beispiel ABNANL2A.',
};

const OPTIONAL = new Set(
  COMPANY_GROUPS.flatMap(({ fields }) =>
    fields.filter(({ required }) => required === false).map(({ name }) => name),
  ),
);

/** Fields that the form does not show stay as they are. */
function readCompany(form: FormData, current: Company): unknown {
  const text = (name: string): string => textOf(form, name);
  return {
    ...current,
    ...Object.fromEntries(
      // Not those of `current`: what is optional may be missing there.
      Object.keys(CompanySchema.shape)
        .filter((name) => form.has(name))
        .map((name) => [name, text(name) === '' && OPTIONAL.has(name) ? undefined : text(name)]),
    ),
    radiusKm: Number(text('radiusKm').replace(',', '.')),
    bank: {
      holder: text('bank.holder'),
      bankName: text('bank.bankName'),
      iban: text('bank.iban'),
      bic: text('bank.bic'),
    },
    hours: {
      ...current.hours,
      days: form
        .getAll('hours.days')
        .map(Number)
        .toSorted((a, b) => a - b),
      opens: text('hours.opens'),
      closes: text('hours.closes'),
    },
    social: SOCIAL_NETWORKS.map((network) => ({ network, url: text(socialField(network)) })),
  };
}

const fieldOf = (path: readonly PropertyKey[]): string =>
  path[0] === 'social'
    ? socialField(SOCIAL_NETWORKS[Number(path[1])] ?? '')
    : path.filter((key) => typeof key === 'string').join('.');

export default function AdminCompany({ loaderData }: Route.ComponentProps) {
  const labels = new Map(
    COMPANY_GROUPS.flatMap((group) => group.fields.map((field) => [field.name, field.label])),
  );
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
            {loaderData.placeholders.map((path) => labels.get(path) ?? path).join(', ')}
          </p>
        </div>
      )}
      <div className="max-w-[60rem]">
        <SiteForm groups={COMPANY_GROUPS} stored={loaderData.stored} />
      </div>
    </>
  );
}
