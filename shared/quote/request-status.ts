/**
 * Where an enquiry stands, in the order of the pipeline. `customer` is the
 * wording in the portal.
 */
export const REQUEST_STATUSES = [
  { id: 'new', label: 'Neu', customer: 'Eingegangen' },
  { id: 'in_review', label: 'In Prüfung', customer: 'In Bearbeitung' },
  { id: 'offered', label: 'Angebot gesendet', customer: 'Angebot liegt vor' },
  { id: 'won', label: 'Beauftragt', customer: 'Beauftragt' },
  { id: 'lost', label: 'Verloren', customer: 'Abgeschlossen' },
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number]['id'];

/** Statuses that still wait for work or an answer. */
export const OPEN_STATUSES: readonly RequestStatus[] = ['new', 'in_review', 'offered'];

/** Until an offer has gone out an answer is what is due. */
export const AWAITS_ANSWER: ReadonlySet<RequestStatus> = new Set(['new', 'in_review']);

export const getRequestStatus = (id: string) =>
  REQUEST_STATUSES.find((status) => status.id === id) ?? REQUEST_STATUSES[0];
