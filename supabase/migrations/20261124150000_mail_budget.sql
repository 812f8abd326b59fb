-- Mails to mailboxes whose owner has not confirmed anything: few, and without
-- the words of whoever caused them (BUDGET-01). The numbers come with each call
-- of the worker (shared/core/budgets.ts).

alter table public.outbox_mails
  drop constraint outbox_mails_status_check,
  add constraint outbox_mails_status_check
    check (status in ('pending', 'sending', 'sent', 'dead', 'held')),
  add column is_proven boolean,
  add column is_released boolean not null default false;
comment on column public.outbox_mails.is_proven is
  'Whether the recipient was known to own the mailbox when the mail was last taken up; null: not '
  'taken up yet.';
comment on column public.outbox_mails.is_released is
  'An admin has let the mail go past the budget.';

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

create index outbox_mails_mailbox on public.outbox_mails (public.fold_address(recipient), sent_at)
  where status in ('sent', 'sending');
create index outbox_mails_unproven on public.outbox_mails (sent_at)
  where is_proven is false and status = 'sent';

create function public.is_proven_recipient(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select from auth.users u where u.email = lower(address) and u.email_confirmed_at is not null
    ) or exists (
      select from public.newsletter_subscriptions s
      where s.email_hash = encode(sha256(convert_to(lower(address), 'UTF8')), 'hex')
        and s.status = 'confirmed'
    ) or exists (
      select from public.offers o
      where lower(o.customer_email) = lower(address) and o.status = 'accepted'
    )
$$;
comment on function public.is_proven_recipient(text) is
  'Whether the owner of a mailbox has confirmed that it is his: by an account, the newsletter or '
  'an accepted offer.';

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

drop function public.claim_mails(integer, integer);
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
  for mail in
    select * from public.outbox_mails
    where status in ('pending', 'sending') and next_attempt_at <= now()
    order by next_attempt_at for update skip locked
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
  'Leases due mails to a worker and puts aside (held) what is over budget for an unproven '
  'recipient; own: the agency''s address, which has none. A lease that ends without an answer (the '
  'process died) makes the mail due again.';

create or replace function public.retry_mail(mail_id uuid) returns void
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

create or replace function public.run_retention(
  lead_months integer default 6, event_days integer default 90, mail_days integer default 30,
  proof_years integer default 3
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  requests integer;
  messages integer;
  withdrawals integer;
  mails integer;
begin
  -- Last contact is the last change of the row. purge_orders ends won requests.
  delete from public.quote_requests
  where status <> 'won' and updated_at < now() - make_interval(months => lead_months);
  get diagnostics requests = row_count;
  delete from public.contact_messages
  where kind = 'message' and updated_at < now() - make_interval(months => lead_months);
  get diagnostics messages = row_count;
  delete from public.contact_messages
  where kind = 'withdrawal' and public.year_is_over(created_at::date, proof_years);
  get diagnostics withdrawals = row_count;
  -- Dead mails stay visible until an admin has decided; of held ones most are somebody's abuse.
  delete from public.outbox_mails
  where (status = 'sent' and sent_at < now() - make_interval(days => mail_days))
    or (status = 'held' and created_at < now() - make_interval(days => mail_days));
  get diagnostics mails = row_count;
  return jsonb_build_object(
    'requests', requests, 'messages', messages, 'withdrawals', withdrawals, 'mails', mails,
    'events', public.expire_analytics(event_days),
    'proofs', public.expire_consent_proofs(proof_years), 'errors', public.expire_errors()
  );
end $$;
