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
  'Trigger: links a new document, or one whose address changed, to the confirmed account of that '
  'address. Without one a new document, or a draft, goes to the customer of its order, else to the '
  'customer whose account sent its enquiry, unless offers to others name the address.';

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
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  select * into offer from public.offers o
  where o.id = withdraw_offer.offer_id and o.status <> 'draft' for update;
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  if offer.status = 'withdrawn' then return offer.status; end if;
  if offer.status <> 'sent' then
    raise exception 'Über dieses Angebot ist entschieden' using errcode = '55000';
  end if;
  update public.offers o set status = 'withdrawn', decided_at = now() where o.id = offer.id;
  insert into public.offer_events (offer_id, kind, actor, body)
  values (offer.id, 'withdrawn', auth.uid(), btrim(coalesce(reason, '')));
  perform public.end_offered(offer.quote_request_id, 'in_review');
  perform public.enqueue_mail(
    'offer:' || offer.id || ':withdrawn', 'offer-withdrawn', offer.customer_email,
    jsonb_build_object(
      'offerId', offer.id, 'number', offer.number, 'title', offer.snapshot #>> '{content,title}',
      'name', offer.snapshot #>> '{content,customer,name}',
      'reason', btrim(coalesce(reason, ''))
    )
  );
  return 'withdrawn';
end $$;
comment on function public.withdraw_offer(uuid, text) is
  'For staff: takes an open offer back, with a mail to the customer; without another one its '
  'enquiry is in review again. A second call changes nothing. Errors: 42501, P0002 no such offer, '
  '55000 decided already.';

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

create or replace function public.merge_request(duplicate uuid, target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  course text[] := array['lost', 'new', 'in_review', 'offered', 'won'];
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
  update public.quote_requests set merged_into = target
  where id = duplicate or merged_into = duplicate;
  if not found then raise exception 'Unbekannte Anfrage' using errcode = 'P0002'; end if;
  -- An enquiry has one draft.
  update public.offers o set quote_request_id = target
  where o.quote_request_id = duplicate and not (o.status = 'draft' and exists (
    select from public.offers d where d.quote_request_id = target and d.status = 'draft'
  ));
  update public.quote_requests t set status = d.status from public.quote_requests d
  where t.id = target and d.id = duplicate
    and array_position(course, d.status) > array_position(course, t.status);
end $$;
comment on function public.merge_request(uuid, uuid) is
  'Marks an enquiry, and what was joined to it, as duplicate of another, which takes over its '
  'offers, but for a second draft, and its status if that is further. Nothing is deleted. Errors: '
  '42501, 22023, P0002.';
comment on function public.unmerge_request(uuid) is
  'Shows a duplicate as an enquiry of its own again; its offers stay where they are. Errors: '
  '42501, P0002.';

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
comment on function public.record_payment(jsonb, uuid) is
  'Books money received, or a correction as a negative amount, once for each request_id. Returns '
  '{outcome: recorded | known | unknown, id, number}. Error 23514: draft, cancellation, or more '
  'taken back than received.';

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
