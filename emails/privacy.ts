import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { formatMoment } from '#shared/agency/moment.ts';
import { buildMail, greet, type Mail } from './layout.ts';
import { sayOfAccount, sayToOffice } from './say.ts';

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

export const PersonErasedSchema = z.object({
  /** Tables of which rows stay. */
  kept: z.array(z.string()),
  fiscalYears: z.int(),
  proofYears: z.int(),
});

/** To whoever was erased (Art. 12 (3) GDPR): what is gone, and what stays for how long. */
export function buildPersonErased(
  { kept, fiscalYears, proofYears }: z.infer<typeof PersonErasedSchema>,
  company: Company,
): Mail {
  const rows = [
    ['invoices', 'Rechnungen und Zahlungen', `${fiscalYears} Jahre ab Ende des Jahres`],
    ['offers', 'Angenommene Angebote', `${fiscalYears} Jahre ab Ende des Jahres`],
    ['contact_messages', 'Erklärter Widerruf', `${proofYears} Jahre ab Ende des Jahres`],
    [
      'newsletter_events',
      'Nachweis der Newsletter-Anmeldung, ohne Ihre Adresse',
      `${proofYears} Jahre ab der Abmeldung`,
    ],
  ] as const;
  const left = rows.flatMap(([table, label, period]) =>
    kept.includes(table) ? [[label, period] as const] : [],
  );
  return buildMail(
    `${sayOfAccount('erased.subject')} – ${company.name}`,
    [
      greet(undefined),
      { kind: 'paragraph', text: sayOfAccount('erased.intro') },
      ...(left.length > 0
        ? [
            { kind: 'paragraph', text: sayOfAccount('erased.kept') } as const,
            { kind: 'rows', rows: left } as const,
          ]
        : []),
      { kind: 'paragraph', text: sayOfAccount('erased.close') },
    ],
    company,
  );
}
