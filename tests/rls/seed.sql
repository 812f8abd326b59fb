-- One row of every table, belonging to the customer 'owner' where a table has owners.
insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
  ('11111111-1111-4111-8111-111111111111', 'owner@kunde.example',
    '{"full_name":"Otto Owner","role":"admin"}', now()),
  ('22222222-2222-4222-8222-222222222222', 'other@kunde.example', '{}', now()),
  ('33333333-3333-4333-8333-333333333333', 'staff@maasbogen.example', '{}', now()),
  ('44444444-4444-4444-8444-444444444444', 'admin@maasbogen.example', '{}', now());
update public.profiles set role = 'staff' where id = '33333333-3333-4333-8333-333333333333';
update public.profiles set role = 'admin' where id = '44444444-4444-4444-8444-444444444444';
-- Only the owner's profile counts as "the seeded row".
insert into public.quote_requests (id, request_id, reference, user_id, project_type, industry, name,
  email, phone, privacy_consent, signature, estimated_price, respond_by)
values ('99999999-9999-4999-8999-999999999999', gen_random_uuid(), 'MD-1',
  '11111111-1111-4111-8111-111111111111', 'website', 'Handwerk', 'Otto', 'owner@kunde.example', '1',
  true, 'data:', 590, now());
insert into public.quote_consents (quote_request_id, kind, granted, text_version)
  values ('99999999-9999-4999-8999-999999999999', 'privacy', true, 'x');
insert into public.quote_request_notes (quote_request_id, body)
  values ('99999999-9999-4999-8999-999999999999', 'intern');
insert into public.quote_files (quote_request_id, path, name, mime_type, size_bytes)
  values ('99999999-9999-4999-8999-999999999999', 'x/a', 'a.pdf', 'application/pdf', 1);
insert into public.contact_messages (request_id, reference, name, email, message, privacy_consent,
  privacy_text_version) values (gen_random_uuid(), 'MK-1', 'Otto', 'owner@kunde.example', 'x', true,
  'x');
insert into public.bookings (request_id, reference, user_id, starts_at, ends_at, name, email,
  privacy_consent, privacy_text_version)
  values (gen_random_uuid(), 'MT-1', '11111111-1111-4111-8111-111111111111', '2026-11-23T08:00:00Z',
  '2026-11-23T08:15:00Z', 'Otto', 'owner@kunde.example', true, 'x');
insert into public.absences (starts_at, ends_at, reason)
  values ('2026-12-01T08:00:00Z', '2026-12-02T16:00:00Z', 'Urlaub');
insert into public.busy_calendars (id, name, secret_url)
  values ('66666666-0000-4000-8000-000000000001', 'Nextcloud', 'https://kalender.example/x.ics');
insert into public.busy_times (calendar_id, starts_at, ends_at)
  values ('66666666-0000-4000-8000-000000000001', '2026-12-01T08:00:00Z', '2026-12-01T09:00:00Z');
insert into public.closed_days (day, reason) values ('2026-12-24', 'Heiligabend');
insert into public.analytics_events (name, category, session_id, occurred_at, url, user_agent)
  values ('a', 'b', 'c', now(), '/', 'd');
insert into public.analytics_daily (day, category, name, count) values (current_date, 'a', 'b', 1);
insert into public.consent_proofs (proof_id, action, functional, analytics, marketing, text_version)
  values (gen_random_uuid(), 'save', false, false, false, 'x');
insert into public.outbox_mails (event_key, template, recipient)
  values ('seed', 'x', 'owner@kunde.example');
insert into public.chat_sessions (session_id, user_id)
  values ('seed', '11111111-1111-4111-8111-111111111111');
insert into public.chat_messages (session_id, role, content) values ('seed', 'user', 'x');
insert into public.chat_unanswered_questions (question) values ('x');
insert into public.chat_examples (answer, content)
  values ('price-website', 'was kostet eine Website');
insert into public.chat_answers (answer, de, en, nl)
  values ('price-website', 'Ein eigener Text', 'A text of our own', 'Een eigen tekst');
insert into public.number_series (series, year, last_number)
  values ('offer', 2026, 1), ('project', 2026, 1);
