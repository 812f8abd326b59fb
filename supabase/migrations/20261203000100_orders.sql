-- Orders and money: whose a document is when an address changes or has no
-- account, what an enquiry is after its offer ended, and what is owed.
-- Functions of earlier files, told anew.

create or replace function public.assign_customer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- The tables have different columns.
  document jsonb := to_jsonb(new);
  request public.quote_requests;
begin
  -- One spelling, so that all documents of an address are found with it. (What a trigger sets with
  -- `:=` is left to it in the generated types; this has to be given.)
  select lower(btrim(new.customer_email)) into new.customer_email;
  if tg_op = 'UPDATE' and old.customer_id is not null
    and lower(new.customer_email) = lower(old.customer_email) then
    return new;
  end if;
  new.customer_id := (
    select id from auth.users
    where lower(email) = lower(new.customer_email) and email_confirmed_at is not null
      and not is_anonymous
    limit 1
  );
  -- Whoever is given something that is no draft any more is the one it was meant for.
  if new.customer_id is not null
    or (tg_op = 'UPDATE' and to_jsonb(old) ->> 'status' <> 'draft') then
    return new;
  end if;

  new.customer_id := coalesce(
    (select i.customer_id from public.invoices i where i.id = (document ->> 'cancels')::uuid),
    (select o.customer_id from public.offers o where o.id = (document ->> 'offer_id')::uuid),
    (select p.customer_id from public.projects p where p.id = (document ->> 'project_id')::uuid)
  );
  select r.* into request from public.quote_requests r
  join auth.users u on u.id = r.user_id
  join public.profiles p on p.id = u.id and p.role = 'customer'
  where new.customer_id is null and r.id = (document ->> 'quote_request_id')::uuid
    and u.email_confirmed_at is not null and not u.is_anonymous;
  -- An address that others' offers name may be theirs: a draft takes over what they say.
  if request.user_id is not null and not exists (
    select from public.offers o
    where lower(o.customer_email) = lower(new.customer_email) and o.id <> new.id
      and o.customer_id is distinct from request.user_id
  ) then
    new.customer_id := request.user_id;
  end if;
  return new;
end $$;
comment on function public.assign_customer() is
  'Trigger: writes the address in small letters and links a new document, or one whose address '
  'changed, to the confirmed account of it. Without one a new document, or a draft, goes to the '
  'customer of its order, else to the customer whose account sent its enquiry, unless offers to '
  'others name the address.';

create or replace function public.adopt_guest_orders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email_confirmed_at is not null and new.email is not null then
    update public.offers set customer_id = new.id
    where customer_id is null and lower(customer_email) = lower(new.email);
    update public.projects set customer_id = new.id
    where customer_id is null and lower(customer_email) = lower(new.email);
    update public.invoices set customer_id = new.id
    where customer_id is null and lower(customer_email) = lower(new.email);
  end if;
  if tg_op = 'UPDATE' and lower(new.email) <> lower(old.email) then
    update public.offers set
      customer_email = new.email,
      content = case
        when status = 'draft'
        then jsonb_set(content, '{customer,email}', to_jsonb(new.email::text))
        else content
      end
    where customer_id = new.id and lower(customer_email) = lower(old.email);
    update public.projects set customer_email = new.email
    where customer_id = new.id and lower(customer_email) = lower(old.email);
    update public.invoices set
      customer_email = new.email,
      content = case
        when status = 'draft'
        then jsonb_set(content, '{customer,email}', to_jsonb(new.email::text))
        else content
      end
    where customer_id = new.id and lower(customer_email) = lower(old.email);
    update public.outbox_mails m set
      recipient = case when lower(m.recipient) = lower(old.email) then new.email else m.recipient end,
      data = m.data || jsonb_build_object('email', new.email)
    from public.bookings b
    where b.user_id = new.id and lower(b.email) = lower(old.email)
      and m.event_key like 'booking:' || b.id || ':%' and m.status in ('pending', 'held');
    update public.bookings set email = new.email
    where user_id = new.id and lower(email) = lower(old.email) and starts_at > now();
  end if;
  return new;
