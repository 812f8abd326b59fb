/** Where an order stands. */
export const PROJECT_STATUSES = [
  { id: 'planned', label: 'Geplant' },
  { id: 'active', label: 'In Arbeit' },
  { id: 'review', label: 'Zur Abnahme' },
  { id: 'done', label: 'Abgeschlossen' },
  { id: 'cancelled', label: 'Abgebrochen' },
] as const;
export const PROJECT_STATUS_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  PROJECT_STATUSES.map(({ id, label }) => [id, label]),
);

/** Where a step of an order stands. Only the customer sets `approved` and `changes_requested`. */
export const MILESTONE_LABELS: Readonly<Record<string, string>> = {
  open: 'Offen',
  in_progress: 'In Arbeit',
  awaiting_approval: 'Wartet auf Freigabe',
  approved: 'Freigegeben',
  changes_requested: 'Änderungen gewünscht',
  done: 'Erledigt',
};

export const isSettled = (status: string): boolean => status === 'approved' || status === 'done';
