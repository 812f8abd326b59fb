import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, type Mail } from './layout.ts';

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
    `Löschung beantragt von ${name || email}`,
    [
      {
        kind: 'paragraph',
        text: 'Im Kundenportal wurde die Löschung aller Daten beantragt. Die Frist dafür beträgt einen Monat.',
      },
      {
        kind: 'rows',
        rows: [
          ['Kunde', name || email],
          ['E-Mail', email],
        ],
      },
      ...(comment ? [{ kind: 'quote' as const, text: comment }] : []),
      { kind: 'button', label: 'Antrag öffnen', url: `${origin}/admin/datenschutz` },
    ],
    company,
  );
}
