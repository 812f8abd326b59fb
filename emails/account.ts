import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, greet, type Mail } from './layout.ts';
import { sayOfAccount } from './say.ts';

export const FactorsRemovedSchema = z.object({ origin: z.string(), name: z.string() });

/** To whoever has lost his second factor, and as a warning to whoever has not. */
export function buildFactorsRemoved(
  { origin, name }: z.infer<typeof FactorsRemovedSchema>,
  company: Company,
): Mail {
  return buildMail(
    `${sayOfAccount('factors.subject')} – ${company.name}`,
    [
      greet(name),
      {
        kind: 'paragraph',
        text: sayOfAccount('factors.intro'),
      },
      {
        kind: 'button',
        label: 'Neuen zweiten Faktor einrichten',
        url: `${origin}/portal/sicherheit`,
      },
      {
        kind: 'paragraph',
        text: sayOfAccount('factors.close', { phone: company.phone }),
      },
    ],
    company,
  );
}
