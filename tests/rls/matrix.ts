/** Who acts. `owner` is the customer whose rows are seeded, `other` another customer. */
export const ACTORS = ['anon', 'owner', 'other', 'staff', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];
export const VERBS = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

/**
 * One letter an actor, in the order of ACTORS: r = touches the seeded row of
 * the owner, n = runs but touches nothing of his, d = denied (42501). `set` and
 * `values` are the SQL to try where the verb is not denied for everybody.
 */
export type TableRights = {
  select: string;
  insert?: string;
  update?: string;
  delete?: string;
  set?: string;
  values?: string;
};

const REQUEST = `'99999999-9999-4999-8999-999999999999'`;
const OWNER = `'11111111-1111-4111-8111-111111111111'`;
const PROJECT = `'aaaaaaaa-0000-4000-8000-000000000002'`;

/**
 * Every table of the schema public stands here; a table without an entry fails
 * the test. Missing verbs are denied for all.
 */
export const MATRIX: Record<string, TableRights> = {
  profiles: { select: 'nrnnr', update: 'drnnn', set: `full_name = 'x'` },
  outbox_mails: { select: 'dnnnr' },
  quote_requests: { select: 'nrnnr', update: 'dnnnr', set: `status = 'in_review'` },
  quote_consents: { select: 'nnnnr' },
  quote_request_events: { select: 'drnnr' },
  quote_request_notes: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(quote_request_id, body) values (${REQUEST}, 'x')`,
  },
  quote_files: { select: 'drnnr' },
  contact_messages: { select: 'dnnnr', update: 'dnnnr', set: `status = 'answered'` },
  bookings: { select: 'drnnr' },
  booking_rules: { select: 'dnnnr', update: 'dnnnr', set: `capacity = 2` },
  retention_periods: { select: 'drrrr', update: 'dnnnr', set: `lead_months = 7` },
  opening_hours: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(weekday, opens_at, closes_at) values (6, '10:00', '12:00')`,
    delete: 'dnnnr',
  },
  absences: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(starts_at, ends_at) values (now(), now() + interval '1 hour')`,
    delete: 'dnnnr',
  },
  closed_days: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(day) values ('2027-01-04')`,
    delete: 'dnnnr',
  },
  busy_calendars: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(name, secret_url) values ('Google', 'https://kalender.example/y.ics')`,
    update: 'dnnnr',
    set: `next_read_at = now()`,
    delete: 'dnnnr',
  },
  busy_times: { select: 'dnnnr' },
  calendar_feed: { select: 'dnnnr', update: 'dnnnr', set: `key = gen_random_uuid()` },
  analytics_events: { select: 'dnnnr' },
  analytics_daily: { select: 'dnnnr' },
  consent_proofs: { select: 'dnnnr' },
  function_call_counts: { select: 'ddddd' },
  audit_log: { select: 'dnnnr' },
  chat_sessions: { select: 'nnnnr', update: 'dnnnr', set: `settled_at = now()` },
  chat_messages: { select: 'nnnnr' },
  chat_unanswered_questions: { select: 'nnnnr', update: 'dnnnr', set: `status = 'ignored'` },
  chat_examples: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(answer, content) values ('price-website', 'was kostet das')`,
    update: 'dnnnr',
    set: `answer = 'price-shop', content = content`,
    delete: 'dnnnr',
  },
  chat_answers: {
    select: 'dnnnr',
    insert: 'ddddr',
    values:
      "(answer, de, en, nl) values ('price-shop', 'Ein anderer Text', 'Another text', 'Een " +
      "andere tekst')",
    update: 'dnnnr',
    set: `de = 'Noch ein Text'`,
    delete: 'dnnnr',
  },
  number_series: { select: 'ddddd' },
  // Only drafts are written by hand, and the seeded offer is sent:
  // supabase/functions/offers/handler.test.ts has the drafts.
  offers: {
    select: 'drnnr',
    insert: 'ddddr',
    values: `(customer_email, content) values ('owner@kunde.example', '{}')`,
    update: 'dnnnn',
    set: `content = '{"title":"x"}'`,
    delete: 'dnnnn',
  },
  offer_events: { select: 'drnnr' },
  offer_links: { select: 'dnnnr' },
  enquiry_links: { select: 'dnnnr' },
  projects: {
    select: 'drnnr',
    insert: 'ddddr',
    values: `(title, customer_email) values ('x', 'owner@kunde.example')`,
    update: 'dnnnr',
    set: `title = 'x'`,
    // The seeded one holds something: tests/acceptance/project-work.test.ts has one that does not.
    delete: 'dnnnn',
  },
  project_milestones: {
    select: 'drnnr',
    insert: 'ddddr',
    values: `(project_id, title) values (${PROJECT}, 'x')`,
    update: 'dnnnr',
    set: `title = 'x'`,
    delete: 'dnnnr',
  },
  project_files: { select: 'drnnr', delete: 'drnnr' },
  // Staff writes as staff only: tests/acceptance/messages.test.ts.
  messages: {
    select: 'drnnr',
    insert: 'drddd',
    values: `(customer_id, from_staff, body) values (${OWNER}, false, 'x')`,
  },
  invoices: { select: 'drnnr' },
  payments: { select: 'drnnr' },
  site_settings: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(id, value) values ('only_proven_claims', 'true')`,
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `value = '1'`,
  },
  setup_links: { select: 'ddddd' },
  factor_deadlines: { select: 'ddddd' },
  recovery_codes: { select: 'ddddd' },
  server_keys: { select: 'ddddd' },
  server_settings: { select: 'ddddd' },
  // The seeded list is planned: one that has held cannot be taken back (matrix.test.ts).
  price_lists: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(figures) values ('{}')`,
    delete: 'dnnnr',
  },
  claims: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(id, text, definition) values ('x', 'x', 'x')`,
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `text = 'y'`,
  },
  testimonials: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(name, rating, text, date, service) values ('x', 5, 'x', '2026-11-01', 'x')`,
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `text = 'y'`,
  },
  content_pages: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(collection, slug, source) values ('blog', 'y', '')`,
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `source = 'y'`,
  },
  content_versions: { select: 'dnnnr' },
  media: {
    select: 'dnnnr',
    insert: 'ddddr',
    values:
      "(name, path, mime_type, size_bytes) values ('y', " +
      "'originals/77777777-0000-4000-8000-000000000009', 'application/pdf', 1)",
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `name = 'y'`,
  },
  picture_slots: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(slot, media_id) values ('team', '77777777-0000-4000-8000-000000000002')`,
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `slot = 'logo'`,
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
  tasks: {
    select: 'dnnnr',
    insert: 'ddddr',
    values: `(title) values ('x')`,
    update: 'dnnnr',
    delete: 'dnnnr',
    set: `title = 'y'`,
  },
  // The seeded view belongs to the staff, who may still drop it; other people's
  // views are nobody's business.
  saved_views: {
    select: 'dnnnn',
    insert: 'ddddr',
    values: `(name, query) values ('y', '')`,
    delete: 'dnnrn',
  },
  // Inserting makes the caller's own row; the owner has his already.
  customer_details: {
    select: 'drnnr',
    insert: 'dnrrr',
    values: `(phone) values ('1') on conflict do nothing`,
    update: 'drnnn',
    set: `phone = '2'`,
  },
  error_groups: { select: 'dnnnr', update: 'dnnnr', set: `resolved_at = now()` },
  deletion_log: { select: 'dnnnr' },
};

