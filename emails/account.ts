import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, greet, type Mail } from './layout.ts';

export const FactorsRemovedSchema = z.object({ origin: z.string(), name: z.string() });

/** To whoever has lost his second factor, and as a warning to whoever has not. */
export function buildFactorsRemoved(
  { origin, name }: z.infer<typeof FactorsRemovedSchema>,
  company: Company,
): Mail {
  return buildMail(
    `Ihr zweiter Faktor wurde entfernt – ${company.name}`,
    [
      greet(name),
      {
        kind: 'paragraph',
        text: `wir haben den zweiten Faktor Ihres Kontos entfernt und alle Sitzungen beendet. Bis Sie einen neuen einrichten, genügt Ihr Passwort zur Anmeldung.`,
      },
      {
        kind: 'button',
        label: 'Neuen zweiten Faktor einrichten',
        url: `${origin}/portal/sicherheit`,
      },
      {
        kind: 'paragraph',
        text: `Haben Sie uns nicht darum gebeten? Dann vergeben Sie bitte ein neues Passwort und rufen Sie uns an: ${company.phone}.`,
      },
    ],
    company,
  );
}
