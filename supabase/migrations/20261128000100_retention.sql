-- How long data stay, mended: an enquiry ends after its last contact and not
-- after its last change, a mail that could not be delivered ends, too, and what
-- somebody uploaded as one of the agency stays with the agency.

-- Deletions look for the entries of their row.
create index if not exists audit_log_row on public.audit_log (table_name, row_id);

create or replace function public.record_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- A deleted row leaves only its id: erased personal data must not live on here.
  old_row jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  subject text := coalesce(to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id', '');
  changed text[];
  secrets constant text[] := '{signature,secret_url}';
begin
  if tg_op = 'UPDATE' then
    select array_agg(key) into changed from jsonb_each(new_row)
    where value is distinct from old_row -> key and key <> 'updated_at';
    if changed is null then return null; end if;
    old_row := (
      select jsonb_object_agg(key, value) from jsonb_each(old_row) where key = any (changed)
    );
    new_row := (
      select jsonb_object_agg(key, value) from jsonb_each(new_row) where key = any (changed)
    );
  elsif tg_op = 'DELETE' then
    update public.audit_log l set before = null, after = null
    where l.table_name = tg_table_name and l.row_id = subject
      and (l.before is not null or l.after is not null);
  end if;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  values (
    auth.uid(), coalesce(auth.role(), current_user), tg_table_name, subject, tg_op,
    old_row - secrets, new_row - secrets
  );
  return null;
end $$;
comment on function public.record_audit() is
  'Trigger: writes one audit row a change, with the changed columns only; a deletion empties what '
  'the log told of the row before.';

create or replace function public.list_users() returns table (
  id uuid, email text, full_name text, role text, created_at timestamptz,
  last_sign_in_at timestamptz, invited_at timestamptz, factors text[]
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren sehen die Benutzer' using errcode = '42501';
  end if;
  return query
    select p.id, coalesce(u.email, '')::text, p.full_name, p.role, p.created_at,
      u.last_sign_in_at, case when u.email_confirmed_at is null then u.invited_at end,
      coalesce((
        select array_agg(distinct f.factor_type::text order by f.factor_type::text)
        from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'
      ), '{}')
    from public.profiles p join auth.users u on u.id = p.id
    order by p.role = 'customer', p.created_at desc;
end $$;
comment on function public.list_users() is
  'Every user with address, name, role, last sign-in (null: never), time of an invitation that is '
  'still open and kinds of second factors in use; the team first, then the newest, for admins. '
  'Errors: 42501 not an admin.';

create or replace function public.person_files(address text)
returns table (bucket text, path text, name text)
language sql stable security definer set search_path = '' as $$
  with accounts as materialized (
    select id::text from auth.users where lower(email) = lower(btrim(address))
  )
  select o.bucket_id, o.name,
    coalesce(
      f.name, q.name,
      (
        select a ->> 'name' from public.messages m, jsonb_array_elements(m.attachments) as a
        where m.attachments @> jsonb_build_array(jsonb_build_object('path', o.name))
          and a ->> 'path' = o.name
        limit 1
      ),
      storage.filename(o.name)
    )
  from storage.objects o
  left join public.project_files f on o.bucket_id = 'project-files' and f.path = o.name
  left join public.quote_files q on o.bucket_id = 'quote-files' and q.path = o.name
  where (
      -- Of the agency's buckets only what stands in rows of his: pictures of the
      -- website and files for others are not the person's because he uploaded them.
      o.owner_id in (select id from accounts)
      and o.bucket_id not in ('media', 'project-files', 'message-files') and q.id is null
    )
    or (
      o.bucket_id = 'message-files' and (storage.foldername(o.name))[1] in (select id from accounts)
    )
    or (o.bucket_id = 'project-files' and (storage.foldername(o.name))[1] in (
      select p.row_id from public.person_rows(address) p where p.table_name = 'projects'
    ))
    or q.id::text in (
      select p.row_id from public.person_rows(address) p where p.table_name = 'quote_files'
    )
$$;
comment on function public.person_files(text) is
  'Stored files of a person: those of his projects, of his enquiries, of his thread, and whatever '
  'else he has uploaded outside the buckets of the agency.';

create or replace function public.last_contact(request public.quote_requests) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(
    request.updated_at,
    (select max(n.created_at) from public.quote_request_notes n
      where n.quote_request_id = request.id),
    (select max(greatest(t.created_at, t.due_on, t.done_at)) from public.tasks t
      where t.quote_request_id = request.id),
    (select max(greatest(o.updated_at, o.valid_until)) from public.offers o
      where o.quote_request_id = request.id),
    (select max(e.created_at) from public.offer_events e join public.offers o on o.id = e.offer_id
      where o.quote_request_id = request.id),
    (select max(m.created_at) from public.messages m where m.customer_id = request.user_id)
  )
$$;
comment on function public.last_contact(public.quote_requests) is
  'When somebody last dealt with an enquiry: its changes, notes, tasks (until they are due), offers '
  '(while they hold) with questions and answers, and the talk with the customer.';
revoke execute on function public.last_contact(public.quote_requests) from service_role;

create or replace function public.purge_orders(
  lead_months integer default 6, warranty_years integer default 2, fiscal_years integer default 7
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  families uuid[];
  counts jsonb;
  gone integer;
begin
  perform set_config('app.erasing', 'retention', true);

  -- An invoice, its cancellation and its payments end together, with the last of
  -- them. PDF and XML are drawn from the row: no file is left behind.
  select array_agg(id) into families from (
    select coalesce(i.cancels, i.id) as id from public.invoices i
    left join public.payments p on p.invoice_id = i.id
    group by 1
    having public.year_is_over(
      max(greatest(coalesce(i.issued_on, i.updated_at::date), p.paid_on)), fiscal_years
    )
  ) as past;
  delete from public.payments
  where invoice_id in (select id from public.invoices where coalesce(cancels, id) = any (families));
  delete from public.invoices where coalesce(cancels, id) = any (families);
  get diagnostics gone = row_count;
  counts := jsonb_build_object('invoices', gone);

  -- Files of a project follow their rows (job orphaned-files).
  delete from public.projects
  where status in ('done', 'cancelled')
    and updated_at < now() - make_interval(years => warranty_years);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('projects', gone);

  with orders as (
    delete from public.offers o
    where o.status = 'accepted' and public.year_is_over(o.decided_at::date, fiscal_years)
      and not exists (select from public.invoices i where i.offer_id = o.id) returning 1
  ), requests as (
    delete from public.quote_requests
    where status = 'won' and public.year_is_over(updated_at::date, fiscal_years) returning 1
  )
  select (select count(*) from orders) + (select count(*) from requests) into gone;
  counts := counts || jsonb_build_object('orders', gone);

  -- What was sent counts from its last day: until then the customer may take it.
  delete from public.offers
  where status <> 'accepted'
    and coalesce(decided_at, greatest(sent_at, valid_until), updated_at)
      < now() - make_interval(months => lead_months);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('offers', gone);

  perform set_config('app.erasing', '', true);
  return counts;
end $$;

create or replace function public.run_retention(
  lead_months integer default 6, event_days integer default 90, mail_days integer default 30,
  proof_years integer default 3
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  past constant timestamptz := now() - make_interval(months => lead_months);
  requests integer;
  messages integer;
  withdrawals integer;
  mails integer;
begin
  -- Enquiries that were joined end together. purge_orders ends won ones.
  delete from public.quote_requests r
  where r.status <> 'won' and r.updated_at < past and public.last_contact(r) < past
    and not exists (
      select from public.quote_requests other
      where coalesce(other.merged_into, other.id) = coalesce(r.merged_into, r.id)
        and (other.status = 'won' or public.last_contact(other) >= past)
    );
  get diagnostics requests = row_count;
  delete from public.contact_messages
  where kind = 'message' and updated_at < past;
  get diagnostics messages = row_count;
  delete from public.contact_messages
  where kind = 'withdrawal' and public.year_is_over(created_at::date, proof_years);
  get diagnostics withdrawals = row_count;
  -- Dead mails stay visible as long as sent ones; of held ones most are somebody's abuse.
  delete from public.outbox_mails
  where (status = 'sent' and sent_at < now() - make_interval(days => mail_days))
    or (status in ('held', 'dead') and created_at < now() - make_interval(days => mail_days));
  get diagnostics mails = row_count;
  return jsonb_build_object(
    'requests', requests, 'messages', messages, 'withdrawals', withdrawals, 'mails', mails,
    'events', public.expire_analytics(event_days),
    'proofs', public.expire_consent_proofs(proof_years), 'errors', public.expire_errors()
  );
end $$;

-- One call for all subjects, by the worker every hour. A dry run does the same
-- and takes it back.
create or replace function public.apply_retention(dry_run boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  periods public.retention_periods := (select p from public.retention_periods p);
  counts jsonb;
  newsletter jsonb;
  gone integer;
begin
  perform public.require_privacy_rights();
  begin
    counts := public.purge_orders(periods.lead_months, periods.warranty_years, periods.fiscal_years)
      || public.run_retention(
        lead_months => periods.lead_months, mail_days => periods.mail_days,
        proof_years => periods.proof_years
      )
      || jsonb_build_object(
        'chats', public.purge_expired_chats(periods.chat_days),
        'bookings', public.purge_past_bookings(periods.lead_months)
      );
    newsletter := public.purge_newsletter(proof_years => periods.proof_years);
    counts := counts || jsonb_build_object(
      'newsletter_requests', newsletter -> 'requests', 'newsletter_proofs', newsletter -> 'proofs'
    );
    -- Nobody has ever signed in there: most are addresses of others.
    delete from auth.users u
    where u.email_confirmed_at is null and u.phone_confirmed_at is null and u.invited_at is null
      and u.last_sign_in_at is null and not u.is_anonymous and u.email is not null
      and u.created_at < now() - interval '30 days';
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('sign_ups', gone);
    -- Notes leave no deletion of their own.
    update public.audit_log l set before = null, after = null
    where (l.before is not null or l.after is not null) and l.table_name = 'quote_request_notes'
      and not exists (select 1 from public.quote_request_notes n where n.id::text = l.row_id);
    -- The log tells of invoices, too, and ends with them.
    delete from public.audit_log
    where public.year_is_over(created_at::date, periods.fiscal_years);
    delete from public.deletion_log where created_at < now() - interval '3 years';
    if dry_run then raise exception 'dry run' using errcode = 'MDDRY'; end if;
  exception when sqlstate 'MDDRY' then
    return counts;
  end;
  if exists (select 1 from jsonb_each_text(counts) where value::bigint > 0) then
    insert into public.deletion_log (kind, actor, counts)
    select 'retention', auth.uid(), jsonb_object_agg(key, value) from jsonb_each(counts)
    where value::text::bigint > 0;
  end if;
  return counts;
end $$;
comment on function public.apply_retention(boolean) is
  'Deletes what is past its period (retention_periods) and notes it if there was anything; with '
  'dry_run the same counts, and nothing is deleted. For admins and the worker. Gives the counts '
  'of purge_orders(), run_retention() and {chats, bookings, newsletter_requests, '
  'newsletter_proofs, sign_ups}. Error: 42501.';
