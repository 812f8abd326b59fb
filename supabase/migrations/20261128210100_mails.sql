-- Mails wait in the outbox, written in the transaction of their cause; the
-- worker sends them. And what the product needs from the database only where
-- Supabase runs it.

create function public.fold_address(address text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
      when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      when domain in ('proton.me', 'protonmail.com', 'pm.me')
        then replace(name, '.', '') || '@proton.me'
      else name || '@' || domain
    end
  from (
    select split_part(regexp_replace(lower(address), '@[^@]*$', ''), '+', 1) as name,
      substring(lower(address) from '[^@]*$') as domain
  ) as parts
$$;
comment on function public.fold_address(text) is
  'One spelling for all addresses of a mailbox: small letters, no plus-tag, no dots where the '
  'provider ignores them.';

create table public.outbox_mails (
  id uuid primary key default gen_random_uuid(),
  event_key text not null unique check (length(event_key) <= 300),
  template text not null,
  recipient text not null check (length(recipient) <= 320),
  data jsonb not null default '{}',
  status text not null default 'pending'
    check (status in ('pending', 'sending', 'sent', 'dead', 'held')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  is_proven boolean,
  is_released boolean not null default false,
  sent jsonb,
  resent_from uuid references public.outbox_mails (id) on delete set null,
  valid_until timestamptz,
  secrets jsonb
);
comment on table public.outbox_mails is
  'Outgoing mails. Purpose: no acknowledged event without its mail, none twice. Sent rows end '
  'after 30 days, dead ones stay visible until an admin decides.';
comment on column public.outbox_mails.event_key is
  'Names event and recipient, e.g. quote:<id>:visitor. The Message-ID derives from it, so that a '
  'repeated send is recognised.';
comment on column public.outbox_mails.is_proven is
  'Whether the recipient was known to own the mailbox when the mail was last taken up; null: not '
  'taken up yet.';
comment on column public.outbox_mails.is_released is
  'An admin has let the mail go past the budget.';
comment on column public.outbox_mails.sent is
  'The mail as it left: {subject, html, text, files}, with codes and tokens blacked out. Null: not '
  'sent yet, sent before this was kept, or a newsletter, whose text is its issue.';
comment on column public.outbox_mails.resent_from is 'The sent mail that this one repeats.';
comment on column public.outbox_mails.valid_until is
  'The mail is deleted instead of sent from then on; null: it is sent however late.';
comment on column public.outbox_mails.secrets is
  'Link and code that sign somebody in ({actionLink, code}): part of the data for the worker '
  'alone, until the mail has left.';

-- A newsletter of thousands must keep nobody waiting for a password.
create index outbox_mails_turn on public.outbox_mails
  ((template = 'newsletter-issue'), next_attempt_at) where status in ('pending', 'sending');
create index outbox_mails_ending on public.outbox_mails (valid_until)
  where status in ('pending', 'sending', 'held');
create index outbox_mails_newsletter on public.outbox_mails ((data ->> 'subscription'))
  where template in ('newsletter-confirmation', 'newsletter-issue');
create index outbox_mails_issue on public.outbox_mails ((data ->> 'issue'))
  where template = 'newsletter-issue';
create index outbox_mails_mailbox on public.outbox_mails (public.fold_address(recipient), sent_at)
  where status in ('sent', 'sending');
create index outbox_mails_unproven on public.outbox_mails (sent_at)
  where is_proven is false and status = 'sent';
create index outbox_mails_resent on public.outbox_mails (resent_from)
  where resent_from is not null;
alter table public.outbox_mails enable row level security;
-- What opens somebody's account is read by the worker alone.
grant select (
  id, event_key, template, recipient, data, status, attempts, next_attempt_at, last_error,
  created_at, sent_at, is_proven, is_released, sent, resent_from, valid_until
) on public.outbox_mails to authenticated;
create policy "admin may read mails" on public.outbox_mails for select to authenticated
  using ((select public.is_admin()));

create function public.enqueue_mail(
  event_key text, template text, recipient text, data jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.outbox_mails (event_key, template, recipient, data, secrets, valid_until)
  values (
    enqueue_mail.event_key, enqueue_mail.template, enqueue_mail.recipient,
    coalesce(enqueue_mail.data, '{}') - '{actionLink,code}'::text[],
    nullif(jsonb_strip_nulls(jsonb_build_object(
      'actionLink', enqueue_mail.data -> 'actionLink', 'code', enqueue_mail.data -> 'code'
    )), '{}'),
    -- Links and codes of Auth hold for an hour: later they only mislead.
    case when enqueue_mail.template like 'auth-%' then now() + interval '1 hour' end
  )
  on conflict on constraint outbox_mails_event_key_key do nothing;
  if not found then return false; end if;
  perform pg_notify('outbox', '');
  return true;
end $$;
comment on function public.enqueue_mail(text, text, text, jsonb) is
  'Queues one mail for an event; false when that event has its mail already. What signs somebody '
  'in (actionLink, code) is put aside, where only the worker reads it, and not sent after an hour.';

-- Mails to mailboxes whose owner has not confirmed anything
-- (is_proven_recipient, newsletter) are few, and without the words of whoever
-- caused them (BUDGET-01). The numbers come with each call of the worker
-- (shared/core/budgets.ts).
create function public.is_over_mail_budget(mail public.outbox_mails, budgets jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from jsonb_to_recordset(budgets) as b (per text, most integer, seconds integer)
    where b.most <= case b.per
      when 'recipient' then (
        select count(*) from public.outbox_mails m
        where m.id <> mail.id and m.status in ('sent', 'sending')
          and public.fold_address(m.recipient) = public.fold_address(mail.recipient)
          and (m.sent_at is null or m.sent_at > now() - make_interval(secs => b.seconds))
      )
      else (
        select count(*) from public.outbox_mails m
        where m.is_proven is false and m.status = 'sent'
          and m.sent_at > now() - make_interval(secs => b.seconds)
      )
    end
  )
$$;
comment on function public.is_over_mail_budget(public.outbox_mails, jsonb) is
  'Whether a mail would be one too many. budgets: [{per: recipient | site, most, seconds}].';
revoke execute on function public.is_over_mail_budget(public.outbox_mails, jsonb) from service_role;

create function public.claim_mails(
  batch integer, budgets jsonb default '[]', own text default 'agency',
  lease_seconds integer default 120
) returns setof public.outbox_mails
language plpgsql security definer set search_path = '' as $$
declare
  mail public.outbox_mails;
  taken integer := 0;
begin
  -- One after the other: counting what has left and taking up one more is a single step.
  perform pg_advisory_xact_lock(hashtext('public.outbox_mails'));
  -- Whoever changes a talk may hold some of them; they are over by the next call too.
  delete from public.outbox_mails where id in (
    select id from public.outbox_mails
    where valid_until <= now()
      and (status in ('pending', 'held') or (status = 'sending' and next_attempt_at <= now()))
    for update skip locked
  );
  for mail in
    select * from public.outbox_mails
    where status in ('pending', 'sending') and next_attempt_at <= now()
      and (valid_until is null or valid_until > now())
    order by (template = 'newsletter-issue'), next_attempt_at for update skip locked
  loop
    exit when taken >= batch;
    mail.is_proven := lower(mail.recipient) in ('agency', lower(own))
      or public.is_proven_recipient(mail.recipient);
    if not mail.is_proven and not mail.is_released
      and public.is_over_mail_budget(mail, budgets) then
      update public.outbox_mails
      set status = 'held', is_proven = false, next_attempt_at = now() where id = mail.id;
      continue;
    end if;
    taken := taken + 1;
    update public.outbox_mails
    set status = 'sending', attempts = attempts + 1, is_proven = mail.is_proven,
      next_attempt_at = now() + make_interval(secs => lease_seconds)
    where id = mail.id returning * into mail;
    return next mail;
  end loop;
end $$;
comment on function public.claim_mails(integer, jsonb, text, integer) is
  'Leases due mails to a worker, issues of the newsletter behind all others; deletes those whose '
  'time is over (valid_until) and puts aside (held) what is over budget for an unproven recipient; '
  'own: the agency''s address, which has none. A lease that ends without an answer (the process died) makes the mail due again.';

-- Ten attempts last a day: a mail server may be away for a night. A mail that has
-- left stays sent, whoever comes late with a failure.
create function public.fail_mail(
  mail_id uuid, reason text, max_attempts integer default 10
) returns void
language sql security definer set search_path = '' as $$
  update public.outbox_mails
  set status = case when attempts >= max_attempts then 'dead' else 'pending' end,
      last_error = left(reason, 500),
      -- 1, 3, 9 … minutes, at most 6 hours
      next_attempt_at = now()
        + least(interval '6 hours', interval '1 minute' * power(3, attempts - 1))
  where id = mail_id and status = 'sending'
$$;
comment on function public.fail_mail(uuid, text, integer) is
  'Puts a mail back with exponential backoff, or aside as dead after max_attempts.';

create function public.retry_mail(mail_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old_status text;
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren senden Mails erneut' using errcode = '42501';
  end if;
  -- A mail under way or sent is left alone, so that nobody gets it twice.
  select status into old_status from public.outbox_mails
  where id = mail_id
    and (status in ('dead', 'held') or (status = 'pending' and last_error is not null))
  for update;
  if not found then raise exception 'Keine gescheiterte Mail' using errcode = 'P0002'; end if;
  update public.outbox_mails
  set status = 'pending', attempts = 0, next_attempt_at = now(),
    is_released = is_released or old_status = 'held'
  where id = mail_id;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  values (
    auth.uid(), 'authenticated', 'outbox_mails', mail_id::text, 'UPDATE',
    jsonb_build_object('status', old_status), jsonb_build_object('status', 'pending')
  );
  perform pg_notify('outbox', '');
end $$;
comment on function public.retry_mail(uuid) is
  'Admins make a dead, failed or held mail due at once, with all attempts left. Errors: 42501 not '
  'an admin, P0002 no such mail or it has not failed.';
grant execute on function public.retry_mail(uuid) to authenticated;

-- A sent mail can be looked at as it left, and sent once more.
create function public.resend_mail(mail_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  original public.outbox_mails;
  fields jsonb;
  waiting uuid;
  copy_id uuid := gen_random_uuid();
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren senden Mails erneut' using errcode = '42501';
  end if;
  select * into original from public.outbox_mails
  where id = mail_id and status = 'sent' for update;
  if not found then raise exception 'Keine gesendete Mail' using errcode = 'P0002'; end if;
  if original.template like 'auth-%' then
    raise exception 'Links und Codes zur Anmeldung gelten nur kurz.' using errcode = '55000';
  end if;
  if original.template like 'booking-%' and public.is_passed_booking_mail(original) then
    raise exception 'Der Termin steht nicht mehr so, wie es in dieser Mail heißt.'
      using errcode = '55000';
  end if;
  -- Pressed twice, it is sent once.
  select id into waiting from public.outbox_mails
  where resent_from = mail_id and status <> 'sent' limit 1;
  if found then return waiting; end if;
  -- The old token is written down nowhere: the repeated mail has a link of its own.
  fields := original.data || case
    when original.template in ('offer-sent', 'offer-answer', 'offer-accepted') then coalesce((
      select jsonb_build_object('token', public.add_offer_link(o.id))
      from public.offers o
      where o.id = (original.data ->> 'offerId')::uuid
        and (o.customer_id is null or original.template = 'offer-sent')
    ), '{}')
    when original.template = 'quote-confirmation' then coalesce((
      select jsonb_build_object('token', public.add_enquiry_link(r.id, 'mail'))
      from public.quote_requests r where r.reference = original.data ->> 'reference'
    ), '{}')
    else '{}'
  end;
  insert into public.outbox_mails (
    id, event_key, template, recipient, data, resent_from, valid_until
  )
  values (
    copy_id,
    -- A mail about a talk goes with the talk's others once it is changed.
    case
      when original.template like 'booking-%' then 'booking:' || (original.data ->> 'id') || ':'
      else ''
    end || 'again:' || copy_id,
    original.template, original.recipient, fields, original.id, original.valid_until
  );
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, after)
  values (
    auth.uid(), 'authenticated', 'outbox_mails', copy_id::text, 'INSERT',
    jsonb_build_object('template', original.template, 'resent_from', original.id)
  );
  perform pg_notify('outbox', '');
  return copy_id;
end $$;
comment on function public.resend_mail(uuid) is
  'Admins have a sent mail sent once more, as a mail of its own with the budget of every other; '
  'gives its id, that of the waiting one when it was asked for before. Errors: 42501 not an admin, '
  'P0002 no sent mail, 55000 (in words) a mail that signs in or tells of a talk as it is no more, '
  '23514 a newsletter to somebody who left it.';
grant execute on function public.resend_mail(uuid) to authenticated;

create function public.send_auth_mail(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person jsonb := event -> 'user';
  mail jsonb := event -> 'email_data';
  action text := mail ->> 'email_action_type';
  -- Every byte is escaped: there is no function for it, no link need be pretty.
  target text := regexp_replace(
    encode(convert_to(coalesce(mail ->> 'redirect_to', ''), 'UTF8'), 'hex'), '(..)', '%\1', 'g'
  );
  door text := regexp_replace(mail ->> 'site_url', '(/auth/v1)?/*$', '') || '/auth/v1/verify';
  has_two boolean := action = 'email_change' and coalesce(mail ->> 'token_new', '') <> '';
  row_of record;
begin
  for row_of in
    select * from (values
      (
        case action
          when 'signup' then 'confirmation'
          when 'magiclink' then 'magic_link'
          when 'email' then 'magic_link'
          when 'email_change' then 'email_change_new'
          else action
        end,
        case action
          when 'email_change' then coalesce(nullif(person ->> 'new_email', ''), person ->> 'email')
          else person ->> 'email'
        end,
        -- Auth names the hash of the new address token_hash and its code token_new;
        -- without a second mail the code is in token.
        case when has_two then mail ->> 'token_new' else mail ->> 'token' end,
        mail ->> 'token_hash'
      ),
      (
        case when has_two then 'email_change_current' end, person ->> 'email', mail ->> 'token',
        mail ->> 'token_hash_new'
      )
    ) as mails (kind, recipient, code, hash)
    where kind in (
      'confirmation', 'invite', 'magic_link', 'recovery',
      'email_change_new', 'email_change_current', 'reauthentication'
    )
  loop
    perform public.enqueue_mail(
      concat_ws(':', 'auth', row_of.kind, person ->> 'id', gen_random_uuid()),
      'auth-' || row_of.kind,
      row_of.recipient,
      jsonb_strip_nulls(jsonb_build_object(
        'code', nullif(row_of.code, ''),
        'actionLink', case when coalesce(row_of.hash, '') <> '' and action <> 'reauthentication'
          then format('%s?token=%s&type=%s&redirect_to=%s', door, row_of.hash, action, target)
        end,
        'newEmail', nullif(person ->> 'new_email', ''),
        'name', nullif(person #>> '{user_metadata,full_name}', '')
      ))
    );
  end loop;
  return '{}';
end $$;
comment on function public.send_auth_mail(jsonb) is
  'Send Email hook of Supabase Auth (config.toml): queues its mails with the same templates as '
  'the own platform. Notices of Auth without a template are dropped.';

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.send_auth_mail(jsonb) to supabase_auth_admin;
  end if;
end $$;

create unlogged table public.function_call_counts (
  bucket text primary key check (length(bucket) = 64),
  calls integer not null,
  ends_at timestamptz not null
);
comment on table public.function_call_counts is
  'Calls of functions within a window, for their limits. bucket: keyed hash of what is counted, '
  'so that no address is stored. Ended windows are deleted by the next calls. Only used on '
  'Supabase; the server counts in memory.';
create index function_call_counts_ended on public.function_call_counts (ends_at);
alter table public.function_call_counts enable row level security;

create function public.count_function_call(
  bucket text, max_calls integer, window_seconds integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  counted integer;
begin
  delete from public.function_call_counts as ended where ended.bucket in (
    select old.bucket from public.function_call_counts as old where old.ends_at <= now() limit 100
    for update skip locked
  );
  insert into public.function_call_counts as known (bucket, calls, ends_at)
  values (count_function_call.bucket, 1, now() + make_interval(secs => window_seconds))
  on conflict on constraint function_call_counts_pkey do update set
    calls = case when known.ends_at <= now() then 1 else known.calls + 1 end,
    ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
  returning calls into counted;
  return counted <= max_calls;
end $$;
comment on function public.count_function_call(text, integer, integer) is
  'Counts one call in a window that starts with its first call; false when the window has had '
  'max_calls before.';

create function public.retry_failed_mails() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  retried integer;
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren senden Mails erneut' using errcode = '42501';
  end if;
  with failed as (
    select id, status from public.outbox_mails
    where (status = 'dead' or (status = 'pending' and last_error is not null))
      and (valid_until is null or valid_until > now())
    for update
  ), due as (
    update public.outbox_mails m
    set status = 'pending', attempts = 0, next_attempt_at = now()
    from failed where m.id = failed.id
    returning m.id, failed.status as before
  )
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  select auth.uid(), 'authenticated', 'outbox_mails', id::text, 'UPDATE',
    jsonb_build_object('status', before), jsonb_build_object('status', 'pending')
  from due;
  get diagnostics retried = row_count;
  perform pg_notify('outbox', '');
  return retried;
end $$;
comment on function public.retry_failed_mails() is
  'Admins make all mails due at once that were given up or refused so far, with all attempts left; '
  'gives how many. Not those held back for their number, nor links and codes that are over. Error: '
  '42501 not an admin.';
grant execute on function public.retry_failed_mails() to authenticated;

create function public.is_mail_waiting(event text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.outbox_mails m
    where m.event_key = is_mail_waiting.event and m.status not in ('sending', 'sent')
  )
$$;
comment on function public.is_mail_waiting(text) is
  'Whether the mail of an event is still in the outbox, so that nobody has been told.';
revoke execute on function public.is_mail_waiting(text) from service_role;

create function public.drop_mails(events text) returns void
language sql security definer set search_path = '' as $$
  delete from public.outbox_mails m
  where m.event_key like drop_mails.events and m.status not in ('sending', 'sent');
  -- One under way is not sent again where it fails.
  update public.outbox_mails m set valid_until = now()
  where m.event_key like drop_mails.events and m.status = 'sending';
$$;
comment on function public.drop_mails(text) is
  'Takes the mails of events (a LIKE pattern) out of the outbox that have not left.';
revoke execute on function public.drop_mails(text) from service_role;