end $$;
comment on function public.adopt_guest_orders() is
  'Trigger: what was made for a guest joins his account once he has confirmed the address, and '
  'mails follow him to a new one. What was sent or issued keeps the text it had.';

-- The address may have changed since.
create or replace function public.start_offer_version(offer_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  latest public.offers;
  draft uuid;
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  select o.* into latest from public.offers o
  where o.number = (select number from public.offers where id = offer_id)
  order by o.version desc limit 1 for update;
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  if latest.status = 'draft' then return latest.id; end if;
  if exists (select 1 from public.offers where number = latest.number and status = 'accepted') then
    raise exception 'Das Angebot ist bereits angenommen' using errcode = '55000';
  end if;
  insert into public.offers (number, version, quote_request_id, customer_email, content)
  values (
    latest.number, latest.version + 1, latest.quote_request_id, latest.customer_email,
    jsonb_set(latest.content, '{customer,email}', to_jsonb(latest.customer_email))
  )
  returning id into draft;
  return draft;
end $$;

-- lpad() alone cuts the 10,000th number of a year.
create or replace function public.next_number(
  series_name text, on_day date default current_date
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  drawn integer;
begin
  insert into public.number_series as s (series, year, last_number)
  values (series_name, extract(year from on_day), 1)
  on conflict (series, year) do update set last_number = s.last_number + 1
  returning last_number into drawn;
  return (case series_name when 'offer' then 'AN' when 'project' then 'PR' else 'RE' end)
    || '-' || extract(year from on_day) || '-'
    || lpad(drawn::text, greatest(4, length(drawn::text)), '0');
end $$;

create or replace function public.end_offered(request uuid, outcome text) returns void
language sql security definer set search_path = '' as $$
  update public.quote_requests r set status = end_offered.outcome
  where r.id = end_offered.request and r.status = 'offered' and not exists (
    select from public.offers o
    where o.quote_request_id = r.id and o.status in ('sent', 'accepted')
  )
$$;
comment on function public.end_offered(uuid, text) is
  'Gives an enquiry whose last open offer has ended the status `outcome`; the next offer that is '
  'sent makes it offered again.';

create or replace function public.withdraw_offer(offer_id uuid, reason text default '') returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
  is_told boolean;
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  select * into offer from public.offers o
  where o.id = withdraw_offer.offer_id and o.status <> 'draft' for update;
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  if offer.status = 'withdrawn' then return offer.status; end if;
  if offer.status <> 'sent' then
    raise exception 'Über dieses Angebot ist entschieden' using errcode = '55000';
  end if;
  -- Where its mail still waits it may have been seen in the portal, or a later mail brought it.
  is_told := not public.is_mail_waiting('offer:' || offer.id || ':sent') or exists (
    select from public.offer_events e where e.offer_id = offer.id and e.kind = 'viewed'
  ) or exists (
    select from public.outbox_mails m
    where m.event_key like 'offer:' || offer.id || ':link:%' and m.status in ('sending', 'sent')
  );
  update public.offers o set status = 'withdrawn', decided_at = now() where o.id = offer.id;
  insert into public.offer_events (offer_id, kind, actor, body)
  values (offer.id, 'withdrawn', auth.uid(), btrim(coalesce(reason, '')));
  perform public.end_offered(offer.quote_request_id, 'in_review');
  if is_told then
    perform public.enqueue_mail(
      'offer:' || offer.id || ':withdrawn', 'offer-withdrawn', offer.customer_email,
      jsonb_build_object(
        'offerId', offer.id, 'number', offer.number, 'title', offer.snapshot #>> '{content,title}',
        'name', offer.snapshot #>> '{content,customer,name}',
        'reason', btrim(coalesce(reason, ''))
      )
    );
  end if;
  return 'withdrawn';
end $$;
comment on function public.withdraw_offer(uuid, text) is
  'For staff: takes an open offer back, with a mail to the customer where that of the offer has '
  'left or he has seen it; without another one its enquiry is in review again. A second call changes nothing. '
  'Errors: 42501, P0002 no such offer, 55000 decided already.';

create or replace function public.refuse_offer(
  offer_id uuid, reason text default '', token text default ''
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
begin
  select * into offer from public.offers o
  where o.id = offer_id and o.status <> 'draft' and public.may_decide_offer(o, auth.uid(), token)
  for update;
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  if offer.status = 'refused' then return offer.status; end if;
  if offer.status <> 'sent' then
    raise exception 'Über dieses Angebot ist entschieden' using errcode = '55000';
  end if;
  update public.offers o set status = 'refused', decided_at = now() where o.id = offer.id;
  insert into public.offer_events (offer_id, kind, actor, body)
  values (offer.id, 'refused', auth.uid(), btrim(coalesce(reason, '')));
  perform public.end_offered(offer.quote_request_id, 'lost');
  perform public.enqueue_mail(
    'offer:' || offer.id || ':refused', 'offer-refused', 'agency',
    jsonb_build_object(
      'offerId', offer.id, 'number', offer.number, 'title', offer.snapshot #>> '{content,title}',
      'name', offer.snapshot #>> '{content,customer,name}', 'email', offer.customer_email,
      'reason', btrim(coalesce(reason, ''))
    )
  );
  return 'refused';
end $$;
comment on function public.refuse_offer(uuid, text, text) is
  'The customer refuses his offer, with a reason if he likes; without another one its enquiry is '
  'lost. A second call changes nothing. Errors: P0002 no such offer, 55000 decided already.';

alter table public.quote_requests add column if not exists target_status text
  check (target_status in ('new', 'in_review', 'offered', 'won', 'lost'));
comment on column public.quote_requests.target_status is
  'Of a duplicate: what the enquiry that it was joined to had been before it took over the status '
  'of this one; null: it took over none.';

create or replace function public.merge_request(duplicate uuid, target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  course text[] := array['lost', 'new', 'in_review', 'offered', 'won'];
  former text;
  brought text;
begin
  if not public.is_staff() then
    raise exception 'Nur Mitarbeiter führen Anfragen zusammen' using errcode = '42501';
  end if;
  if duplicate = target then
    raise exception 'Eine Anfrage ist kein Duplikat ihrer selbst' using errcode = '22023';
  end if;
  perform 1 from public.quote_requests where id in (duplicate, target) order by id for update;
  if not exists (select 1 from public.quote_requests where id = target and merged_into is null) then
    raise exception 'Unbekannte oder selbst zusammengeführte Anfrage' using errcode = 'P0002';
  end if;
  update public.quote_requests set merged_into = target, target_status = null
  where id = duplicate or merged_into = duplicate;
  if not found then raise exception 'Unbekannte Anfrage' using errcode = 'P0002'; end if;
  -- An enquiry has one draft.
  update public.offers o set quote_request_id = target
  where o.quote_request_id = duplicate and not (o.status = 'draft' and exists (
    select from public.offers d where d.quote_request_id = target and d.status = 'draft'
  ));
  select t.status, d.status into former, brought
  from public.quote_requests t, public.quote_requests d where t.id = target and d.id = duplicate;
  if array_position(course, brought) > array_position(course, former) then
    update public.quote_requests set status = brought where id = target;
    update public.quote_requests set target_status = former where id = duplicate;
  end if;
end $$;
comment on function public.merge_request(uuid, uuid) is
  'Marks an enquiry, and what was joined to it, as duplicate of another, which takes over its '
  'offers, but for a second draft, and its status if that is further. Nothing is deleted. Errors: '
  '42501, 22023, P0002.';

create or replace function public.unmerge_request(duplicate uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  split public.quote_requests;
begin
  if not public.is_staff() then
    raise exception 'Nur Mitarbeiter trennen Anfragen' using errcode = '42501';
  end if;
  perform 1 from public.quote_requests r
  where r.id = duplicate
    or r.id = (select d.merged_into from public.quote_requests d where d.id = duplicate)
  order by r.id for update;
  select * into split from public.quote_requests r
  where r.id = duplicate and r.merged_into is not null;
  if not found then
    raise exception 'Diese Anfrage ist nicht zusammengeführt' using errcode = 'P0002';
  end if;
  update public.quote_requests set merged_into = null, target_status = null where id = duplicate;
  if split.target_status is null then return; end if;
  -- Another duplicate that would have brought the same, or was joined over it.
  update public.quote_requests r set target_status = split.target_status where r.id = (
    select o.id from public.quote_requests o
    where o.merged_into = split.merged_into
      and coalesce(o.target_status, o.status) = split.status
    order by o.target_status nulls first limit 1
  );
  if found then return; end if;
  update public.quote_requests r set status = split.target_status
  where r.id = split.merged_into and r.status = split.status and not exists (
    select from public.offers o
    where o.quote_request_id = r.id and o.status in ('sent', 'accepted')
  );
end $$;
comment on function public.unmerge_request(uuid) is
  'Shows a duplicate as an enquiry of its own again, and gives the other one the status back that '
  'it had, unless that was changed since. Offers stay where they are, and with one that was sent '
  'the status. Errors: 42501, P0002.';

create or replace function public.open_enquiry_link(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'holder', l.holder,
    'requestId', r.request_id,
    'email', r.email,
    'name', r.name,
    'reference', r.reference,
    'status', coalesce(t.status, r.status),
    'createdAt', r.created_at,
    'respondBy', r.respond_by,
    'projectType', r.project_type,
    'package', r.package,
    'packagePrice', r.package_price,
    'estimatedPrice', r.estimated_price,
    'industry', r.industry,
    'urgency', r.urgency,
    'additionalServices', r.additional_services,
    'prices', r.prices,
    'offers', (
      select coalesce(jsonb_agg(o.number order by o.sent_at), '[]')
      from public.offers o where o.quote_request_id in (r.id, t.id)
        and o.status in ('sent', 'accepted')
    )
  )
  from public.enquiry_links l join public.quote_requests r on r.id = l.quote_request_id
  left join public.quote_requests t on t.id = r.merged_into
  where l.token_hash = public.hash_token(open_enquiry_link.token)
$$;
comment on function public.open_enquiry_link(text) is
  'The enquiry of a link as its holder sees it, null for a wrong one. A duplicate stands where the '
  'enquiry stands that it was joined to.';

create or replace function public.find_offer_link(token text)
returns table (link_id uuid, offer_id uuid, outcome text)
language sql stable security definer set search_path = '' as $$
  select l.id, o.id, case
    when o.status in ('superseded', 'withdrawn') then o.status
    when l.revoked_at is not null then 'revoked'
    when (now() at time zone 'Europe/Berlin')::date > greatest(
      o.valid_until, (o.decided_at at time zone 'Europe/Berlin')::date + 30,
      -- An answer may come late.
      (l.created_at at time zone 'Europe/Berlin')::date + 30
    ) then 'ended'
    else 'open'
  end
  from public.offer_links l join public.offers o on o.id = l.offer_id
  where l.token_hash = public.hash_token(find_offer_link.token)
$$;
comment on function public.find_offer_link(text) is
  'Link and offer of a token, none for a wrong one. `outcome`: open, superseded, withdrawn, '
  'revoked, or ended: past the last day of the offer, and 30 days past its decision and the link '
  'itself. What an open link may do to an offer, the offer''s own day decides.';

-- Where no answer can be written no question is open.
create or replace function public.list_offers(
  search text default '', state text default '', page integer default 0
) returns table (
  id uuid, number text, version integer, status text, title text, customer text,
  customer_email text, gross_cents bigint, valid_until date, sent_at timestamptz,
  created_at timestamptz, updated_at timestamptz, open_question boolean, total bigint
) language sql stable set search_path = '' as $$
  with found as (
    select o.* from public.offers o
    where (
      list_offers.state = ''
      or (case list_offers.state
        when 'expired' then o.status = 'sent'
          and o.valid_until < (now() at time zone 'Europe/Berlin')::date
        when 'sent' then o.status = 'sent'
          and o.valid_until >= (now() at time zone 'Europe/Berlin')::date
        else o.status = list_offers.state
      end)
    ) and (
      btrim(list_offers.search) = ''
      or position(lower(btrim(list_offers.search)) in lower(concat_ws(
        ' ', o.number, o.customer_email, o.content ->> 'title',
        o.content #>> '{customer,company}', o.content #>> '{customer,name}'
      ))) > 0
    )
  ), heads as (
    select f.* from found f
    where f.status <> 'superseded' or not exists (
      select from found n where n.number = f.number and n.version > f.version
    )
  ), shown as (
    select * from heads order by updated_at desc, id limit 25 offset 25 * greatest(page, 0)
  )
  select o.id, o.number, o.version, o.status, o.content ->> 'title',
    coalesce(nullif(o.content #>> '{customer,company}', ''), o.content #>> '{customer,name}'),
    o.customer_email, coalesce(o.accepted_gross_cents, o.gross_cents), o.valid_until, o.sent_at,
    o.created_at, o.updated_at,
    o.status not in ('superseded', 'withdrawn') and coalesce((
      select e.kind = 'question' from public.offer_events e
      where e.offer_id = o.id and e.kind in ('question', 'answer') order by e.id desc limit 1
    ), false),
    (select count(*) from heads)
  from found o
  where o.id in (select id from shown) or (
    o.status = 'superseded' and exists (
      select from shown s where s.number = o.number and s.version > o.version
    )
  )
  order by o.updated_at desc, o.id
$$;
comment on function public.list_offers(text, text, integer) is
  'Offers as the list of the staff shows them, 25 a page, with the count of all found. A version '
  'that was replaced counts with the one after it and comes with it. Runs under the rights of the '
  'caller. `state`: a status, or expired for sent ones past their day.';

-- Money may cross with a cancellation; it is the customer's credit then.
create or replace function public.apply_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
begin
  if tg_op <> 'INSERT' then
    -- The account of whoever booked it may end.
    if tg_op = 'UPDATE' and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by' then
      return new;
    end if;
    raise exception 'Zahlungen werden durch Gegenbuchung berichtigt' using errcode = '23514';
  end if;
  select * into invoice from public.invoices where id = new.invoice_id for update;
  if invoice.kind <> 'invoice' or invoice.status = 'draft' then
    raise exception 'Auf diese Rechnung lässt sich keine Zahlung buchen' using errcode = '23514';
  end if;
  if invoice.paid_cents + new.amount_cents < 0 then
    raise exception 'Es ist weniger eingegangen, als abgezogen werden soll' using errcode = '23514';
  end if;
  update public.invoices
  set paid_cents = invoice.paid_cents + new.amount_cents,
      status = case
        when status = 'cancelled' then status
        when invoice.paid_cents + new.amount_cents >= gross_cents then 'paid'
        else 'issued'
      end,
      suggested_dunning_level = null
  where id = invoice.id;
  return new;
end $$;
create or replace function public.mark_overdue_invoices(
  after_days integer[] default '{7,14,21}',
  today date default (now() at time zone 'Europe/Amsterdam')::date
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  marked integer := 0;
  invoice public.invoices;
begin
  update public.invoices i set suggested_dunning_level = null
  where i.suggested_dunning_level is not null and exists (
    select from public.invoices c
    where lower(c.customer_email) = lower(i.customer_email) and c.credit_cents > 0
  );
  for invoice in
    update public.invoices i set suggested_dunning_level = dunning_level + 1
    where kind = 'invoice' and status = 'issued' and dunning_level < 3
      and suggested_dunning_level is null
      and due_on + after_days[dunning_level + 1] <= today
      -- Whoever was reminded late has his week to pay, too.
      and (
        last_dunned_at is null
        or (last_dunned_at at time zone 'Europe/Amsterdam')::date + 7 < today
      )
      -- Who has credit is asked for nothing before it is used or given back.
      and not exists (
        select from public.invoices c
        where lower(c.customer_email) = lower(i.customer_email) and c.credit_cents > 0
      )
    returning *
  loop
    marked := marked + 1;
    perform public.enqueue_mail(
      'invoice:' || invoice.id || ':overdue:' || invoice.suggested_dunning_level, 'invoice-overdue',
      'agency',
      jsonb_build_object(
        'invoiceId', invoice.id, 'number', invoice.number,
        'customer', coalesce(
          nullif(invoice.snapshot -> 'customer' ->> 'company', ''),
          invoice.snapshot -> 'customer' ->> 'name'
        ),
        'level', invoice.suggested_dunning_level, 'dueOn', invoice.due_on,
        'openCents', invoice.open_cents
      )
    );
  end loop;
  return marked;
end $$;
comment on function public.mark_overdue_invoices(integer[], date) is
  'Suggests the next reminder for each invoice overdue by so many days, with a mail to the '
  'agency; none, nor an earlier suggestion, while the customer has credit, and none while the '
  'week of the last one runs. Nothing goes to customers before staff confirms. Returns how many.';

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
  'When somebody last dealt with an enquiry: its changes, notes, tasks (until they are due), '
  'offers (while they hold) with questions and answers, and the talk with the customer.';
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
  -- How a visitor is reached who still waits for a person stands in the mails of his talk alone.
  delete from public.outbox_mails m
  where (
    (m.status = 'sent' and m.sent_at < now() - make_interval(days => mail_days))
    or (m.status in ('held', 'dead') and m.created_at < now() - make_interval(days => mail_days))
  ) and not exists (
    select from public.chat_sessions s
    where s.handed_over_at is not null and s.settled_at is null and s.last_message_at >= past
      and starts_with(m.event_key, 'chat:' || s.session_id || ':handover:')
  );
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
        'chats', public.purge_expired_chats(periods.chat_days, periods.lead_months),
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

-- A person's own data, and his wish to have them deleted.

drop function if exists public.collect_person(text, text[]);
drop function if exists public.collect_person(text, text[], uuid[]);
create function public.collect_person(
  address text, left_out text[], hidden uuid[] default '{}'
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with rows as materialized (
    select * from public.person_rows(address) r
    where r.table_name <> all (left_out)
      and r.row_id <> all (hidden::text[])
      and coalesce(r.content ->> 'quote_request_id' <> all (hidden::text[]), true)
      and coalesce(r.content ->> 'offer_id' <> all (hidden::text[]), true)
  )
  select jsonb_build_object(
    'address', lower(btrim(address)),
    'exported_at', now(),
    'tables', coalesce((
      select jsonb_object_agg(t.table_name, t.contents)
      from (
        select table_name, jsonb_agg(content order by content ->> 'created_at', row_id) as contents
        from rows group by table_name
      ) as t
    ), '{}'),
    'files', coalesce((
      select jsonb_agg(to_jsonb(f) order by f.bucket, f.path) from public.person_files(address) as f
      where f.bucket <> 'quote-files' or not exists (
        select from public.quote_files q
        where q.path = f.path and q.quote_request_id = any (hidden)
      )
    ), '[]')
  )
$$;
comment on function public.collect_person(text, text[], uuid[]) is
  'What export_person gives, without some tables, and without the enquiries, offers and invoices '
  'that are hidden and what hangs on them.';
revoke execute on function public.collect_person(text, text[], uuid[]) from service_role;

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
      union all select o.id from public.offers o where o.status = 'draft'
      union all select i.id from public.invoices i where i.status = 'draft'
    )
  ) #- '{tables,saved_views}';
end $$;
comment on function public.export_own_data() is
  'What is stored about the caller, as export_person gives it, without internal notes, tasks, '
  'mails, drafts of offers and invoices, and enquiries that another account sent with his address. '
  'Error: 42501 no confirmed account, or its second factor is missing.';

create or replace function public.withdraw_deletion() returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked timestamptz;
begin
  select d.deletion_requested_at into asked from public.customer_details d
  where d.user_id = auth.uid() for update;
  -- A second click changes nothing and mails nobody.
  if asked is null then return; end if;
  update public.customer_details set deletion_requested_at = null where user_id = auth.uid();
  perform public.enqueue_mail(
    'deletion-request:' || auth.uid() || ':' || extract(epoch from asked) || ':withdrawn',
    'deletion-withdrawn', 'agency',
    (
      select jsonb_build_object(
        'email', u.email, 'name', coalesce(p.full_name, ''), 'askedAt', asked
      )
      from auth.users u left join public.profiles p on p.id = u.id where u.id = auth.uid()
    )
  );
end $$;
comment on function public.withdraw_deletion() is
  'The customer takes his deletion request back, with a mail to the agency.';

-- Money: one spelling of addresses, mails that end with what they tell of, and
-- answers that say what was done.

update public.offers set customer_email = lower(btrim(customer_email))
where customer_email <> lower(btrim(customer_email));
update public.projects set customer_email = lower(btrim(customer_email))
where customer_email <> lower(btrim(customer_email));
update public.invoices set customer_email = lower(btrim(customer_email))
where customer_email <> lower(btrim(customer_email));

create or replace function public.is_mail_waiting(event text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.outbox_mails m
    where m.event_key = is_mail_waiting.event and m.status not in ('sending', 'sent')
  )
$$;
comment on function public.is_mail_waiting(text) is
  'Whether the mail of an event is still in the outbox, so that nobody has been told.';
revoke execute on function public.is_mail_waiting(text) from service_role;

create or replace function public.drop_mails(events text) returns void
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

create or replace function public.drop_invoice_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'cancelled' then
    perform public.drop_mails('invoice:' || new.id || ':%');
  elsif new.status <> 'issued' then
    perform public.drop_mails('invoice:' || new.id || ':reminder:%');
    perform public.drop_mails('invoice:' || new.id || ':overdue:%');
  else
    update public.outbox_mails m
    set data = m.data || jsonb_build_object('openCents', new.open_cents)
    where m.event_key like 'invoice:' || new.id || ':%' and m.status not in ('sending', 'sent');
  end if;
  return null;
end $$;
comment on function public.drop_invoice_mails() is
  'Trigger: no reminder of what was paid leaves, none asks for more than is open, and no mail of a '
  'cancelled invoice leaves.';
drop trigger if exists invoices_drop_mails on public.invoices;
create trigger invoices_drop_mails after update of status, paid_cents on public.invoices
  for each row when (
    old.status <> 'draft'
    and (old.status <> new.status or old.paid_cents <> new.paid_cents)
  )
  execute function public.drop_invoice_mails();

create or replace function public.drop_offer_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.drop_mails('offer:' || new.id || ':sent');
  perform public.drop_mails('offer:' || new.id || ':link:%');
  return null;
end $$;
comment on function public.drop_offer_mails() is
  'Trigger: an offer that was replaced or withdrawn is sent to nobody any more.';
drop trigger if exists offers_drop_mails on public.offers;
create trigger offers_drop_mails after update of status on public.offers
  for each row when (
    old.status <> new.status and new.status in ('superseded', 'withdrawn')
  )
  execute function public.drop_offer_mails();

create or replace function public.cancel_invoice(
  invoice_id uuid, cancellation jsonb, snapshot jsonb, mail jsonb, actor uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
  known public.invoices;
  new_id uuid := (cancellation ->> 'id')::uuid;
  drawn text;
  frozen jsonb;
  is_told boolean;
begin
  perform public.act_for(actor);
  select * into invoice from public.invoices where id = invoice_id for update;
  if not found or invoice.kind <> 'invoice' or invoice.status = 'draft' then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into known from public.invoices where cancels = invoice_id;
  if found then
    return jsonb_build_object('outcome', 'known', 'id', known.id, 'number', known.number);
  end if;
  if exists (
    select 1
    from public.invoices as i, jsonb_array_elements(coalesce(i.content -> 'deductions', '[]')) as d
    where i.kind = 'invoice' and i.status in ('issued', 'paid')
      and (d ->> 'invoiceId')::uuid = invoice_id
  ) then
    return jsonb_build_object('outcome', 'deducted');
  end if;

  -- Whoever has paid knows of it without the mail.
  is_told := invoice.paid_cents > 0
    or not public.is_mail_waiting('invoice:' || invoice_id || ':issued');
  drawn := public.next_number('invoice', (snapshot ->> 'issuedOn')::date);
  frozen := jsonb_set(snapshot, '{number}', to_jsonb(drawn));
  update public.invoices set status = 'cancelled', suggested_dunning_level = null
  where id = invoice_id;
  insert into public.invoices (
    id, number, kind, status, project_id, offer_id, customer_email, cancels, content, snapshot,
    snapshot_hash, net_cents, tax_cents, gross_cents, issued_on, created_by
  ) values (
    new_id, drawn, 'cancellation', 'issued', invoice.project_id, invoice.offer_id,
    invoice.customer_email, invoice_id, cancellation -> 'content', frozen,
    public.invoice_hash(frozen),
    (frozen ->> 'netCents')::bigint, (frozen ->> 'taxCents')::bigint,
    (frozen ->> 'grossCents')::bigint, (frozen ->> 'issuedOn')::date, actor
  );
  if is_told then
    perform public.enqueue_mail(
      'invoice:' || new_id || ':issued', 'invoice-cancelled', invoice.customer_email,
      mail || jsonb_build_object('number', drawn)
    );
  end if;
  return jsonb_build_object('outcome', 'cancelled', 'id', new_id, 'number', drawn);
end $$;
comment on function public.cancel_invoice(uuid, jsonb, jsonb, jsonb, uuid) is
  'Cancels an issued invoice by one with its own number and opposite amounts, and queues the mail; '
  'neither mail leaves where that of the invoice is still waiting. cancellation: {id, content}. '
  'Returns {outcome: cancelled | known | deducted | unknown, id, number}; deducted: a later '
  'invoice takes it off and must be cancelled first.';

create or replace function public.discard_invoice_draft(
  invoice_id uuid, expected timestamptz, actor uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.act_for(actor);
  delete from public.invoices where id = invoice_id and status = 'draft' and updated_at = expected;
  return jsonb_build_object('id', invoice_id, 'outcome', case
    when exists (select 1 from public.invoices where id = invoice_id) then 'stale'
    else 'discarded'
  end);
end $$;
comment on function public.discard_invoice_draft(uuid, timestamptz, uuid) is
  'Deletes the draft nobody else has changed since. Returns {outcome: discarded | stale, id}; one '
  'that is gone counts as discarded. What was issued stays, and is stale.';

create or replace function public.record_payment(payment jsonb, actor uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
  booked public.payments;
begin
  perform public.act_for(actor);
  -- Locked first: of two clicks the second finds the payment of the first.
  select * into invoice from public.invoices where id = (payment ->> 'invoice_id')::uuid for update;
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  select * into booked from public.payments where request_id = (payment ->> 'request_id')::uuid;
  if found then
    if (booked.invoice_id, booked.amount_cents, booked.paid_on) <> (
      invoice.id, (payment ->> 'amount_cents')::bigint, (payment ->> 'paid_on')::date
    ) then
      raise exception
        'Die Zahlung war schon gebucht, mit anderem Betrag oder Tag. Bitte laden Sie die Seite neu.'
        using errcode = '23514';
    end if;
    return jsonb_build_object('outcome', 'known', 'id', invoice.id, 'number', invoice.number);
  end if;
  insert into public.payments (invoice_id, amount_cents, paid_on, note, request_id, created_by)
  select p.invoice_id, p.amount_cents, p.paid_on, p.note, p.request_id, actor
  from jsonb_populate_record(null::public.payments, payment) as p;
  return jsonb_build_object('outcome', 'recorded', 'id', invoice.id, 'number', invoice.number);
end $$;
comment on function public.record_payment(jsonb, uuid) is
  'Books money received, or a correction as a negative amount, once for each request_id. Returns '
  '{outcome: recorded | known | unknown, id, number}. Error 23514: draft, cancellation, more '
  'taken back than received, or the request_id has booked something else.';
