-- The end of what the law wants kept: fiscal records after 7 years (art. 52 AWR, counted from the end of the year), declarations of withdrawal
-- after 3 (§§ 195, 199 BGB: as long as anybody may argue about the contract), and offers that never became an order like the enquiry they answer.
create function public.year_is_over(day date, years integer) returns boolean language sql stable set search_path = '' as $$
  select make_date(extract(year from day)::integer + years + 1, 1, 1) <= current_date
$$;
comment on function public.year_is_over(date, integer) is 'True if so many years have passed since the end of the year of that day.';

create or replace function public.keep_frozen() returns trigger language plpgsql set search_path = '' as $$
declare
  -- Nobody can set this over REST.
  erasing text := coalesce(current_setting('app.erasing', true), '');
begin
  if tg_op = 'DELETE' then
    if old.status = 'draft' or erasing = 'retention' or (erasing = 'on' and tg_table_name = 'offers' and old.status <> 'accepted') then return old; end if;
    raise exception 'Nur Entwürfe lassen sich löschen' using errcode = '23514';
  end if;
  if old.status <> 'draft' and (
    new.status = 'draft' or new.number is distinct from old.number or new.content is distinct from old.content
    or new.snapshot is distinct from old.snapshot or new.snapshot_hash is distinct from old.snapshot_hash
    or new.net_cents is distinct from old.net_cents or new.tax_cents is distinct from old.tax_cents or new.gross_cents is distinct from old.gross_cents
  ) then
    raise exception 'Gesendete Dokumente ändern sich nicht mehr' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function public.keep_frozen() is
  'Trigger: content, snapshot, hash, number and amounts of a sent offer or an issued invoice never change, and it is never deleted (23514), but for offers without contract when a person is erased, and by the retention.';

-- Payments, too, are deleted by nobody else.
drop trigger apply_payment on public.payments;
create trigger apply_payment before insert or update or delete on public.payments for each row
  when (coalesce(current_setting('app.erasing', true), '') <> 'retention') execute function public.apply_payment();

create function public.purge_orders(lead_months integer default 6, warranty_years integer default 2, fiscal_years integer default 7) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  families uuid[];
  counts jsonb;
  gone integer;
begin
  perform set_config('app.erasing', 'retention', true);

  -- An invoice, its cancellation and its payments end together, with the last of them. PDF and XML are drawn from the row: no file is left behind.
  select array_agg(id) into families from (
    select coalesce(i.cancels, i.id) as id from public.invoices i left join public.payments p on p.invoice_id = i.id
    group by 1 having public.year_is_over(max(greatest(coalesce(i.issued_on, i.updated_at::date), p.paid_on)), fiscal_years)
  ) as past;
  delete from public.payments where invoice_id in (select id from public.invoices where coalesce(cancels, id) = any (families));
  delete from public.invoices where coalesce(cancels, id) = any (families);
  get diagnostics gone = row_count;
  counts := jsonb_build_object('invoices', gone);

  -- Files of a project follow their rows (job orphaned-files).
  delete from public.projects where status in ('done', 'cancelled') and updated_at < now() - make_interval(years => warranty_years);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('projects', gone);

  with orders as (
    delete from public.offers o where o.status = 'accepted' and public.year_is_over(o.decided_at::date, fiscal_years)
      and not exists (select from public.invoices i where i.offer_id = o.id) returning 1
  ), requests as (
    delete from public.quote_requests where status = 'won' and public.year_is_over(updated_at::date, fiscal_years) returning 1
  )
  select (select count(*) from orders) + (select count(*) from requests) into gone;
  counts := counts || jsonb_build_object('orders', gone);

  delete from public.offers where status <> 'accepted' and not (status = 'sent' and valid_until >= current_date)
    and coalesce(decided_at, sent_at, updated_at) < now() - make_interval(months => lead_months);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('offers', gone);

  perform set_config('app.erasing', '', true);
  return counts;
end $$;
comment on function public.purge_orders(integer, integer, integer) is
  'Deletes invoices with payments and cancellation, orders (accepted offer, won request), finished projects and offers without order that are past their period; gives {invoices, projects, orders, offers}.';

drop function public.run_retention(integer, integer, integer);
create function public.run_retention(lead_months integer default 6, event_days integer default 90, mail_days integer default 30, withdrawal_years integer default 3)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  requests integer;
  messages integer;
  withdrawals integer;
  mails integer;
