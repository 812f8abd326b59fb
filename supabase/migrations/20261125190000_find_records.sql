-- The search of the admin area over all kinds of records, and its figures by week.

create function public.fold_text(value text) returns text
language sql immutable strict set search_path = '' as $$
  select replace(
    translate(lower(value), 'äöüáàâãåéèêëíìîïóòôõúùûñç', 'aouaaaaaeeeeiiiioooouuunc'), 'ß', 'ss'
  )
$$;
comment on function public.fold_text(text) is
  'Letters without case, umlauts and accents, as quote_requests.search_text has them.';
grant execute on function public.fold_text(text) to authenticated;

create function public.find_people(patterns text[], ids uuid[])
returns table (id uuid, full_name text, email text, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    select p.id, p.full_name, coalesce(u.email, '')::text, p.created_at
    from public.profiles p join auth.users u on u.id = p.id
    where p.id = any (find_people.ids)
      or public.fold_text(concat_ws(' ', p.full_name, u.email)) like all (find_people.patterns)
    order by p.created_at desc limit 8;
end $$;
comment on function public.find_people(text[], uuid[]) is
  'Accounts whose name and address match all patterns (LIKE on folded text), or with one of the '
  'ids; at most eight. Error 42501: not staff.';
grant execute on function public.find_people(text[], uuid[]) to authenticated;

create function public.find_records(search text default '', ids uuid[] default '{}')
returns table (kind text, id uuid, title text, note text, changed_at timestamptz)
language plpgsql stable set search_path = '' as $$
declare
  patterns text[] := (
    select array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%')
    from regexp_split_to_table(btrim(public.fold_text(find_records.search)), '\s+') as word
    where word <> ''
  );
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    (
      select 'request', r.id, r.name, concat_ws(' · ', nullif(r.company, ''), r.reference),
        r.created_at
      from public.quote_requests r
      where r.id = any (find_records.ids)
        or (r.merged_into is null and r.search_text like all (patterns))
      order by r.created_at desc limit 8
    ) union all (
      select 'offer', o.id, coalesce(nullif(o.content ->> 'title', ''), 'Ohne Titel'),
        concat_ws(
          ' · ', o.number,
          coalesce(nullif(o.content #>> '{customer,company}', ''), o.content #>> '{customer,name}')
        ), o.updated_at
      from public.offers o
      where o.id = any (find_records.ids)
        or public.fold_text(concat_ws(
          ' ', o.number, o.customer_email, o.content ->> 'title',
          o.content #>> '{customer,company}', o.content #>> '{customer,name}'
        )) like all (patterns)
      order by o.updated_at desc limit 8
    ) union all (
      select 'project', p.id, p.title, concat_ws(' · ', p.number, p.customer_email), p.updated_at
      from public.projects p
      where p.id = any (find_records.ids)
        or public.fold_text(concat_ws(' ', p.number, p.title, p.customer_email))
          like all (patterns)
      order by p.updated_at desc limit 8
    ) union all (
      select 'invoice', i.id, coalesce(i.number, 'Entwurf'),
        concat_ws(
          ' · ',
          coalesce(
            nullif(i.content #>> '{customer,company}', ''),
            nullif(i.content #>> '{customer,name}', ''), i.customer_email
          ),
          nullif(i.content ->> 'title', '')
        ), i.updated_at
      from public.invoices i
      where i.id = any (find_records.ids)
        or public.fold_text(concat_ws(
          ' ', i.number, i.customer_email, i.content ->> 'title',
          i.content #>> '{customer,company}', i.content #>> '{customer,name}'
        )) like all (patterns)
      order by i.updated_at desc limit 8
    ) union all (
      select 'person', h.id, coalesce(nullif(h.full_name, ''), h.email), h.email, h.created_at
      from public.find_people(patterns, find_records.ids) h
    );
end $$;
comment on function public.find_records(text, uuid[]) is
  'Enquiries, offers, projects, invoices and people in which every word of the search stands, '
  'newest first and at most eight of each kind; and those with one of the ids. Without a word '
  'only these. Runs under the rights of the caller. Error 42501: not staff.';
grant execute on function public.find_records(text, uuid[]) to authenticated;

create function public.dashboard_trends(weeks integer default 12) returns table (
  week date, requests bigint, offers bigint, accepted_cents bigint, paid_cents bigint
) language plpgsql stable set search_path = '' as $$
declare
  this_week date := date_trunc('week', now() at time zone 'Europe/Berlin')::date;
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    with days as (
      select (created_at at time zone 'Europe/Berlin')::date as day, 1 as requests, 0 as offers,
        0::bigint as accepted, 0::bigint as paid
      from public.quote_requests where merged_into is null
      union all
      select (sent_at at time zone 'Europe/Berlin')::date, 0, 1, 0, 0
      from public.offers where sent_at is not null
      union all
      select (decided_at at time zone 'Europe/Berlin')::date, 0, 0, accepted_net_cents, 0
      from public.offers where status = 'accepted'
      union all
      select paid_on, 0, 0, 0, amount_cents from public.payments
    ), sums as (
      select date_trunc('week', day)::date as week, sum(d.requests) as requests,
        sum(d.offers) as offers, sum(accepted) as accepted, sum(paid) as paid
      from days d where day >= this_week - 7 * (2 * weeks - 1) group by 1
    )
    select this_week - 7 * back, coalesce(s.requests, 0)::bigint, coalesce(s.offers, 0)::bigint,
      coalesce(s.accepted, 0)::bigint, coalesce(s.paid, 0)::bigint
    from generate_series(2 * weeks - 1, 0, -1) as back
    left join sums s on s.week = this_week - 7 * back
    order by 1;
end $$;
comment on function public.dashboard_trends(integer) is
  'Enquiries, offers sent, what was ordered (net cents) and what was paid (gross cents) of the '
  'last weeks and as many before them, one row a week, oldest first. Error 42501: not staff.';
grant execute on function public.dashboard_trends(integer) to authenticated;
