import * as z from 'zod/mini';

/**
 * How long personal data stay, in the numbers an admin may change: the
 * deletion, its dry run, the admin area and the privacy pages read them. `min`
 * and `max` are those of the table retention_periods, a test compares them.
 * What is not here is fixed: analytics events, because the consent names their
 * 90 days, and requests for the newsletter, because their mail does.
 */
export const RETENTION = [
  {
    id: 'lead_months',
    label: 'Anfragen, Nachrichten, Termine und Angebote ohne Auftrag',
    unit: 'months',
    usual: 6,
    min: 1,
    max: 24,
    reason: 'Danach fehlt der Zweck, wenn kein Auftrag entstanden ist.',
  },
  {
    id: 'chat_days',
    label: 'Chat-Gespräche',
    unit: 'days',
    usual: 30,
    min: 1,
    max: 90,
    reason: 'Nach der letzten Nachricht.',
  },
  {
    id: 'mail_days',
    label: 'Gesendete Mails',
    unit: 'days',
    usual: 30,
    min: 7,
    max: 365,
    reason: 'So lange lässt sich der Versand prüfen.',
  },
  {
    id: 'warranty_years',
    label: 'Abgeschlossene Projekte mit Dateien',
    unit: 'years',
    usual: 2,
    min: 2,
    max: 10,
    reason: 'Mindestens die Gewährleistung.',
  },
  {
    id: 'fiscal_years',
    label: 'Rechnungen, Zahlungen und Aufträge',
    unit: 'years',
    usual: 7,
    min: 7,
    max: 15,
    reason: 'Art. 52 AWR verlangt mindestens 7 Jahre ab Ende des Jahres.',
  },
  {
    id: 'proof_years',
    label: 'Nachweise von Einwilligungen und Widerrufen',
    unit: 'years',
    usual: 3,
    min: 3,
    max: 10,
    reason: 'Mindestens die Verjährung von 3 Jahren.',
  },
] as const;
export type RetentionId = (typeof RETENTION)[number]['id'];
export type RetentionPeriods = Record<RetentionId, number>;

/** One value a period; `Object.fromEntries` forgets which there are. */
export const mapPeriods = <Value>(read: (period: (typeof RETENTION)[number]) => Value) =>
  Object.fromEntries(RETENTION.map((period) => [period.id, read(period)])) as Record<
    RetentionId,
    Value
  >;

export const USUAL_PERIODS: RetentionPeriods = mapPeriods(({ usual }) => usual);
export const RetentionPeriodsSchema = z.object(
  mapPeriods(({ min, max }) => z.int().check(z.gte(min), z.lte(max))),
);

const UNIT_OF = mapPeriods(({ unit }) => unit);
const UNITS = {
  days: ['Tag', 'Tage', 'Tagen'],
  months: ['Monat', 'Monate', 'Monaten'],
  years: ['Jahr', 'Jahre', 'Jahren'],
} as const;

/** '6 Monate'; after 'nach' and 'von' in the dative, '6 Monaten'. */
export function formatPeriod(
  id: RetentionId,
  periods: RetentionPeriods,
  grammar: 'nominative' | 'dative' = 'nominative',
): string {
  const [one, many, dative] = UNITS[UNIT_OF[id]];
  const count = periods[id];
  return `${count} ${count === 1 ? one : grammar === 'dative' ? dative : many}`;
}
