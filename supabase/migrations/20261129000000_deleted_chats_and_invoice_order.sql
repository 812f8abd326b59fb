-- What a visitor deletes leaves a mail to the agency that could not be delivered, too.

create or replace function public.forget_chat_mails() returns void
language sql security definer set search_path = '' as $$
  with told as (
    select m.id, m.template, coalesce(o.event_key, m.event_key) as event_key
    from public.outbox_mails m left join public.outbox_mails o on o.id = m.resent_from
    where m.status in ('sent', 'dead') and (
      m.template = 'chat-transcript'
      or (m.template = 'chat-handover' and m.data -> 'transcript' <> '[]')
    )
  ), over as (
    select t.id, t.template from told t
    where t.event_key like 'chat:%' and not exists (
      select from public.chat_messages c where c.session_id = split_part(t.event_key, ':', 2)
    )
  ), emptied as (
    update public.outbox_mails m set data = m.data || '{"transcript": []}', sent = null
    from over where m.id = over.id and over.template = 'chat-handover'
  )
  delete from public.outbox_mails m using over
  where m.id = over.id and over.template = 'chat-transcript'
$$;


-- What is still to be paid stands first in the list of invoices, by the day on which it is due,
-- and each row says when it was paid.

create or replace function public.list_invoices(
  search text default '', state text default '', page integer default 0, size integer default 50
) returns jsonb
language sql stable set search_path = '' as $$
  with known as (
    select i.id, i.number, i.kind, i.status, i.cancels, i.customer_email, i.issued_on, i.due_on,
      i.net_cents, i.tax_cents, i.gross_cents, i.paid_cents,
      i.open_cents, i.credit_cents,
      i.dunning_level, i.suggested_dunning_level, i.created_at, i.updated_at,
      coalesce(i.snapshot ->> 'title', i.content ->> 'title', '') as title,
      coalesce(
        nullif(coalesce(i.snapshot, i.content) -> 'customer' ->> 'company', ''),
        coalesce(i.snapshot, i.content) -> 'customer' ->> 'name', ''
      ) as customer,
      case
        when i.kind = 'cancellation' then 'cancellation'
        when i.status = 'issued' and i.due_on < (now() at time zone 'Europe/Amsterdam')::date
        then 'overdue'
        when i.status = 'issued' then 'open'
        else i.status
      end as state
    from public.invoices as i
  ), found as (
    select * from known
    where (list_invoices.state = '' or known.state = list_invoices.state)
      and not exists (
        select 1 from unnest(string_to_array(lower(btrim(search)), ' ')) as word
        where position(word in lower(concat_ws(' ', number, customer, customer_email, title))) = 0
      )
  ), ranked as (
    select f.*, row_number() over (
      order by f.state not in ('overdue', 'open'),
        case when f.state in ('overdue', 'open') then due_on end, status <> 'draft',
        coalesce(issued_on, created_at::date) desc, number desc, created_at desc
    ) as place
    from found f
  ), shown as (
    select * from ranked
    where not exists (select from found o where o.id = ranked.cancels)
    order by place
    limit least(size, 100000) offset page * size
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(
        to_jsonb(r) - 'place' || jsonb_build_object('paid_on', (
          select max(p.paid_on) from public.payments p where p.invoice_id = r.id
        ))
        order by r.place
      )
      from ranked as r
      where r.id in (select id from shown) or r.cancels in (select id from shown)
    ), '[]'),
    'count', (
      select count(*) from found where not exists (select from found o where o.id = found.cancels)
    ),
    'open_cents', (select coalesce(sum(known.open_cents), 0) from known),
    'credit_cents', (select coalesce(sum(known.credit_cents), 0) from known),
    'overdue_cents', (
      select coalesce(sum(known.open_cents), 0) from known where known.state = 'overdue'
    ),
    'overdue', (select count(*) from known where known.state = 'overdue'),
    'drafts', (select count(*) from known where known.state = 'draft'),
    'year_net_cents', (
      select coalesce(sum(net_cents), 0) from known
      where issued_on >= date_trunc('year', now() at time zone 'Europe/Amsterdam')::date
    )
  )