begin
  -- Last contact is the last change of the row. Won requests are orders (purge_orders).
  delete from public.quote_requests where status <> 'won' and updated_at < now() - make_interval(months => lead_months);
  get diagnostics requests = row_count;
  delete from public.contact_messages where kind = 'message' and updated_at < now() - make_interval(months => lead_months);
  get diagnostics messages = row_count;
  delete from public.contact_messages where kind = 'withdrawal' and public.year_is_over(created_at::date, withdrawal_years);
  get diagnostics withdrawals = row_count;
  -- Dead mails stay visible until an admin has decided.
  delete from public.outbox_mails where status = 'sent' and sent_at < now() - make_interval(days => mail_days);
  get diagnostics mails = row_count;
  return jsonb_build_object(
    'requests', requests, 'messages', messages, 'withdrawals', withdrawals, 'mails', mails,
    'events', public.expire_analytics(event_days), 'proofs', public.expire_consent_proofs(), 'errors', public.expire_errors()
  );
end $$;
comment on function public.run_retention(integer, integer, integer, integer) is
  'Deletes what is past its period; gives the counts {requests, messages, withdrawals, mails, events, proofs, errors}.';

create or replace function public.apply_retention(dry_run boolean default false) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  counts jsonb;
  newsletter jsonb;
begin
  perform public.require_privacy_rights();
  begin
    counts := public.purge_orders() || public.run_retention()
      || jsonb_build_object('chats', public.purge_expired_chats(), 'bookings', public.purge_past_bookings());
    newsletter := public.purge_newsletter();
    counts := counts || jsonb_build_object('newsletter_requests', newsletter -> 'requests', 'newsletter_proofs', newsletter -> 'proofs');
    -- What the log tells of a row does not outlive it: deletions of this run carry its time. Notes leave no deletion of their own.
    update public.audit_log l set before = null, after = null
    where (l.before is not null or l.after is not null) and (
      exists (select from public.audit_log d where d.action = 'DELETE' and d.created_at = now() and d.table_name = l.table_name and d.row_id = l.row_id)
      or (l.table_name = 'quote_request_notes' and not exists (select 1 from public.quote_request_notes n where n.id::text = l.row_id))
    );
    delete from public.deletion_log where created_at < now() - interval '3 years';
    if dry_run then raise exception 'dry run' using errcode = 'MDDRY'; end if;
  exception when sqlstate 'MDDRY' then
    return counts;
  end;
  if exists (select 1 from jsonb_each_text(counts) where value::bigint > 0) then
    insert into public.deletion_log (kind, actor, counts)
    select 'retention', auth.uid(), jsonb_object_agg(key, value) from jsonb_each(counts) where value::text::bigint > 0;
  end if;
  return counts;
end $$;
comment on function public.apply_retention(boolean) is
  'Deletes what is past its period and notes it if there was anything; with dry_run the same counts, and nothing is deleted. For admins and the worker. Gives the counts of purge_orders(), run_retention() and {chats, bookings, newsletter_requests, newsletter_proofs}. Error: 42501.';

