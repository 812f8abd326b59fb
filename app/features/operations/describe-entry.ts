import { formatCents } from '#shared/pricing/money.ts';
import { formatShortMoment, formatShortDay } from '#app/private/dates.ts';
import { COLUMN_LABELS, TABLE_LABELS } from './labels.ts';

/** A row of audit_log; `before` and `after` hold the changed columns only. */
export type AuditEntry = {
  id: number;
  actor: string | null;
  actor_role: string;
  table_name: string;
  row_id: string;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  created_at: string;
};

const SERVICE = 'System';

const ACTIONS: Record<string, string> = {
  INSERT: 'angelegt',
  UPDATE: 'geändert',
  DELETE: 'gelöscht',
  EXPORT: 'exportiert',
  INVITE: 'eingeladen',
};

/** Where the records of a table are shown. */
const RECORD_PATHS: Record<string, string> = {
  quote_requests: '/admin/anfragen/',
  offers: '/admin/angebote/',
  projects: '/admin/projekte/',
  invoices: '/admin/rechnungen/',
  newsletter_issues: '/admin/newsletter/',
};
export const recordPath = ({
  table_name,
  row_id,
  action,
}: Pick<AuditEntry, 'table_name' | 'row_id' | 'action'>): string | undefined =>
  action !== 'DELETE' && table_name in RECORD_PATHS ? RECORD_PATHS[table_name] + row_id : undefined;

/** Rows of site_settings, as the pages that change them call them. */
const SETTING_LABELS: Record<string, string> = {
  company: 'Firmendaten',
  only_proven_claims: 'Nur belegte Angaben zeigen',
  legal_confirmations: 'Bestätigung der Rechtstexte',
  mail_test: 'Testmail',
  launch_overruled: 'Trotz offener Punkte auffindbar',
};

/** Whether the title names the row already, so that its id says nothing more. */
export const isNamedByTitle = ({
  table_name,
  row_id,
}: Pick<AuditEntry, 'table_name' | 'row_id'>): boolean =>
  table_name === 'site_settings' && row_id in SETTING_LABELS;

/** What happened, e.g. "Benutzer geändert". */
export const entryTitle = (entry: AuditEntry): string => {
  const action = ACTIONS[entry.action] ?? entry.action;
  if (isNamedByTitle(entry)) return `„${SETTING_LABELS[entry.row_id]}“ ${action}`;
  return `${TABLE_LABELS[entry.table_name] ?? entry.table_name} ${action}`;
};

/**
 * Who did it: name or address where the account is known, its id where it is
 * gone, else the service itself.
 */
export const entryActor = ({ actor }: AuditEntry, names: ReadonlyMap<string, string>): string =>
  actor === null ? SERVICE : (names.get(actor) ?? `gelöschtes Konto ${actor.slice(0, 8)}`);

/** Values of status and role, whatever the table. */
const VALUE_LABELS: Record<string, string> = {
  customer: 'Kunde',
  staff: 'Mitarbeiter',
  admin: 'Administrator',
  new: 'neu',
  answered: 'beantwortet',
  closed: 'abgeschlossen',
  in_review: 'in Prüfung',
  offered: 'Angebot gesendet',
  won: 'gewonnen',
  lost: 'verloren',
  pending: 'wartet',
  dead: 'gescheitert',
  booked: 'gebucht',
  draft: 'Entwurf',
  sent: 'gesendet',
  accepted: 'angenommen',
  refused: 'abgelehnt',
  superseded: 'ersetzt',
  withdrawn: 'zurückgezogen',
  issued: 'ausgestellt',
  paid: 'bezahlt',
  planned: 'geplant',
  active: 'in Arbeit',
  review: 'zur Abnahme',
  done: 'erledigt',
  open: 'offen',
  in_progress: 'in Arbeit',
  awaiting_approval: 'wartet auf Freigabe',
  approved: 'freigegeben',
  changes_requested: 'Änderungen gewünscht',
  unsubscribed: 'abgemeldet',
};
/** What a cancelled row of this table is. */
const CANCELLED: Record<string, string> = {
  bookings: 'abgesagt',
  invoices: 'storniert',
  projects: 'abgebrochen',
};
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

type Names = ReadonlyMap<string, string>;

/** An answer to a message. */
const isSaid = (value: unknown): value is { body: string } =>
  typeof value === 'object' && value !== null && 'body' in value && typeof value.body === 'string';

function valueText(table: string, column: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'number')
    return column.endsWith('_cents') ? formatCents(value) : String(value);
  if (Array.isArray(value) && value.every(isSaid))
    return value.map(({ body }) => `„${body}“`).join(', ') || '–';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (column === 'status' && value === 'cancelled') return CANCELLED[table] ?? value;
  if (column === 'status' || column === 'role') return VALUE_LABELS[value] ?? value;
  if (DAY.test(value)) return formatShortDay(value);
  return names.get(value) ?? (TIMESTAMP.test(value) ? formatShortMoment(value) : value);
}

/** Follow from other columns, which stand in the log themselves. */
const DERIVED = new Set(['search_text', 'open_cents', 'credit_cents']);

/** What names a row stands in the title of its entry already. */
const NAMING: Record<string, readonly string[]> = {
  site_settings: ['id'],
  content_pages: ['id', 'slug'],
};

type Changed = Pick<AuditEntry, 'table_name' | 'before' | 'after'>;

/** Old value → new value; of a row that came or went, the one it has. */
function changeText(
  { table_name: table, before, after }: Changed,
  column: string,
  names: Names,
): string {
  const text = (value: unknown) => valueText(table, column, value, names);
  if (!before) return text(after?.[column]);
  if (!after) return text(before[column]);
  return `${text(before[column])} → ${text(after[column])}`;
}

/**
 * The changed columns with old and new value as text, in the order of the
 * alphabet; what a new row leaves empty says nothing. `names`: of records and
 * people by id.
 */
export function listChanges(
  entry: Changed,
  names: Names = new Map(),
): { column: string; text: string }[] {
  const { before, after } = entry;
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return columns
    .filter((column) => !DERIVED.has(column) && !NAMING[entry.table_name]?.includes(column))
    .map((column) => ({
      column: COLUMN_LABELS[column] ?? column,
      text: changeText(entry, column, names),
    }))
    .filter(({ text }) => text !== '–');
}
