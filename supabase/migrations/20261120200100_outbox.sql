-- Mails wait here, written in the transaction of their cause; the worker sends them.
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
comment on table public.outbox_mails is 'Outgoing mails. Purpose: no acknowledged event without its mail, none twice. Sent rows end after 30 days, dead ones stay visible until an admin decides.';
comment on column public.outbox_mails.event_key is 'Names event and recipient, e.g. quote:<id>:visitor. The Message-ID derives from it, so that a repeated send is recognised.';
create index outbox_mails_due on public.outbox_mails (next_attempt_at) where status in ('pending', 'sending');

alter table public.outbox_mails enable row level security;
grant all on public.outbox_mails to service_role;
grant select on public.outbox_mails to authenticated;
create policy "admin may read mails" on public.outbox_mails for select to authenticated using ((select public.is_admin()));

create function public.enqueue_mail(event_key text, template text, recipient text, data jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.outbox_mails (event_key, template, recipient, data)
  values (enqueue_mail.event_key, enqueue_mail.template, enqueue_mail.recipient, coalesce(enqueue_mail.data, '{}'))
  on conflict on constraint outbox_mails_event_key_key do nothing;
  if not found then return false; end if;
  perform pg_notify('outbox', '');
  return true;
end $$;
comment on function public.enqueue_mail(text, text, text, jsonb) is 'Queues one mail for an event; false when that event has its mail already.';

create function public.claim_mails(batch integer, lease_seconds integer default 120) returns setof public.outbox_mails
language sql security definer set search_path = '' as $$
  update public.outbox_mails as mail
  set status = 'sending', attempts = mail.attempts + 1, next_attempt_at = now() + make_interval(secs => lease_seconds)
  where mail.id in (
    select id from public.outbox_mails
    where status in ('pending', 'sending') and next_attempt_at <= now()
    order by next_attempt_at limit batch for update skip locked
  )
  returning mail.*
$$;
comment on function public.claim_mails(integer, integer) is 'Leases due mails to a worker. A lease that ends without an answer (the process died) makes the mail due again.';

create function public.finish_mail(mail_id uuid) returns void language sql security definer set search_path = '' as $$
  update public.outbox_mails set status = 'sent', sent_at = now(), last_error = null where id = mail_id
$$;

create function public.fail_mail(mail_id uuid, reason text, max_attempts integer default 8) returns void
language sql security definer set search_path = '' as $$
  update public.outbox_mails
  set status = case when attempts >= max_attempts then 'dead' else 'pending' end,
      last_error = left(reason, 500),
      -- 1, 2, 4 … minutes, at most 6 hours
      next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * power(2, attempts - 1))
  where id = mail_id
$$;
comment on function public.fail_mail(uuid, text, integer) is 'Puts a mail back with exponential backoff, or aside as dead after max_attempts.';
revoke execute on function public.enqueue_mail(text, text, text, jsonb), public.claim_mails(integer, integer), public.finish_mail(uuid), public.fail_mail(uuid, text, integer) from public, anon, authenticated;
grant execute on function public.enqueue_mail(text, text, text, jsonb), public.claim_mails(integer, integer), public.finish_mail(uuid), public.fail_mail(uuid, text, integer) to service_role;
