-- Each invoice of the list with what a tax return and an EC sales list ask for: what it is and refers
-- to, whose it is, how it is taxed, and when the service was rendered.

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
        to_jsonb(r) - 'place' || jsonb_build_object(
          'paid_on', (
            select max(p.paid_on) from public.payments p
            where p.invoice_id = r.id and p.amount_cents > 0
          ),
          'part', coalesce(i.snapshot, i.content) -> 'part',
          'refers_to', jsonb_path_query_array(i.snapshot, '$.refersTo[*].number'),
          'country', coalesce(i.snapshot, i.content) #> '{customer,country}',
          'vat_id', coalesce(i.snapshot, i.content) #> '{customer,vatId}',
          'tax_category', i.snapshot #> '{tax,category}',
          'tax_percent', i.snapshot #> '{tax,ratePercent}',
          'service_from', coalesce(i.snapshot, i.content) #> '{servicePeriod,from}',
          'service_to', coalesce(i.snapshot, i.content) #> '{servicePeriod,to}'
        )
        order by r.place
      )
      from ranked as r join public.invoices as i on i.id = r.id
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
