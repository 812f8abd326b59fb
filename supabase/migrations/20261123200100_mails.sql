-- Mails wait in the outbox, written in the transaction of their cause; the
-- worker sends them. And what the product needs from the database only where
-- Supabase runs it.

create table public.outbox_mails (
  id uuid primary key default gen_random_uuid(),
  event_key text not null unique check (length(event_key) <= 300),
  template text not null,
  recipient text not null check (length(recipient) <= 320),
  data jsonb not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table public.outbox_mails is
  'Outgoing mails. Purpose: no acknowledged event without its mail, none twice. Sent rows end '
  'after 30 days, dead ones stay visible until an admin decides.';
comment on column public.outbox_mails.event_key is
  'Names event and recipient, e.g. quote:<id>:visitor. The Message-ID derives from it, so that a '
  'repeated send is recognised.';
create index outbox_mails_due on public.outbox_mails (next_attempt_at)
  where status in ('pending', 'sending');
create index outbox_mails_newsletter on public.outbox_mails ((data ->> 'subscription'))
  where template in ('newsletter-confirmation', 'newsletter-issue');
create index outbox_mails_issue on public.outbox_mails ((data ->> 'issue'))
  where template = 'newsletter-issue';
alter table public.outbox_mails enable row level security;
grant select on public.outbox_mails to authenticated;
create policy "admin may read mails" on public.outbox_mails for select to authenticated
  using ((select public.is_admin()));

create function public.enqueue_mail(
  event_key text, template text, recipient text, data jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.outbox_mails (event_key, template, recipient, data)
  values (
    enqueue_mail.event_key, enqueue_mail.template, enqueue_mail.recipient,
    coalesce(enqueue_mail.data, '{}')
  )
  on conflict on constraint outbox_mails_event_key_key do nothing;
  if not found then return false; end if;
  perform pg_notify('outbox', '');
  return true;
end $$;
comment on function public.enqueue_mail(text, text, text, jsonb) is
  'Queues one mail for an event; false when that event has its mail already.';

create function public.claim_mails(
  batch integer, lease_seconds integer default 120
) returns setof public.outbox_mails
language sql security definer set search_path = '' as $$
  update public.outbox_mails as mail
  set status = 'sending', attempts = mail.attempts + 1,
    next_attempt_at = now() + make_interval(secs => lease_seconds)
  where mail.id in (
    select id from public.outbox_mails
    where status in ('pending', 'sending') and next_attempt_at <= now()
    order by next_attempt_at limit batch for update skip locked
  )
  returning mail.*
$$;
comment on function public.claim_mails(integer, integer) is
  'Leases due mails to a worker. A lease that ends without an answer (the process died) makes the '
  'mail due again.';

create function public.finish_mail(mail_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.outbox_mails set status = 'sent', sent_at = now(), last_error = null
  where id = mail_id
$$;

-- Ten attempts last a day: a mail server may be away for a night.
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
  where id = mail_id
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
  where id = mail_id and (status = 'dead' or (status = 'pending' and last_error is not null))
  for update;
  if not found then raise exception 'Keine gescheiterte Mail' using errcode = 'P0002'; end if;
  update public.outbox_mails set status = 'pending', attempts = 0, next_attempt_at = now()
  where id = mail_id;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  values (
    auth.uid(), 'authenticated', 'outbox_mails', mail_id::text, 'UPDATE',
    jsonb_build_object('status', old_status), jsonb_build_object('status', 'pending')
  );
  perform pg_notify('outbox', '');
end $$;
comment on function public.retry_mail(uuid) is
  'Admins make a dead or failed mail due at once, with all attempts left. Errors: 42501 not an '
  'admin, P0002 no such mail or it has not failed.';
grant execute on function public.retry_mail(uuid) to authenticated;

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
