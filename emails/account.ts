import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, greet, type Mail } from './layout.ts';
import { sayOfAccount } from './say.ts';

export const FactorsRemovedSchema = z.object({
  origin: z.string(),
  name: z.string(),
  /** By the person, with a recovery code. */
  by_code: z.boolean().default(false),
});

/** To whoever has lost his second factor, and as a warning to whoever has not. */
export function buildFactorsRemoved(
  { origin, name, by_code: byCode }: z.infer<typeof FactorsRemovedSchema>,
  company: Company,
): Mail {
  return buildMail(
    `${sayOfAccount('factors.subject')} – ${company.name}`,
    [
      greet(name),
      {
        kind: 'paragraph',
        text: sayOfAccount(byCode ? 'factors.byCode' : 'factors.intro'),
      },
      {
        kind: 'button',
        label: sayOfAccount('factors.button'),
        url: `${origin}/portal/sicherheit`,
      },
      {
        kind: 'paragraph',
        text: sayOfAccount(byCode ? 'factors.byCodeClose' : 'factors.close', {
          phone: company.phone,
        }),
      },
    ],
    company,
  );
}