insert into public.offers (id, number, quote_request_id, customer_email, status, content, snapshot,
  snapshot_hash, gross_cents, valid_until, sent_at)
values ('aaaaaaaa-0000-4000-8000-000000000001', 'AN-2026-0001',
  '99999999-9999-4999-8999-999999999999', 'owner@kunde.example', 'sent', '{}', '{}', 'x', 1,
  '2026-12-31', now());
insert into public.offer_events (offer_id, kind)
  values ('aaaaaaaa-0000-4000-8000-000000000001', 'sent');
insert into public.enquiry_links (quote_request_id, token_hash, holder)
  values ('99999999-9999-4999-8999-999999999999', repeat('1', 64), 'sender');
insert into public.offer_links (offer_id, token_hash)
  values ('aaaaaaaa-0000-4000-8000-000000000001', repeat('0', 64));
insert into public.projects (id, number, offer_id, customer_email, title)
  values ('aaaaaaaa-0000-4000-8000-000000000002', 'PR-2026-0001',
  'aaaaaaaa-0000-4000-8000-000000000001', 'owner@kunde.example', 'Website');
insert into public.project_milestones (project_id, title)
  values ('aaaaaaaa-0000-4000-8000-000000000002', 'Entwurf');
insert into public.project_files (project_id, path, name, mime_type, size_bytes, uploaded_by)
  values ('aaaaaaaa-0000-4000-8000-000000000002', 'aaaaaaaa-0000-4000-8000-000000000002/a', 'a.pdf',
  'application/pdf', 1, '11111111-1111-4111-8111-111111111111');
insert into public.messages (customer_id, from_staff, body)
  values ('11111111-1111-4111-8111-111111111111', true, 'x');
insert into public.invoices (id, number, status, project_id, customer_email, content, snapshot,
  snapshot_hash, gross_cents, issued_on)
values ('aaaaaaaa-0000-4000-8000-000000000003', 'RE-2026-0001', 'issued',
  'aaaaaaaa-0000-4000-8000-000000000002', 'owner@kunde.example', '{}', '{}', 'x', 1, '2026-11-22');
insert into public.payments (invoice_id, amount_cents, paid_on)
  values ('aaaaaaaa-0000-4000-8000-000000000003', 1, '2026-11-22');
insert into public.site_settings (id, value) values ('company', '{}');
insert into public.price_lists (figures, valid_from) values ('{}', current_date + 30);
insert into public.claims (id, text, definition) values ('rating', 'x', 'x');
insert into public.testimonials (name, rating, text, date, service)
  values ('x', 5, 'x', '2026-11-01', 'x');
insert into public.content_pages (collection, slug, source, status)
  values ('blog', 'x', '', 'published');
insert into public.media (id, name, path, mime_type, size_bytes) values
  ('77777777-0000-4000-8000-000000000001', 'x', 'originals/77777777-0000-4000-8000-000000000001',
    'application/pdf', 1),
  ('77777777-0000-4000-8000-000000000002', 'x', 'originals/77777777-0000-4000-8000-000000000002',
    'application/pdf', 1);
insert into public.picture_slots (slot, media_id)
  values ('owner', '77777777-0000-4000-8000-000000000002');
insert into public.newsletter_subscriptions (id, email, email_hash, source)
  values ('88888888-8888-4888-8888-888888888888', 'owner@kunde.example', 'x', 'footer');
insert into public.newsletter_events (subscription_id, kind, source)
  values ('88888888-8888-4888-8888-888888888888', 'requested', 'footer');
insert into public.newsletter_issues (subject, body) values ('Ausgabe', 'x');
insert into public.tasks (quote_request_id, title)
  values ('99999999-9999-4999-8999-999999999999', 'x');
insert into public.saved_views (owner, name, query)
  values ('33333333-3333-4333-8333-333333333333', 'x', '');
insert into public.customer_details (user_id, phone, city)
  values ('11111111-1111-4111-8111-111111111111', '1', 'Roermond');
insert into public.deletion_log (kind, counts) values ('retention', '{"chats": 1}');
insert into public.error_groups (source, message) values ('server', 'x');