-- Erasing a person keeps his withdrawals: Art. 17 (3) (e) GDPR.
create or replace function public.person_rows(address text) returns table (table_name text, row_id text, is_kept boolean, content jsonb)
language sql stable security definer set search_path = '' as $$
  with accounts as materialized (select * from auth.users where lower(email) = lower(btrim(address))),
  requests as materialized (
    select * from public.quote_requests where lower(email) = lower(btrim(address)) or user_id in (select id from accounts)
  ),
  chats as materialized (select * from public.chat_sessions where user_id in (select id from accounts)),
  offered as materialized (
    select * from public.offers where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  worked as materialized (
    select * from public.projects where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  billed as materialized (
    select * from public.invoices where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  subscribed as materialized (
    select * from public.newsletter_subscriptions
    where lower(email) = lower(btrim(address)) or email_hash = encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex')
  )
  select 'account', a.id::text, false, jsonb_build_object(
    'id', a.id, 'email', a.email, 'phone', a.phone, 'created_at', a.created_at, 'email_confirmed_at', a.email_confirmed_at,
    'last_sign_in_at', a.last_sign_in_at, 'details', a.raw_user_meta_data
  ) from accounts a
  union all select 'sessions', s.id::text, false, jsonb_build_object(
    'created_at', s.created_at, 'refreshed_at', s.refreshed_at, 'user_agent', s.user_agent, 'ip', s.ip
  ) from auth.sessions s where s.user_id in (select id from accounts)
  union all select 'profiles', p.id::text, false, to_jsonb(p) from public.profiles p where p.id in (select id from accounts)
  union all select 'customer_details', d.user_id::text, false, to_jsonb(d) from public.customer_details d where d.user_id in (select id from accounts)
  union all select 'saved_views', v.id::text, false, to_jsonb(v) from public.saved_views v where v.owner in (select id from accounts)
  union all select 'quote_requests', r.id::text, false, to_jsonb(r) - 'search_text' from requests r
  union all select 'quote_consents', c.id::text, false, to_jsonb(c) from public.quote_consents c where c.quote_request_id in (select id from requests)
  union all select 'quote_request_events', e.id::text, false, to_jsonb(e) from public.quote_request_events e where e.quote_request_id in (select id from requests)
  union all select 'quote_request_notes', n.id::text, false, to_jsonb(n) from public.quote_request_notes n
    where n.quote_request_id in (select id from requests) or public.names_address(n.body, btrim(address))
  union all select 'tasks', t.id::text, false, to_jsonb(t) from public.tasks t
    where t.quote_request_id in (select id from requests) or public.names_address(t.title, btrim(address))
  union all select 'contact_messages', m.id::text, m.kind = 'withdrawal', to_jsonb(m) from public.contact_messages m
    where lower(m.email) = lower(btrim(address)) or m.user_id in (select id from accounts)
  union all select 'bookings', b.id::text, false, to_jsonb(b) from public.bookings b
    where lower(b.email) = lower(btrim(address)) or b.user_id in (select id from accounts)
  union all select 'chat_sessions', c.session_id, false, to_jsonb(c) from chats c
  union all select 'chat_messages', m.id::text, false, to_jsonb(m) from public.chat_messages m where m.session_id in (select session_id from chats)
  union all select 'offers', o.id::text, o.status = 'accepted', to_jsonb(o) from offered o
  union all select 'offer_events', e.id::text, o.status = 'accepted', to_jsonb(e) from public.offer_events e join offered o on o.id = e.offer_id
  union all select 'projects', p.id::text, false, to_jsonb(p) from worked p
  union all select 'project_milestones', m.id::text, false, to_jsonb(m) from public.project_milestones m where m.project_id in (select id from worked)
  union all select 'project_files', f.id::text, false, to_jsonb(f) from public.project_files f where f.project_id in (select id from worked)
  union all select 'messages', m.id::text, false, to_jsonb(m) from public.messages m where m.customer_id in (select id from accounts)
  union all select 'invoices', i.id::text, i.status <> 'draft', to_jsonb(i) from billed i
  union all select 'payments', p.id::text, true, to_jsonb(p) from public.payments p where p.invoice_id in (select id from billed)
  union all select 'newsletter_subscriptions', s.id::text, s.status = 'unsubscribed', to_jsonb(s) - '{confirm_token,unsubscribe_token}'::text[] from subscribed s
  -- Proof of a consent that once was given; a request that nobody confirmed proves nothing.
  union all select 'newsletter_events', e.id::text, s.status <> 'requested' or s.unsubscribed_at is not null, to_jsonb(e)
    from public.newsletter_events e join subscribed s on s.id = e.subscription_id
  -- Without `data`: it repeats the rows above and holds sign-in links.
  union all select 'outbox_mails', m.id::text, false, to_jsonb(m) - '{data,event_key}'::text[] from public.outbox_mails m
    where lower(m.recipient) = lower(btrim(address)) or public.names_address(m.data, btrim(address))
$$;

revoke execute on function public.purge_orders(integer, integer, integer), public.run_retention(integer, integer, integer, integer), public.year_is_over(date, integer)
  from public, anon, authenticated;
grant execute on function public.purge_orders(integer, integer, integer), public.run_retention(integer, integer, integer, integer) to service_role;
comment on column public.contact_messages.kind is
  'message, or withdrawal: a declaration that ends a contract (§ 356a BGB), kept 3 years to the end of the year as evidence.';
