import type { SupabaseClient } from '@supabase/supabase-js';
import { claimToValues } from './claim-dialog.tsx';
import { saveSeen } from '#app/private/save-seen.ts';
import {
  changedMeanwhile,
  notStored,
  refused,
  textOf,
  type SiteFormAnswer,
} from './site-fields.ts';
import { CLAIMS, type Claim } from '#shared/agency/claims.ts';
import type { Database, Tables } from '#shared/database-types.ts';

type Client = SupabaseClient<Database>;

/** A claim as the admin area has stored it. */
export const rowToClaim = (
  id: Claim['id'],
  { text, definition, evidence, as_of: asOf, expires }: Tables<'claims'>,
): Claim => ({
  id,
  text,
  definition,
  evidence,
  asOf,
  expires,
});

/** Whether the website leaves out what is not proven. */
export async function saveSwitch(client: Client, onlyProven: boolean): Promise<SiteFormAnswer> {
  const { error } = await client
    .from('site_settings')
    .upsert({ id: 'only_proven_claims', value: onlyProven });
  return error ? notStored(error) : { saved: true };
}

/** Checks and stores one claim over the version that was shown. */
export async function saveClaim(client: Client, form: FormData): Promise<SiteFormAnswer> {
  const id = CLAIMS.find((claim) => claim.id === textOf(form, 'id'))?.id;
  if (!id) return refused({ text: 'Diese Angabe gibt es nicht.' });
  const row = {
    text: textOf(form, 'text'),
    definition: textOf(form, 'definition'),
    evidence: textOf(form, 'evidence') || null,
    as_of: textOf(form, 'asOf') || null,
    expires: textOf(form, 'expires') || null,
  };
  const fieldErrors = {
    ...(row.text === '' || row.text.length > 200
      ? { text: 'Bitte geben Sie den Wortlaut ein (höchstens 200 Zeichen).' }
      : {}),
    ...(row.definition === '' || row.definition.length > 1000
      ? { definition: 'Bitte erklären Sie, was gezählt oder versprochen wird.' }
      : {}),
    ...(row.evidence !== null && row.evidence.length > 500
      ? { evidence: 'Bitte fassen Sie den Beleg kürzer (höchstens 500 Zeichen).' }
      : {}),
    ...(row.evidence !== null && row.as_of === null
      ? { asOf: 'Zu einem Beleg gehört der Stichtag.' }
      : {}),
    ...(row.expires !== null && row.as_of !== null && row.expires <= row.as_of
      ? { expires: 'Das Ablaufdatum liegt nach dem Stichtag.' }
      : {}),
  };
  if (Object.keys(fieldErrors).length > 0) return refused(fieldErrors);
  const saving = await saveSeen(client, 'claims', { id }, row, textOf(form, 'seen'));
  if ('error' in saving) return notStored(saving.error);
  if ('seen' in saving) return { saved: true, seen: saving.seen };
  const { current } = saving;
  return changedMeanwhile(
    current && { values: claimToValues(rowToClaim(id, current)), seen: current.updated_at },
  );
}
