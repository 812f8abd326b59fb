-- Newsletter (L-19): double opt-in with evidence of every step, one-click
-- unsubscribe, issues, and no way to mail somebody who has not confirmed.

-- Only the functions below write subscriptions and evidence: not even the
-- service may confirm somebody or change evidence by hand.
create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text check (length(email) <= 254),
  email_hash text not null unique,
  status text not null default 'requested'
    check (status in ('requested', 'confirmed', 'unsubscribed')),
  source text not null check (source in ('footer', 'page', 'quote')),
  confirm_token uuid not null unique default gen_random_uuid(),
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  check ((email is null) = (status = 'unsubscribed'))
);
comment on table public.newsletter_subscriptions is
  'Who asked for the newsletter. Purpose: sending it. Unconfirmed requests end after 30 days; '
  'after unsubscribing only the hash of the address stays, 3 years, as proof and so that nothing '
  'is sent.';
comment on column public.newsletter_subscriptions.email_hash is
  'SHA-256 of the address in lower case: finds the address again without keeping it.';
comment on column public.newsletter_subscriptions.confirm_token is
  'Secret of the link in the confirmation mail. New after every unsubscription: whoever sees an '
  'old issue cannot confirm a new request.';
comment on column public.newsletter_subscriptions.unsubscribe_token is
  'Secret of the link in every issue. Never changes, so that the link of an old issue works for '
  'ever.';
create index newsletter_subscriptions_status on public.newsletter_subscriptions
  (status, requested_at desc);
alter table public.newsletter_subscriptions enable row level security;
revoke all on public.newsletter_subscriptions from service_role;
grant select on public.newsletter_subscriptions to service_role;
grant select (id, email, status, source, requested_at, confirmed_at, unsubscribed_at)
  on public.newsletter_subscriptions to authenticated;
create policy "admin may read subscriptions" on public.newsletter_subscriptions
  for select to authenticated using ((select public.is_admin()));

create table public.newsletter_events (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references public.newsletter_subscriptions (id) on delete cascade,
  kind text not null check (kind in ('requested', 'confirmed', 'unsubscribed')),
  text_version text not null default '' check (length(text_version) <= 80),
  source text not null check (source in ('footer', 'page', 'quote', 'link', 'one-click', 'admin')),
  created_at timestamptz not null default now()
);
comment on table public.newsletter_events is
  'Evidence of each step: time, version of the text that was shown (empty where none was), where; '
  'no IP address. Append-only; ends with its subscription.';
create index newsletter_events_subscription on public.newsletter_events
  (subscription_id, kind, created_at);
alter table public.newsletter_events enable row level security;
revoke all on public.newsletter_events from service_role;
grant select on public.newsletter_events to authenticated, service_role;
create policy "admin may read newsletter evidence" on public.newsletter_events
  for select to authenticated using ((select public.is_admin()));

create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  subject text not null
    check (length(btrim(subject)) between 1 and 150 and subject !~ '[[:cntrl:]]'),
  body text not null default '' check (length(body) <= 20000),
  status text not null default 'draft' check (status in ('draft', 'sent')),
  recipients integer not null default 0,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table public.newsletter_issues is
  'Issues of the newsletter, Markdown. A sent one can neither be changed nor sent again.';
comment on column public.newsletter_issues.recipients is
  'How many confirmed addresses it went to; whoever unsubscribes before his mail has left is '
  'taken off.';
create trigger newsletter_issues_touch before update on public.newsletter_issues
  for each row execute function public.touch_updated_at();
alter table public.newsletter_issues enable row level security;
grant select, insert (subject, body), update (subject, body), delete
  on public.newsletter_issues to authenticated;
create policy "admin may read issues" on public.newsletter_issues for select to authenticated
  using ((select public.is_admin()));
create policy "admin may write issues" on public.newsletter_issues for insert to authenticated
  with check ((select public.is_admin()));
create policy "admin may change drafts" on public.newsletter_issues for update to authenticated
  using (status = 'draft' and (select public.is_admin()))
  with check (status = 'draft' and (select public.is_admin()));
create policy "admin may delete drafts" on public.newsletter_issues for delete to authenticated
  using (status = 'draft' and (select public.is_admin()));

