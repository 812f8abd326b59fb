import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, type Mail } from './layout.ts';
import { sayToOffice } from './say.ts';

export const DeletionRequestedSchema = z.object({
  origin: z.string(),
  name: z.string(),
  email: z.string(),
  comment: z.string(),
});
type DeletionRequested = z.infer<typeof DeletionRequestedSchema>;

/** To the agency: Art. 17 GDPR leaves it a month at most. */
export function buildDeletionRequested(
  { origin, name, email, comment }: DeletionRequested,
  company: Company,
): Mail {
  return buildMail(
    sayToOffice('deletion.subject', { name: name || email }),
    [
      {
        kind: 'paragraph',
        text: sayToOffice('deletion.intro'),
      },
      {
        kind: 'rows',
        rows: [
          ['Kunde', name || email],
          ['E-Mail', email],
        ],
      },
      ...(comment ? [{ kind: 'quote' as const, text: comment }] : []),
      { kind: 'button', label: sayToOffice('deletion.button'), url: `${origin}/admin/datenschutz` },
    ],
    company,
  );
}