$$;
comment on function public.list_invoices(text, text, integer, integer) is
  'One page of invoices, those still to be paid first by due date, with the count of what was found '
  'and the sums over all the caller may read. A cancellation counts with the invoice it cancels '
  'where both are found, and comes with it. state: draft, open, overdue, paid, cancelled, '
  'cancellation or all of them ('''').';


-- What another account has booked or written with the address of the caller is the other's, as its
-- enquiries are.

create or replace function public.export_own_data() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  own text := (
    select email from auth.users
    where id = auth.uid() and email_confirmed_at is not null and not is_anonymous
  );
begin
  if own is null then raise exception 'Nur für bestätigte Konten' using errcode = '42501'; end if;
  if coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal2'
    and exists (
      select 1 from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
    ) then
    raise exception 'Zweiter Faktor nötig' using errcode = '42501';
  end if;
  -- What he sent as a guest joins his account as at a sign-in: he reads its files with it.
  update public.quote_requests set user_id = auth.uid()
  where user_id is null and lower(email) = lower(own);
  -- Drafts and what the staff notes for itself are no part of it; whoever wants
  -- that too asks the agency. What another account sent with his address is the other's.
  return public.collect_person(
    own, array['quote_request_notes', 'tasks', 'outbox_mails'],
    array(
      select r.id from public.quote_requests r
      where lower(r.email) = lower(own) and r.user_id <> auth.uid()
      union all select b.id from public.bookings b
      where lower(b.email) = lower(own) and b.user_id <> auth.uid()
      union all select m.id from public.contact_messages m
      where lower(m.email) = lower(own) and m.user_id <> auth.uid()
      union all select o.id from public.offers o where o.status = 'draft'
      union all select i.id from public.invoices i where i.status = 'draft'
    )
  ) #- '{tables,saved_views}';
end $$;
comment on function public.export_own_data() is
  'What is stored about the caller, as export_person gives it, without internal notes, tasks, '
  'mails, drafts of offers and invoices, and enquiries, talks and messages that another account '
  'sent with his address. Error: 42501 no confirmed account, or its second factor is missing.';


-- Whoever is erased is told so (Art. 12 (3) GDPR), by a mail that leaves the outbox with its sending.

create or replace function public.erase_person(address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := lower(btrim(address));
  accounts uuid[] := (
    select coalesce(array_agg(id), '{}') from auth.users where lower(email) = wanted
  );
  files jsonb := coalesce((
    select jsonb_agg(to_jsonb(f)) from public.person_files(wanted) as f
  ), '[]');
  erased jsonb;
  kept jsonb;
  counts jsonb;
  subscription record;
  name text;
  told text := 'erasure:' || gen_random_uuid();
begin
  perform public.require_privacy_rights();
  if exists (select 1 from public.profiles where id = any (accounts) and role <> 'customer') then
    raise exception 'Mitarbeiterkonten lassen sich hier nicht löschen' using errcode = '55000';
  end if;
  select coalesce(jsonb_object_agg(t.table_name, t.ids) filter (where not t.is_kept), '{}'),
    coalesce(
      jsonb_object_agg(t.table_name, jsonb_array_length(t.ids)) filter (where t.is_kept), '{}'
    )
  into erased, kept
  from (
    select table_name, is_kept, jsonb_agg(row_id) as ids from public.person_rows(wanted)
    group by table_name, is_kept
  ) as t;

  perform set_config('app.erasing', 'on', true);
  for subscription in
    select id, status, unsubscribed_at from public.newsletter_subscriptions
    where id::text in (select jsonb_array_elements_text(erased -> 'newsletter_subscriptions'))
  loop
    -- Hash and evidence of a subscription stay as proof (until purge_newsletter).
    if subscription.status = 'requested' and subscription.unsubscribed_at is null then
      delete from public.newsletter_subscriptions where id = subscription.id;
    else
      perform public.end_newsletter(subscription.id, 'admin');
    end if;
  end loop;
  -- Rows that hang on these go with them.
  foreach name in array array[
    'outbox_mails', 'tasks', 'quote_request_notes', 'chat_sessions', 'bookings', 'contact_messages',
    'projects', 'offers', 'invoices', 'quote_requests'
  ] loop
    execute format(
      'delete from public.%I where %I::text in (select jsonb_array_elements_text($1))',
      name, case name when 'chat_sessions' then 'session_id' else 'id' end
    ) using coalesce(erased -> name, '[]');
  end loop;
  update public.offers set customer_id = null
  where customer_id = any (accounts)
    or (lower(customer_email) = wanted and customer_id is not null);
  update public.invoices set customer_id = null
  where customer_id = any (accounts)
    or (lower(customer_email) = wanted and customer_id is not null);
  delete from auth.audit_log_entries
  where public.names_address(payload::jsonb, wanted)
    or payload ->> 'actor_id' = any (accounts::text[]);
  delete from auth.flow_state where user_id = any (accounts);
  delete from auth.users where id = any (accounts);
  perform set_config('app.erasing', '', true);

  -- Last, because the deletions above have left entries, too.
  update public.audit_log l set before = null, after = null
  where (l.before is not null or l.after is not null) and (
    coalesce(erased -> l.table_name ? l.row_id, false)
    or public.names_address(l.before, wanted)
    or public.names_address(l.after, wanted)
    or exists (
      select from unnest(accounts) as account
      where position(account::text in concat(l.before, l.after)) > 0
    )
  );
  select coalesce(jsonb_object_agg(key, jsonb_array_length(value)), '{}') into counts
  from jsonb_each(erased);
  if files <> '[]' then
    counts := counts || jsonb_build_object('files', jsonb_array_length(files));
  end if;
  insert into public.deletion_log (kind, actor, subject_hash, counts)
  values ('erasure', auth.uid(), encode(sha256(convert_to(wanted, 'UTF8')), 'hex'), counts);
  if counts <> '{}' then
    perform public.enqueue_mail(
      told, 'person-erased', wanted,
      (
        select jsonb_build_object(
          'kept', coalesce((select jsonb_agg(k) from jsonb_object_keys(kept) as k), '[]'),
          'fiscalYears', p.fiscal_years, 'proofYears', p.proof_years
        )
        from public.retention_periods p
      )
    );
    -- No budget holds it back: an admin has caused it, and nothing proves the mailbox any more.
    update public.outbox_mails set is_released = true where event_key = told;
  end if;
  return jsonb_build_object('erased', counts, 'kept', kept, 'files', files);
end $$;
comment on function public.erase_person(text) is
  'For admins: deletes everything about a person but what a law keeps (issued invoices, payments, '
  'accepted offers, proof of a newsletter consent), cleans the audit log, notes the deletion and '
  'tells the person. The caller removes `files` through storage. Gives {erased, kept, files}. '
  'Errors: 42501, 55000 the account belongs to staff.';

create or replace function public.finish_mail(mail_id uuid, copy jsonb default null) returns void
language sql security definer set search_path = '' as $$
  -- Before the mail itself: whoever changes a talk locks in this order too.
  update public.bookings b
  set confirm_by = least(now() + (b.confirm_by - b.created_at), b.starts_at)
  from public.outbox_mails m
  where m.id = mail_id and m.status <> 'sent'
    and m.event_key = 'booking:' || b.id || ':' || b.sequence || ':request'
    and b.status = 'booked' and b.confirm_by is not null;
  update public.outbox_mails
  set status = 'sent', sent_at = now(), last_error = null, sent = copy, secrets = null,
    -- The token of a link leaves the outbox with its mail.
    data = case
      when template like 'offer-%' or template = 'quote-confirmation' then data - 'token'
      else data
    end
  where id = mail_id;
  -- Once he knows, nothing is left of whoever was erased.
  delete from public.outbox_mails where id = mail_id and template = 'person-erased'
$$;
comment on function public.finish_mail(uuid, jsonb) is
  'Notes that a mail has left, and how it looked; one that tells of an erasure is deleted. The hold '
  'of a talk begins anew with its mail.';
