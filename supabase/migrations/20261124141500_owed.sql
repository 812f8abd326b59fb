-- What is owed is one figure: of the customer to the agency (open_cents) and of the agency to him
-- (credit_cents). Whoever asks reads these columns.

alter table public.invoices
  add column open_cents bigint not null generated always as (
    case
      when kind = 'invoice' and status = 'issued' then greatest(gross_cents - paid_cents, 0)
      else 0
    end
  ) stored,
  add column credit_cents bigint not null generated always as (
    case
      when kind <> 'invoice' then 0
      when status = 'cancelled' then paid_cents
      when status = 'paid' then greatest(paid_cents - gross_cents, 0)
      else 0
    end
  ) stored;
comment on column public.invoices.open_cents is 'What the customer still has to pay on it.';
comment on column public.invoices.credit_cents is
  'What he has paid too much: all of it once the invoice is cancelled. Ends with a refund or with '
  'its use for another invoice (use_credit).';
create index invoices_credit on public.invoices (lower(customer_email)) where credit_cents > 0;

create function public.use_credit(
  invoice_id uuid, target_id uuid, request_id uuid, today date, actor uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  source public.invoices;
  target public.invoices;
  used bigint;
begin
  perform public.act_for(actor);
  -- In one order for everybody, so that two such calls never wait for each other.
  perform 1 from public.invoices where id in (invoice_id, target_id) order by id for update;
  select * into source from public.invoices where id = invoice_id;
  select * into target from public.invoices where id = target_id;
  if source.id is null or target.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if exists (select 1 from public.payments p where p.request_id = use_credit.request_id) then
    return jsonb_build_object('outcome', 'known', 'id', source.id, 'number', source.number);
  end if;
  used := least(source.credit_cents, target.open_cents);
  if used <= 0 or lower(source.customer_email) <> lower(target.customer_email) then
    raise exception 'Dieses Guthaben lässt sich dort nicht verrechnen' using errcode = '23514';
  end if;
  insert into public.payments (invoice_id, amount_cents, paid_on, note, request_id, created_by)
  values
    (source.id, -used, today, 'Verrechnet mit ' || target.number, null, actor),
    (target.id, used, today, 'Guthaben aus ' || source.number, use_credit.request_id, actor);
  return jsonb_build_object('outcome', 'recorded', 'id', source.id, 'number', source.number);
end $$;
comment on function public.use_credit(uuid, uuid, uuid, date, uuid) is
  'Pays an open invoice of the same customer with the credit of another, as far as either goes, '
  'once for each request_id. Returns {outcome: recorded | known | unknown, id, number}. Error '
  '23514: no credit, nothing open, or another customer.';

-- Runs with the caller's rights: staff sees all, a customer his own.
create or replace function public.list_invoices(
  search text default '', state text default '', page integer default 0, size integer default 50
) returns jsonb
language sql stable set search_path = '' as $$
  with known as (
    select i.id, i.number, i.kind, i.status, i.customer_email, i.issued_on, i.due_on,
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
  )
  select jsonb_build_object(
    'rows', coalesce((
      select jsonb_agg(to_jsonb(r)) from (
        select * from found
        order by state <> 'overdue', case when state = 'overdue' then due_on end, status <> 'draft',
          coalesce(issued_on, created_at::date) desc, number desc, created_at desc
        limit least(size, 100000) offset page * size
      ) as r
    ), '[]'),
    'count', (select count(*) from found),
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
  'One page of invoices, overdue ones first, with the count of what was found and the sums over '
  'all the caller may read. state: draft, open, overdue, paid, cancelled, cancellation or all of '
  'them ('''').';

create or replace function public.mark_overdue_invoices(
  after_days integer[] default '{7,14,21}',
  today date default (now() at time zone 'Europe/Amsterdam')::date
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  marked integer := 0;
  invoice public.invoices;
begin
  for invoice in
    update public.invoices set suggested_dunning_level = dunning_level + 1
    where kind = 'invoice' and status = 'issued' and dunning_level < 3
      and suggested_dunning_level is null
      and due_on + after_days[dunning_level + 1] <= today
      -- Whoever was reminded late has his week to pay, too.
      and (
        last_dunned_at is null
        or (last_dunned_at at time zone 'Europe/Amsterdam')::date + 7 <= today
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

create or replace function public.dashboard_today() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  today date := (now() at time zone 'Europe/Berlin')::date;
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return jsonb_build_object(
    'new_requests', (
      select count(*) from public.quote_requests where merged_into is null and status = 'new'
    ),
    'late_requests', (
      select count(*) from public.quote_requests
      where merged_into is null and status = 'new' and respond_by < now()
    ),
    'unread_messages', (
      select count(*) from public.messages where not from_staff and read_at is null
    ),
    'new_contact_messages', (select count(*) from public.contact_messages where status = 'new'),
    'open_offers', (
      select jsonb_build_object('count', count(*), 'net_cents', coalesce(sum(net_cents), 0))
      from public.offers where status = 'sent' and valid_until >= today
    ),
    'overdue_invoices', (
      with overdue as (
        select id, number, due_on, open_cents,
          coalesce(
            nullif(snapshot #>> '{customer,company}', ''), snapshot #>> '{customer,name}',
            customer_email
          ) as customer
        from public.invoices where kind = 'invoice' and status = 'issued' and due_on < today
      )
      select jsonb_build_object(
        'count', count(*), 'open_cents', coalesce(sum(open_cents), 0),
        'rows', coalesce((
          select jsonb_agg(o) from (select * from overdue order by due_on, number limit 10) as o
        ), '[]')
      ) from overdue
    ),
    'due_tasks', (
      with due as (
        select t.id, t.title, t.due_on, t.quote_request_id, r.name from public.tasks t
        left join public.quote_requests r on r.id = t.quote_request_id
        where t.done_at is null and t.due_on <= today
      )
      select jsonb_build_object(
        'count', count(*),
        'rows', coalesce((
          select jsonb_agg(d) from (select * from due order by due_on, title limit 10) as d
        ), '[]')
      )
      from due
    ),
    'bookings', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', id, 'name', name, 'starts_at', starts_at, 'ends_at', ends_at)
        order by starts_at
      )
      from public.bookings
      where status = 'booked' and starts_at >= today::timestamp at time zone 'Europe/Berlin'
        and starts_at < (today + 1)::timestamp at time zone 'Europe/Berlin'
    ), '[]')
  );
end $$;
