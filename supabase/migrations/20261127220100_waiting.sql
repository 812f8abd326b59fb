-- What waits for the agency, with the day since when: the last message alone
-- would let whoever asks again begin anew.

create function public.list_waiting_threads() returns table (
  customer_id uuid, full_name text, email text, waits_since timestamptz, body text
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    select p.id, p.full_name, coalesce(u.email, '')::text, w.since, left(w.last_body, 200)
    from (
      select m.customer_id, min(m.created_at) as since,
        (array_agg(m.body order by m.created_at desc, m.id desc))[1] as last_body
      from public.messages m
      where not m.from_staff and not exists (
        select 1 from public.messages a
        where a.customer_id = m.customer_id and a.from_staff
          and (a.created_at, a.id) > (m.created_at, m.id)
      )
      group by m.customer_id
    ) w
    join public.profiles p on p.id = w.customer_id
    join auth.users u on u.id = p.id
    order by w.since, p.id
    limit 200;
end $$;
comment on function public.list_waiting_threads() is
  'Customers whose messages nobody has answered yet, with the first of them as the moment since '
  'when they wait and the text of the last one; the longest wait first, at most 200. For staff '
  '(42501).';
grant execute on function public.list_waiting_threads() to authenticated;

create function public.list_open_questions() returns table (
  offer_id uuid, number text, title text, customer text, waits_since timestamptz, body text
) language sql stable set search_path = '' as $$
  select o.id, o.number, o.content ->> 'title',
    coalesce(
      nullif(o.content #>> '{customer,name}', ''), nullif(o.content #>> '{customer,company}', ''),
      o.customer_email
    ),
    q.since, left(q.last_body, 200)
  from (
    select e.offer_id, min(e.created_at) as since,
      (array_agg(e.body order by e.id desc))[1] as last_body
    from public.offer_events e
    where e.kind = 'question' and not exists (
      select 1 from public.offer_events a
      where a.offer_id = e.offer_id and a.kind = 'answer' and a.id > e.id
    )
    group by e.offer_id
  ) q
  join public.offers o on o.id = q.offer_id
  where o.status not in ('superseded', 'withdrawn')
  order by q.since, o.id
  limit 200
$$;
comment on function public.list_open_questions() is
  'Offers with a question of the customer that nobody has answered, with its moment; the longest '
  'wait first, at most 200. Not those replaced or withdrawn, where no answer can be written. Runs '
  'under the rights of the caller.';
grant execute on function public.list_open_questions() to authenticated;
