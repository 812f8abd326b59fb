-- Customers as the agency looks for them. This reads over several subjects; each
-- is read once for all customers.

create function public.customer_companies() returns table (person uuid, company text)
language sql stable set search_path = '' as $$
  select distinct on (known.person) known.person, known.company from (
    select d.user_id as person, d.company, 1 as rank, d.updated_at as at
    from public.customer_details d
    union all
    select r.user_id, r.company, 2, r.created_at
    from public.quote_requests r where r.user_id is not null
    union all
    select o.customer_id, o.content #>> '{customer,company}', 3, o.created_at
    from public.offers o where o.customer_id is not null
  ) known
  where known.company <> ''
  order by known.person, known.rank, known.at desc
$$;
comment on function public.customer_companies() is
  'Company of each account of which one is known: what it says itself, else its newest enquiry, '
  'else its newest offer.';

create function public.last_contacts()
returns table (person uuid, at timestamptz, kind text)
language sql stable set search_path = '' as $$
  select distinct on (c.person) c.person, c.at, c.kind from (
    select m.customer_id as person, max(m.created_at) as at, 'message' as kind
    from public.messages m group by 1
    union all
    select r.user_id, max(r.created_at), 'request' from public.quote_requests r group by 1
    union all
    select b.user_id, max(greatest(
      b.created_at, case when b.status = 'booked' and b.starts_at <= now() then b.starts_at end
    )), 'talk'
    from public.bookings b where b.confirm_by is null group by 1
    union all
    select o.customer_id, max(e.created_at), 'offer'
    from public.offers o join public.offer_events e on e.offer_id = o.id
    where e.kind not in ('viewed', 'superseded', 'link_revoked') group by 1
    union all
    select p.customer_id, max(s.decided_at), 'project'
    from public.projects p join public.project_milestones s on s.project_id = p.id group by 1
  ) c
  where c.person is not null and c.at is not null
  order by c.person, c.at desc
$$;
comment on function public.last_contacts() is
  'When agency and customer last had to do with each other, and by what: message, request, talk '
  '(booked or held, none that nobody has confirmed), offer (sent, asked about, decided) or project '
  '(a step decided).';

create function public.list_customers(
  search text default '', page integer default 0, person uuid default null
) returns table (
  id uuid, full_name text, email text, company text, running integer, open_cents bigint,
  last_at timestamptz, last_kind text, created_at timestamptz, total bigint
) language plpgsql stable security definer set search_path = '' as $$
declare
  patterns text[] := (
    select array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%')
    from regexp_split_to_table(btrim(public.fold_text(list_customers.search)), '\s+') as word
    where word <> ''
  );
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    with running as (
      select j.customer_id as person, count(*)::integer as projects from public.projects j
      where j.status not in ('done', 'cancelled') group by 1
    ), owed as (
      select i.customer_id as person, sum(i.open_cents)::bigint as cents from public.invoices i
      where i.open_cents > 0 group by 1
    )
    select p.id, p.full_name, coalesce(u.email, '')::text, coalesce(k.company, ''),
      coalesce(r.projects, 0), coalesce(w.cents, 0), c.at, c.kind, p.created_at, count(*) over ()
    from public.profiles p
    join auth.users u on u.id = p.id
    left join public.customer_companies() k on k.person = p.id
    left join public.last_contacts() c on c.person = p.id
    left join running r on r.person = p.id
    left join owed w on w.person = p.id
    where case
        when list_customers.person is null then p.role = 'customer'
        else p.id = list_customers.person
      end
      and (
        patterns is null
        or public.fold_text(concat_ws(' ', p.full_name, u.email, k.company)) like all (patterns)
      )
    order by c.at desc nulls last, p.created_at desc, p.id
    limit 50 offset 50 * greatest(list_customers.page, 0);
end $$;
comment on function public.list_customers(text, integer, uuid) is
  'Accounts with the role customer, those with the latest contact first, 50 a page, with running '
  'projects, what they owe and the count of all found. `person`: this account alone, whatever its '
  'role. For staff (42501).';
grant execute on function public.list_customers(text, integer, uuid) to authenticated;

-- The palette leads to the record of a customer: it finds customers alone, by
-- their company too.
create function public.find_people(patterns text[], ids uuid[])
returns table (id uuid, full_name text, email text, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    select p.id, p.full_name, coalesce(u.email, '')::text, p.created_at
    from public.profiles p
    join auth.users u on u.id = p.id
    left join public.customer_companies() k on k.person = p.id
    where p.id = any (find_people.ids)
      or (
        p.role = 'customer'
        and public.fold_text(concat_ws(' ', p.full_name, u.email, k.company))
          like all (find_people.patterns)
      )
    order by p.created_at desc limit 8;
end $$;
comment on function public.find_people(text[], uuid[]) is
  'Customers whose name, address and company match all patterns (LIKE on folded text), and '
  'accounts with one of the ids; at most eight. Error 42501: not staff.';
grant execute on function public.find_people(text[], uuid[]) to authenticated;