/**
 * Functions that may be called without an account, and those that a signed-in
 * user may call; each asks who calls, or runs under his rights.
 */
export const CALLABLE: { anon: readonly string[]; authenticated: readonly string[] } = {
  anon: ['has_role', 'has_used_factor', 'is_admin', 'is_staff'],
  authenticated: [
    'agency_today',
    'analytics_flows',
    'analytics_report',
    'answer_contact_message',
    'apply_retention',
    'chat_model_outcomes',
    'count_recovery_codes',
    'create_recovery_codes',
    'dashboard_figures',
    'dashboard_today',
    'dashboard_trends',
    'decide_milestone',
    'end_own_session',
    'erase_person',
    'export_own_data',
    'export_person',
    'factor_reminder',
    'find_duplicates',
    'find_people',
    'find_person',
    'find_records',
    'fold_text',
    'has_file_room',
    'has_role',
    'has_used_factor',
    'is_admin',
    'is_staff',
    'list_customers',
    'list_deletion_requests',
    'list_invoices',
    'list_kept_mails',
    'list_offers',
    'list_open_questions',
    'list_own_sessions',
    'list_threads',
    'list_users',
    'list_waiting_threads',
    'mark_offer_viewed',
    'mark_thread_read',
    'may_delete_project',
    'merge_request',
    'newsletter_summary',
    'order_milestones',
    'pipeline_board',
    'pipeline_summary',
    'postpone_factor',
    'prepare_invitation',
    'price_list',
    'record_invitation',
    'refuse_offer',
    'register_project_file',
    'remove_attachment',
    'remove_factors',
    'renew_offer_link',
    'request_deletion',
    'resend_mail',
    'retry_failed_mails',
    'retry_mail',
    'retry_newsletter_issue',
    'revoke_offer_links',
    'save_opening_hours',
    'save_server_setting',
    'send_newsletter_issue',
    'set_profile_role',
    'settle_thread',
    'start_offer_version',
    'test_newsletter_issue',
    'unmerge_request',
    'unsubscribe_by_admin',
    'use_recovery_code',
    'withdraw_deletion',
    'withdraw_invitation',
    'withdraw_offer',
    'write_offer_note',
  ],
};
