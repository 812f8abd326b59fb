/** Who acts. `owner` is the customer whose rows are seeded, `other` another customer. */
export const ACTORS = ['anon', 'owner', 'other', 'staff', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];
export const VERBS = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

/**
 * One letter an actor, in the order of ACTORS: r = touches the seeded row of the owner, n = runs but touches nothing of his,
 * d = denied (42501). `set` and `values` are the SQL to try where the verb is not denied for everybody.
 */
export type TableRights = { select: string; insert?: string; update?: string; delete?: string; set?: string; values?: string };

const REQUEST = `'99999999-9999-4999-8999-999999999999'`;
const OWNER = `'11111111-1111-4111-8111-111111111111'`;
const PROJECT = `'aaaaaaaa-0000-4000-8000-000000000002'`;

/** Every table of the schema public stands here; a table without an entry fails the test. Missing verbs are denied for all. */
export const MATRIX: Record<string, TableRights> = {
  profiles: { select: 'nrnnr', update: 'drnnn', set: `full_name = 'x'` },
  outbox_mails: { select: 'dnnnr' },
  quote_requests: { select: 'nrnrr', update: 'dnnrr', set: `status = 'in_review'` },
  quote_consents: { select: 'nnnrr' },
  quote_request_events: { select: 'drnrr' },
  quote_request_notes: { select: 'dnnrr', insert: 'dddrr', values: `(quote_request_id, body) values (${REQUEST}, 'x')` },
  quote_files: { select: 'drnrr' },
  contact_messages: { select: 'dnnrr', update: 'dnnrr', set: `status = 'answered'` },
  bookings: { select: 'drnrr' },
  booking_rules: { select: 'dnnrr', update: 'dnnrr', set: `capacity = 2` },
  opening_hours: {
    select: 'dnnrr',
    insert: 'dddrr',
    values: `(weekday, opens_at, closes_at) values (6, '10:00', '12:00')`,
    delete: 'dnnrr',
  },
  absences: { select: 'dnnrr', insert: 'dddrr', values: `(starts_at, ends_at) values (now(), now() + interval '1 hour')`, delete: 'dnnrr' },
  closed_days: { select: 'dnnrr', insert: 'dddrr', values: `(day) values ('2027-01-04')`, delete: 'dnnrr' },
  analytics_events: { select: 'dnnnr' },
  analytics_daily: { select: 'dnnnr' },
  consent_proofs: { select: 'dnnnr' },
  function_call_counts: { select: 'ddddd' },
  audit_log: { select: 'dnnnr' },
  chat_sessions: { select: 'nnnrr' },
  chat_messages: { select: 'nnnrr' },
  chat_unanswered_questions: { select: 'nnnrr', update: 'dnnrr', set: `status = 'ignored'` },
  number_series: { select: 'ddddd' },
  // Only drafts are written by hand, and the seeded offer is sent: supabase/functions/offers/handler.test.ts has the drafts.
  offers: {
    select: 'drnrr',
    insert: 'dddrr',
    values: `(customer_email, content) values ('owner@kunde.example', '{}')`,
    update: 'dnnnn',
    set: `content = '{"title":"x"}'`,
    delete: 'dnnnn',
  },
  offer_events: { select: 'drnrr' },
  projects: {
    select: 'drnrr',
    insert: 'dddrr',
    values: `(title, customer_email) values ('x', 'owner@kunde.example')`,
    update: 'dnnrr',
    set: `title = 'x'`,
  },
  project_milestones: {
    select: 'drnrr',
    insert: 'dddrr',
    values: `(project_id, title) values (${PROJECT}, 'x')`,
    update: 'dnnrr',
    set: `title = 'x'`,
    delete: 'dnnrr',
  },
  project_files: { select: 'drnrr', delete: 'drnrr' },
  // Staff writes as staff only: tests/rls/project-work.test.ts.
  messages: { select: 'drnrr', insert: 'drddd', values: `(customer_id, from_staff, body) values (${OWNER}, false, 'x')` },
  invoices: { select: 'drnrr' },
  payments: { select: 'drnrr' },
  site_settings: {
    select: 'dnnrr',
    insert: 'ddddr',
    values: `(id, value) values ('only_proven_claims', 'true')`,
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `value = '1'`,
  },
  claims: {
    select: 'dnnrr',
    insert: 'ddddr',
    values: `(id, text, definition) values ('x', 'x', 'x')`,
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `text = 'y'`,
  },
  testimonials: {
    select: 'dnnrr',
    insert: 'ddddr',
    values: `(name, rating, text, date, service) values ('x', 5, 'x', '2026-11-01', 'x')`,
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `text = 'y'`,
  },
  content_pages: {
    select: 'dnnrr',
    insert: 'ddddr',
    values: `(collection, slug, source) values ('blog', 'y', '')`,
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `source = 'y'`,
  },
  site_content_version: { select: 'ddddd' },
  newsletter_subscriptions: { select: 'dnnnr' },
  newsletter_events: { select: 'dnnnr' },
  newsletter_issues: {
    select: 'dnnnr',
    insert: 'ddddr',
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `subject = 'x'`,
    values: `(subject) values ('x')`,
  },
  tasks: { select: 'dnnrr', insert: 'dddrr', values: `(title) values ('x')`, update: 'dnnrr', delete: 'dnnrr', set: `title = 'y'` },
  // The seeded view belongs to the staff; other people's views are nobody's business.
  saved_views: { select: 'dnnrn', insert: 'dddrr', values: `(name, query) values ('y', '')`, delete: 'dnnrn' },
  // Inserting makes the caller's own row; the owner has his already.
  customer_details: {
    select: 'drnrr',
    insert: 'dnrrr',
    values: `(phone) values ('1') on conflict do nothing`,
    update: 'drnnn',
    set: `phone = '2'`,
  },
  error_groups: { select: 'dnnnr', update: 'dnnnr', set: `resolved_at = now()` },
  deletion_log: { select: 'dnnnr' },
};