-- The last word on who gets a newsletter, whoever queues the mail.
create function public.guard_newsletter_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.template = 'newsletter-issue' and not exists (
    select 1 from public.newsletter_subscriptions s
    where s.id = (new.data ->> 'subscription')::uuid and s.status = 'confirmed'
      and s.email = new.recipient
  ) then
    raise exception 'This address has not confirmed the newsletter' using errcode = '23514';
  end if;
  if new.template = 'newsletter-test' and not exists (
    select 1 from auth.users u join public.profiles p on p.id = u.id
    where p.role = 'admin' and lower(u.email) = lower(new.recipient)
  ) then
    raise exception 'Test issues go to admins only' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function public.guard_newsletter_mail() is
  'Trigger: an issue goes to confirmed addresses only, a test issue to admins only.';
revoke execute on function public.guard_newsletter_mail() from service_role;
create trigger guard_newsletter_mail
  before insert or update of template, recipient, data on public.outbox_mails
  for each row when (new.template in ('newsletter-issue', 'newsletter-test'))
  execute function public.guard_newsletter_mail();

create function public.request_newsletter(address text, origin text, version text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.newsletter_subscriptions;
  request bigint;
begin
  insert into public.newsletter_subscriptions as s (email, email_hash, source)
  values (address, encode(sha256(convert_to(lower(address), 'UTF8')), 'hex'), origin)
  on conflict (email_hash) do update set
    email = excluded.email,
    source = excluded.source,
    status = 'requested',
    requested_at = now(),
    confirmed_at = null,
    confirm_token = case
      when s.status = 'unsubscribed' then gen_random_uuid()
      else s.confirm_token
    end
  where s.status <> 'confirmed'
  returning * into known;
  if not found then return; end if;
  -- No stranger fills a mailbox with confirmation mails: three a day.
  if (
    select count(*) from public.newsletter_events e
    where e.subscription_id = known.id and e.kind = 'requested'
      and e.created_at > now() - interval '1 day'
  ) >= 3 then
    return;
  end if;
  insert into public.newsletter_events (subscription_id, kind, text_version, source)
  values (known.id, 'requested', version, origin)
  returning id into request;
  perform public.enqueue_mail(
    'newsletter:' || known.id || ':confirm:' || request, 'newsletter-confirmation', known.email,
    jsonb_build_object('subscription', known.id, 'token', known.confirm_token)
  );
end $$;
comment on function public.request_newsletter(text, text, text) is
  'Records a request and queues its confirmation mail, at most three a day and address. Does '
  'nothing for a confirmed address. Says nothing about the address.';

-- The box of the quote form: the evidence of a ticked box is the request, in
-- the same transaction.
create function public.request_newsletter_by_quote() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.request_newsletter(
    (select email from public.quote_requests where id = new.quote_request_id),
    'quote', new.text_version
  );
  return null;
end $$;
revoke execute on function public.request_newsletter_by_quote() from service_role;
create trigger request_newsletter_by_quote after insert on public.quote_consents
  for each row when (new.kind = 'newsletter' and new.granted)
  execute function public.request_newsletter_by_quote();

create function public.confirm_newsletter(token uuid, version text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  subscription uuid;
begin
  update public.newsletter_subscriptions
  set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
  where confirm_token = token and status = 'requested' and requested_at > now() - interval '30 days'
  returning id into subscription;
  if found then
    insert into public.newsletter_events (subscription_id, kind, text_version, source)
    values (subscription, 'confirmed', version, 'link');
    return true;
  end if;
  return exists (
    select 1 from public.newsletter_subscriptions
    where confirm_token = token and status = 'confirmed'
  );
end $$;
comment on function public.confirm_newsletter(uuid, text) is
  'Second step of the double opt-in; repeated calls change nothing. False for a link that is '
  'unknown, older than 30 days or ended.';

create function public.end_newsletter(subscription uuid, origin text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_subscriptions
  set status = 'unsubscribed', email = null, unsubscribed_at = now()
  where id = subscription and status <> 'unsubscribed';
  if not found then return; end if;
  insert into public.newsletter_events (subscription_id, kind, source)
  values (subscription, 'unsubscribed', origin);
  -- Mails that have not left never will; those that have name the address no more.
  with gone as (
    delete from public.outbox_mails
    where template in ('newsletter-confirmation', 'newsletter-issue')
      and data ->> 'subscription' = subscription::text
    returning template, status, data
  )
  update public.newsletter_issues i set recipients = i.recipients - 1
  from gone
  where gone.template = 'newsletter-issue' and gone.status <> 'sent'
    and i.id = (gone.data ->> 'issue')::uuid;
end $$;
comment on function public.end_newsletter(uuid, text) is
  'Ends a subscription: the address goes, its hash and the evidence stay. Used by the two '
  'functions that check who asks.';
revoke execute on function public.end_newsletter(uuid, text) from service_role;

create function public.unsubscribe_newsletter(token uuid, origin text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  subscription uuid := (
    select id from public.newsletter_subscriptions where unsubscribe_token = token
  );
begin
  if subscription is null then return false; end if;
  perform public.end_newsletter(subscription, origin);
  return true;
end $$;
comment on function public.unsubscribe_newsletter(uuid, text) is
  'Ends the subscription of a link; repeated calls change nothing. False for an unknown link.';

create function public.unsubscribe_by_admin(subscription uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren melden andere ab' using errcode = '42501';
  end if;
  perform public.end_newsletter(subscription, 'admin');
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, after)
  values (
    auth.uid(), 'authenticated', 'newsletter_subscriptions', subscription::text, 'UPDATE',
    jsonb_build_object('status', 'unsubscribed')
  );
end $$;
comment on function public.unsubscribe_by_admin(uuid) is
  'Admins unsubscribe somebody who asked by mail or phone. Error: 42501 not an admin.';
grant execute on function public.unsubscribe_by_admin(uuid) to authenticated;

create function public.send_newsletter_issue(issue_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  sent integer;
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren senden den Newsletter' using errcode = '42501';
  end if;
  update public.newsletter_issues set status = 'sent', sent_at = now()
  where id = issue_id and status = 'draft' and btrim(body) <> '';
  if not found then
    raise exception 'Diese Ausgabe ist leer, verschickt oder gelöscht' using errcode = 'P0002';
  end if;
  -- Five a second: password mails and confirmations pass in between, and no mail
  -- server takes it for a flood.
  insert into public.outbox_mails (event_key, template, recipient, data, next_attempt_at)
  select 'newsletter:' || issue_id || ':' || s.id, 'newsletter-issue', s.email,
    jsonb_build_object('issue', issue_id, 'subscription', s.id, 'token', s.unsubscribe_token),
    now() + (row_number() over (order by s.confirmed_at, s.id) - 1) * interval '0.2 seconds'
  from public.newsletter_subscriptions s where s.status = 'confirmed'
  on conflict on constraint outbox_mails_event_key_key do nothing;
  get diagnostics sent = row_count;
  if sent = 0 then
    raise exception 'Niemand hat den Newsletter bestätigt' using errcode = 'P0002';
  end if;
  update public.newsletter_issues set recipients = sent where id = issue_id;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  values (
    auth.uid(), 'authenticated', 'newsletter_issues', issue_id::text, 'UPDATE',
    '{"status":"draft"}', jsonb_build_object('status', 'sent', 'recipients', sent)
  );
  perform pg_notify('outbox', '');
  return sent;
end $$;
comment on function public.send_newsletter_issue(uuid) is
  'Queues one mail a confirmed address, once: a second call fails. Gives their number. Errors: '
  '42501 not an admin, P0002 empty, sent or unknown issue, or nobody confirmed.';
grant execute on function public.send_newsletter_issue(uuid) to authenticated;

create function public.test_newsletter_issue(issue_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text := (select email from auth.users where id = auth.uid());
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren senden den Newsletter' using errcode = '42501';
  end if;
  if not exists (select 1 from public.newsletter_issues where id = issue_id) then
    raise exception 'Unbekannte Ausgabe' using errcode = 'P0002';
  end if;
  perform public.enqueue_mail(
    'newsletter:' || issue_id || ':test:' || gen_random_uuid(), 'newsletter-test', address,
    jsonb_build_object('issue', issue_id)
  );
  return address;
end $$;
comment on function public.test_newsletter_issue(uuid) is
  'Mails an issue to the admin who asks; gives the address. Errors: 42501 not an admin, P0002 '
  'unknown issue.';
grant execute on function public.test_newsletter_issue(uuid) to authenticated;

-- Runs with the caller's rights: only admins may read the tables, everybody
-- else gets zeros.
create function public.newsletter_summary() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'requested', (select count(*) from public.newsletter_subscriptions where status = 'requested'),
    'confirmed', (select count(*) from public.newsletter_subscriptions where status = 'confirmed'),
    'unsubscribed', (
      select count(*) from public.newsletter_subscriptions where status = 'unsubscribed'
    ),
    'issues', coalesce((
      select jsonb_agg(row order by row.sent_at desc nulls first, row.updated_at desc) from (
        select i.id, i.subject, i.status, i.recipients, i.sent_at, i.updated_at,
          (
            select count(*) from public.outbox_mails m
            where m.template = 'newsletter-issue' and m.data ->> 'issue' = i.id::text
              and m.status in ('pending', 'sending')
          ) as waiting,
          (
            select count(*) from public.outbox_mails m
            where m.template = 'newsletter-issue' and m.data ->> 'issue' = i.id::text
              and m.status = 'dead'
          ) as failed
        from public.newsletter_issues i
      ) as row
    ), '[]')
  )
$$;
comment on function public.newsletter_summary() is
  'Counts of subscribers by status and all issues with the progress of their mails.';
grant execute on function public.newsletter_summary() to authenticated;

create function public.purge_newsletter(
  request_days integer default 30, proof_years integer default 3
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  requests integer;
  reverted integer;
  proofs integer;
begin
  -- A request that nobody confirmed goes; one after an earlier subscription
  -- leaves the proof of that one.
  update public.newsletter_subscriptions set status = 'unsubscribed', email = null
  where status = 'requested' and unsubscribed_at is not null
    and requested_at < now() - make_interval(days => request_days);
  get diagnostics reverted = row_count;
  delete from public.newsletter_subscriptions
  where status = 'requested' and requested_at < now() - make_interval(days => request_days);
  get diagnostics requests = row_count;
  delete from public.newsletter_subscriptions
  where status = 'unsubscribed' and unsubscribed_at < now() - make_interval(years => proof_years);
  get diagnostics proofs = row_count;
  return jsonb_build_object('requests', requests + reverted, 'proofs', proofs);
end $$;
comment on function public.purge_newsletter(integer, integer) is
  'Deletes requests nobody confirmed and proofs past their period (L-21); gives the counts '
  '{requests, proofs}.';

-- BUDGET-01, BUDGET-03; it asks accounts, talks, offers and the newsletter.
create function public.is_proven_recipient(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select from auth.users u where u.email = lower(address) and u.email_confirmed_at is not null
    ) or exists (
      select from public.newsletter_subscriptions s
      where s.email_hash = encode(sha256(convert_to(lower(address), 'UTF8')), 'hex')
        and s.status = 'confirmed'
    ) or exists (
      select from public.bookings b
      where lower(b.email) = lower(address) and b.confirmed_at is not null
    ) or exists (
      select from public.offers o
      where lower(o.customer_email) = lower(address) and o.status = 'accepted'
    )
$$;
comment on function public.is_proven_recipient(text) is
  'Whether the owner of a mailbox has confirmed that it is his: by an account, a talk, the '
  'newsletter or an accepted offer.';

create function public.retry_newsletter_issue(issue_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  again integer;
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren senden den Newsletter' using errcode = '42501';
  end if;
  -- Five a second, as when it was sent.
  update public.outbox_mails m
  set status = 'pending', attempts = 0,
    next_attempt_at = now() + (failed.turn - 1) * interval '0.2 seconds'
  from (
    select d.id, row_number() over (order by d.next_attempt_at, d.id) as turn
    from public.outbox_mails d
    where d.template = 'newsletter-issue' and d.status = 'dead'
      and d.data ->> 'issue' = issue_id::text
  ) failed
  where m.id = failed.id and m.status = 'dead';
  get diagnostics again = row_count;
  if again = 0 then
    raise exception 'Von dieser Ausgabe ist keine Mail gescheitert' using errcode = 'P0002';
  end if;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  values (
    auth.uid(), 'authenticated', 'newsletter_issues', issue_id::text, 'UPDATE',
    jsonb_build_object('failed', again), jsonb_build_object('failed', 0)
  );
  perform pg_notify('outbox', '');
  return again;
end $$;
comment on function public.retry_newsletter_issue(uuid) is
  'Admins make all given up mails of an issue due again, with all attempts left; gives their '
  'number. Who has left the newsletter meanwhile has no mail any more. Errors: 42501 not an admin, '
  'P0002 none has failed.';
grant execute on function public.retry_newsletter_issue(uuid) to authenticated;
