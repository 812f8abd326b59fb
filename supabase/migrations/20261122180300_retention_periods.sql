-- How long data stay is data itself: an admin changes it within what the law allows (shared/retention.ts has the same bounds).
create table public.retention_periods (
  id boolean primary key default true check (id),
  lead_months integer not null default 6 check (lead_months between 1 and 24),
  chat_days integer not null default 30 check (chat_days between 1 and 90),
  mail_days integer not null default 30 check (mail_days between 7 and 365),
  warranty_years integer not null default 2 check (warranty_years between 2 and 10),
  fiscal_years integer not null default 7 check (fiscal_years between 7 and 15),
  proof_years integer not null default 3 check (proof_years between 3 and 10),
  updated_at timestamptz not null default now()
);
comment on table public.retention_periods is 'One row: the periods of apply_retention(), which the privacy pages name. Checked: fiscal records 7 years at least (art. 52 AWR), proofs 3 (limitation), projects 2 (warranty).';
insert into public.retention_periods default values;
alter table public.retention_periods enable row level security;
grant all on public.retention_periods to service_role;
grant select on public.retention_periods to authenticated;
grant update (lead_months, chat_days, mail_days, warranty_years, fiscal_years, proof_years) on public.retention_periods to authenticated;
create policy "everybody signed in may read" on public.retention_periods for select to authenticated using (true);
create policy "admin may change" on public.retention_periods for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create trigger retention_periods_touch before update on public.retention_periods for each row execute function public.touch_updated_at();
create trigger audit after update on public.retention_periods for each row execute function public.record_audit();
-- The privacy pages are rendered anew.
create trigger version after update on public.retention_periods for each statement execute function public.raise_site_content_version();

create or replace function public.site_content() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'version', (select version from public.site_content_version),
    'retention', (select to_jsonb(p) - '{id,updated_at}'::text[] from public.retention_periods p),
    'company', (select value from public.site_settings where id = 'company'),
    'only_proven', coalesce((select value from public.site_settings where id = 'only_proven_claims'), 'false'),
    'claims', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'text', text, 'definition', definition, 'evidence', evidence, 'asOf', as_of, 'expires', expires)) from public.claims), '[]'),
    'testimonials', coalesce((select jsonb_agg(jsonb_build_object('name', name, 'rating', rating, 'text', text, 'date', date, 'service', service) order by date desc) from public.testimonials where published), '[]'),
    'pages', coalesce((select jsonb_agg(jsonb_build_object('collection', collection, 'slug', slug, 'source', source)) from public.content_pages where status = 'published'), '[]')
  )
$$;
comment on function public.site_content() is 'Everything the public pages take from the database, as {version, retention, company, only_proven, claims, testimonials, pages}; for the server.';

-- A conversation ends so many days after its last message, whatever the period was when it began.
create or replace function public.record_chat_turn(turn jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail jsonb;
begin
  insert into public.chat_sessions as known (session_id, user_id, language, handed_over_at)
  values (
    turn ->> 'session_id', (turn ->> 'user_id')::uuid, coalesce(turn ->> 'language', 'de'),
    case when (turn ->> 'handed_over')::boolean then now() end
  )
  on conflict (session_id) do update set
    -- A conversation belongs to the first user who signs in during it.
    user_id = coalesce(known.user_id, excluded.user_id),
    handed_over_at = coalesce(known.handed_over_at, excluded.handed_over_at),
    last_message_at = now();

  insert into public.chat_messages (session_id, role, content) values (turn ->> 'session_id', 'user', turn ->> 'question');
  insert into public.chat_messages (session_id, role, content, intent, outcome, engine, sources)
  values (
    turn ->> 'session_id', 'assistant', turn ->> 'answer', turn ->> 'intent', turn ->> 'outcome', turn ->> 'engine',
    array(select jsonb_array_elements_text(turn -> 'sources'))
  );

  if turn ->> 'unanswered' is not null then
    insert into public.chat_unanswered_questions as known (question, language)
    values (turn ->> 'unanswered', coalesce(turn ->> 'language', 'de'))
    on conflict (question) do update set
      asked = known.asked + 1,
      last_asked_at = now(),
      expires_at = now() + interval '180 days';
  end if;

  mail := turn -> 'mail';
  if jsonb_typeof(mail) = 'object' then
    perform public.enqueue_mail(mail ->> 'event_key', mail ->> 'template', mail ->> 'recipient', mail -> 'data');
  end if;
end $$;
alter table public.chat_sessions drop column expires_at;
create index chat_sessions_last_message on public.chat_sessions (last_message_at);
drop function public.purge_expired_chats();
create function public.purge_expired_chats(chat_days integer default 30) returns integer
language sql security definer set search_path = '' as $$
  with questions as (delete from public.chat_unanswered_questions where expires_at < now()),
    sessions as (delete from public.chat_sessions where last_message_at < now() - make_interval(days => chat_days) returning 1)
  select count(*)::integer from sessions
$$;
comment on function public.purge_expired_chats(integer) is 'Ends conversations so long after their last message and unanswered questions after 180 days; returns the number of conversations.';

drop function public.expire_consent_proofs();
create function public.expire_consent_proofs(keep_years integer default 3) returns integer language sql security definer set search_path = '' as $$
  with gone as (delete from public.consent_proofs where created_at < now() - make_interval(years => keep_years) returning 1)
  select count(*)::integer from gone
$$;

drop function public.run_retention(integer, integer, integer, integer);
create function public.run_retention(lead_months integer default 6, event_days integer default 90, mail_days integer default 30, proof_years integer default 3)
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
  delete from public.contact_messages where kind = 'withdrawal' and public.year_is_over(created_at::date, proof_years);
  get diagnostics withdrawals = row_count;
  -- Dead mails stay visible until an admin has decided.
  delete from public.outbox_mails where status = 'sent' and sent_at < now() - make_interval(days => mail_days);
  get diagnostics mails = row_count;
  return jsonb_build_object(
    'requests', requests, 'messages', messages, 'withdrawals', withdrawals, 'mails', mails,
    'events', public.expire_analytics(event_days), 'proofs', public.expire_consent_proofs(proof_years), 'errors', public.expire_errors()
  );
end $$;
comment on function public.run_retention(integer, integer, integer, integer) is
  'Deletes what is past its period; gives the counts {requests, messages, withdrawals, mails, events, proofs, errors}.';

create or replace function public.apply_retention(dry_run boolean default false) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  periods public.retention_periods := (select p from public.retention_periods p);
  counts jsonb;
  newsletter jsonb;
begin
  perform public.require_privacy_rights();
  begin
    counts := public.purge_orders(periods.lead_months, periods.warranty_years, periods.fiscal_years)
      || public.run_retention(lead_months => periods.lead_months, mail_days => periods.mail_days, proof_years => periods.proof_years)
      || jsonb_build_object('chats', public.purge_expired_chats(periods.chat_days), 'bookings', public.purge_past_bookings(periods.lead_months));
    newsletter := public.purge_newsletter(proof_years => periods.proof_years);
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
  'Deletes what is past its period (retention_periods) and notes it if there was anything; with dry_run the same counts, and nothing is deleted. For admins and the worker. Gives the counts of purge_orders(), run_retention() and {chats, bookings, newsletter_requests, newsletter_proofs}. Error: 42501.';

revoke execute on function public.purge_expired_chats(integer), public.expire_consent_proofs(integer), public.run_retention(integer, integer, integer, integer) from public, anon, authenticated;
grant execute on function public.purge_expired_chats(integer), public.expire_consent_proofs(integer), public.run_retention(integer, integer, integer, integer) to service_role;
