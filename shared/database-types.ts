// Written by `npm run gen`; do not edit. Rows as the REST interface answers them.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type Tables = {
  absences: {
    id: string;
    starts_at: string;
    ends_at: string;
    places: number | null;
    reason: string;
    created_at: string;
  };
  analytics_daily: {
    day: string;
    category: string;
    name: string;
    label: string;
    count: number;
    value_sum: number;
  };
  analytics_events: {
    id: number;
    name: string;
    category: string;
    label: string;
    value: number | null;
    session_id: string;
    occurred_at: string;
    url: string;
    user_agent: string;
    created_at: string;
  };
  audit_log: {
    id: number;
    actor: string | null;
    actor_role: string;
    table_name: string;
    row_id: string;
    action: string;
    before: Json | null;
    after: Json | null;
    created_at: string;
  };
  booking_rules: {
    id: boolean;
    capacity: number;
    grid_minutes: number;
    lead_hours: number;
    days_ahead: number;
    updated_at: string;
  };
  bookings: {
    id: string;
    request_id: string;
    reference: string;
    user_id: string | null;
    starts_at: string;
    ends_at: string;
    name: string;
    email: string;
    phone: string;
    note: string;
    privacy_consent: boolean;
    privacy_text_version: string;
    status: string;
    sequence: number;
    created_at: string;
    updated_at: string;
    seat: number;
  };
  chat_messages: {
    id: number;
    session_id: string;
    role: string;
    content: string;
    intent: string;
    outcome: string;
    engine: string;
    sources: string[];
    created_at: string;
  };
  chat_sessions: {
    session_id: string;
    user_id: string | null;
    language: string;
    handed_over_at: string | null;
    started_at: string;
    last_message_at: string;
  };
  chat_unanswered_questions: {
    id: number;
    question: string;
    language: string;
    asked: number;
    status: string;
    first_asked_at: string;
    last_asked_at: string;
    expires_at: string;
  };
  claims: {
    id: string;
    text: string;
    definition: string;
    evidence: string | null;
    as_of: string | null;
    expires: string | null;
    updated_at: string;
  };
  closed_days: {
    id: string;
    day: string;
    reason: string;
    created_at: string;
  };
  consent_proofs: {
    id: number;
    proof_id: string;
    action: string;
    functional: boolean;
    analytics: boolean;
    marketing: boolean;
    text_version: string;
    created_at: string;
  };
  contact_messages: {
    id: string;
    request_id: string;
    reference: string;
    user_id: string | null;
    name: string;
    email: string;
    phone: string;
    message: string;
    privacy_consent: boolean;
    privacy_text_version: string;
    suspicions: string[];
    status: string;
    created_at: string;
    updated_at: string;
    kind: string;
  };
  content_pages: {
    id: string;
    collection: string;
    slug: string;
    source: string;
    status: string;
    updated_at: string;
  };
  customer_details: {
    user_id: string;
    phone: string;
    company: string;
    street: string;
    postcode: string;
    city: string;
    country: string;
    vat_id: string;
    mail_on_message: boolean;
    deletion_requested_at: string | null;
    updated_at: string;
  };
  deletion_log: {
    id: number;
    kind: string;
    actor: string | null;
    subject_hash: string | null;
    counts: Json;
    created_at: string;
  };
  error_groups: {
    id: string;
    source: string;
    message: string;
    places: string[];
    release: string;
    count: number;
    first_seen: string;
    last_seen: string;
    resolved_at: string | null;
    reopened_at: string | null;
  };
  function_call_counts: {
    bucket: string;
    calls: number;
    ends_at: string;
  };
  invoices: {
    id: string;
    number: string | null;
    kind: string;
    status: string;
    project_id: string | null;
    offer_id: string | null;
    customer_id: string | null;
    customer_email: string;
    cancels: string | null;
    instalment: number | null;
    content: Json;
    snapshot: Json | null;
    snapshot_hash: string | null;
    net_cents: number | null;
    tax_cents: number | null;
    gross_cents: number | null;
    issued_on: string | null;
    due_on: string | null;
    dunning_level: number;
    last_dunned_at: string | null;
    created_by: string | null;
    created_at: string;
    updated_at: string;
    paid_cents: number;
    suggested_dunning_level: number | null;
  };
  messages: {
    id: string;
    customer_id: string;
    project_id: string | null;
    author_id: string | null;
    from_staff: boolean;
    body: string;
    attachments: Json;
    read_at: string | null;
    created_at: string;
  };
  newsletter_events: {
    id: number;
    subscription_id: string;
    kind: string;
    text_version: string;
    source: string;
    created_at: string;
  };
  newsletter_issues: {
    id: string;
    subject: string;
    body: string;
    status: string;
    recipients: number;
    created_by: string | null;
    created_at: string;
    updated_at: string;
    sent_at: string | null;
  };
  newsletter_subscriptions: {
    id: string;
    email: string | null;
    email_hash: string;
    status: string;
    source: string;
    confirm_token: string;
    unsubscribe_token: string;
    requested_at: string;
    confirmed_at: string | null;
    unsubscribed_at: string | null;
  };
  number_series: {
    series: string;
    year: number;
    last_number: number;
  };
  offer_events: {
    id: number;
    offer_id: string;
    kind: string;
    actor: string | null;
    body: string;
    evidence: Json | null;
    created_at: string;
  };
  offers: {
    id: string;
    number: string | null;
    version: number;
    quote_request_id: string | null;
    customer_id: string | null;
    customer_email: string;
    status: string;
    content: Json;
    snapshot: Json | null;
    snapshot_hash: string | null;
    net_cents: number | null;
    tax_cents: number | null;
    gross_cents: number | null;
    valid_until: string | null;
    sent_at: string | null;
    decided_at: string | null;
    created_by: string | null;
    created_at: string;
    updated_at: string;
    accepted_options: string[] | null;
    accepted_net_cents: number | null;
    accepted_tax_cents: number | null;
    accepted_gross_cents: number | null;
  };
  opening_hours: {
    id: string;
    weekday: number;
    opens_at: string;
    closes_at: string;
  };
  outbox_mails: {
    id: string;
    event_key: string;
    template: string;
    recipient: string;
    data: Json;
    status: string;
    attempts: number;
    next_attempt_at: string;
    last_error: string | null;
    created_at: string;
    sent_at: string | null;
  };
  payments: {
    id: number;
    invoice_id: string;
    amount_cents: number;
    paid_on: string;
    note: string;
    created_by: string | null;
    created_at: string;
    request_id: string | null;
  };
  profiles: {
    id: string;
    full_name: string;
    role: string;
    created_at: string;
    updated_at: string;
  };
  project_files: {
    id: string;
    project_id: string;
    path: string;
    name: string;
    mime_type: string;
    size_bytes: number;
    uploaded_by: string | null;
    created_at: string;
  };
  project_milestones: {
    id: string;
    project_id: string;
    position: number;
    title: string;
    description: string;
    due_on: string | null;
    needs_approval: boolean;
    status: string;
    decided_at: string | null;
    decided_by: string | null;
    decision_comment: string;
    created_at: string;
    updated_at: string;
  };
  projects: {
    id: string;
    number: string;
    offer_id: string | null;
    customer_id: string | null;
    customer_email: string;
    title: string;
    status: string;
    starts_on: string | null;
    due_on: string | null;
    created_at: string;
    updated_at: string;
  };
  quote_consents: {
    id: number;
    quote_request_id: string;
    kind: string;
    granted: boolean;
    text_version: string;
    recorded_at: string;
  };
  quote_files: {
    id: string;
    quote_request_id: string;
    path: string;
    name: string;
    mime_type: string;
    size_bytes: number;
    created_at: string;
  };
  quote_request_events: {
    id: number;
    quote_request_id: string;
    status: string;
    created_at: string;
  };
  quote_request_notes: {
    id: number;
    quote_request_id: string;
    author: string | null;
    body: string;
    created_at: string;
  };
  quote_requests: {
    id: string;
    request_id: string;
    reference: string;
    user_id: string | null;
    project_type: string;
    industry: string;
    urgency: string;
    budget: string;
    name: string;
    company: string;
    email: string;
    phone: string;
    location: string;
    additional_services: string[];
    message: string;
    privacy_consent: boolean;
    newsletter_consent: boolean;
    signature: string;
    signature_kind: string;
    estimated_price: number;
    client_estimated_price: number | null;
    submitted_at: string | null;
    respond_by: string;
    status: string;
    suspicions: string[];
    attribution: Json | null;
    created_at: string;
    updated_at: string;
    merged_into: string | null;
    search_text: string;
  };
  retention_periods: {
    id: boolean;
    lead_months: number;
    chat_days: number;
    mail_days: number;
    warranty_years: number;
    fiscal_years: number;
    proof_years: number;
    updated_at: string;
  };
  saved_views: {
    id: string;
    owner: string;
    name: string;
    query: string;
    created_at: string;
  };
  site_content_version: {
    id: boolean;
    version: number;
  };
  site_settings: {
    id: string;
    value: Json;
    updated_at: string;
  };
  tasks: {
    id: string;
    quote_request_id: string | null;
    title: string;
    due_on: string | null;
    done_at: string | null;
    created_by: string | null;
    created_at: string;
  };
  testimonials: {
    id: string;
    name: string;
    rating: number;
    text: string;
    date: string;
    service: string;
    published: boolean;
    updated_at: string;
  };
};
