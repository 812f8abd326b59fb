import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { formatMoment } from '#shared/agency/moment.ts';
import { buildMail, type Mail } from './layout.ts';
import { sayToOffice } from './say.ts';

export const DeletionRequestedSchema = z.object({
  origin: z.string(),
  name: z.string(),
  email: z.string(),
  comment: z.string(),
});
export const DeletionWithdrawnSchema = z.object({
  name: z.string(),
  email: z.string(),
  askedAt: z.string(),
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

/** To the agency, which may have begun already. */
export function buildDeletionWithdrawn(
  { name, email, askedAt }: z.infer<typeof DeletionWithdrawnSchema>,
  company: Company,
): Mail {
  return buildMail(
    sayToOffice('deletionWithdrawn.subject', { name: name || email }),
    [
      { kind: 'paragraph', text: sayToOffice('deletionWithdrawn.intro') },
      {
        kind: 'rows',
        rows: [
          ['Kunde', name || email],
          ['E-Mail', email],
          ['Antrag vom', formatMoment(askedAt)],
        ],
      },
    ],
    company,
  );
}
