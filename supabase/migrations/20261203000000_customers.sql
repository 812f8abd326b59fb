-- Customers, and what they and the agency say to each other: records, questions,
-- approvals, messages, talks. Functions of earlier files are told anew here,
-- because databases have those files already.

-- Customers as the agency looks for them. This reads over several subjects, so
-- it stands behind them; each is read once for all customers.

create or replace function public.customer_companies() returns table (person uuid, company text)
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

create or replace function public.last_contacts()
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

create or replace function public.list_customers(
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
create or replace function public.find_people(patterns text[], ids uuid[])
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

-- What waits for the agency, with the day since when: the last message alone
-- would let whoever asks again begin anew.

-- 'Danke!' needs no answer.
alter table public.messages add column if not exists settled_at timestamptz;
comment on column public.messages.settled_at is
  'Since when the agency holds that this message of a customer needs no answer.';

create or replace function public.settle_thread(
  customer_id uuid, is_open boolean, seen_until timestamptz
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settled integer;
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  update public.messages m set settled_at = case when not is_open then now() end
  where m.customer_id = settle_thread.customer_id and not m.from_staff
    and m.created_at <= seen_until and (m.settled_at is null) = not is_open
    and not exists (
      select 1 from public.messages a
      where a.customer_id = m.customer_id and a.from_staff
        and (a.created_at, a.id) > (m.created_at, m.id)
    );
  get diagnostics settled = row_count;
  return settled;
end $$;
comment on function public.settle_thread(uuid, boolean, timestamptz) is
  'Notes that what a customer has written since the last answer, up to the message that was seen, '
  'needs none, or takes that back (is_open); gives the count of messages. For staff (42501).';
grant execute on function public.settle_thread(uuid, boolean, timestamptz) to authenticated;

create or replace function public.list_waiting_threads() returns table (
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
      where not m.from_staff and m.settled_at is null and not exists (
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
  'Customers whose messages nobody has answered or settled yet, with the first of them as the '
  'moment since when they wait and the text of the last one; the longest wait first, at most 200. For staff '
  '(42501).';
grant execute on function public.list_waiting_threads() to authenticated;

create or replace function public.list_open_questions() returns table (
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

-- The list of talks shows at most 200: whoever waits is among them.
drop function if exists public.list_threads(text);
create or replace function public.list_threads(search text default '') returns table (
  customer_id uuid, full_name text, email text, last_at timestamptz, last_body text,
  last_from_staff boolean, unread integer, waits boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    select p.id, p.full_name, coalesce(u.email, '')::text, m.created_at, left(m.body, 200),
      m.from_staff,
      (
        select count(*)::integer from public.messages n
        where n.customer_id = p.id and not n.from_staff and n.read_at is null
      ),
      coalesce(not m.from_staff and m.settled_at is null, false)
    from public.profiles p
    join auth.users u on u.id = p.id
    left join lateral (
      select * from public.messages l where l.customer_id = p.id
      order by l.created_at desc, l.id desc limit 1
    ) m on true
    where (p.role = 'customer' or m.id is not null)
      and (
        search = ''
        or position(lower(search) in lower(p.full_name || ' ' || coalesce(u.email, ''))) > 0
      )
    order by m.id is null or m.from_staff or m.settled_at is not null,
      m.created_at desc nulls last, p.created_at desc
    limit 200;
end $$;
comment on function public.list_threads(text) is
  'Customers with their last message and the count of what they wrote unread: those who wait for an '
  'answer to it first, then the newest, those without a message last; at most 200. For staff '
  '(42501).';
grant execute on function public.list_threads(text) to authenticated;

alter table public.offer_events add column if not exists request_id uuid unique;
comment on column public.offer_events.request_id is
  'Of a question or answer, made by its sender: sent again after a lost answer it is the same one.';

-- A question about an offer that was replaced or withdrawn would reach nobody.
drop function if exists public.write_offer_note(uuid, text, text);
create or replace function public.write_offer_note(
  offer_id uuid, body text, token text default '', request_id uuid default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
  from_staff boolean := public.is_staff();
  known record;
  note bigint;
begin
  select * into offer from public.offers o
  where o.id = offer_id and o.status <> 'draft'
    and (from_staff or public.may_decide_offer(o, auth.uid(), token));
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
  -- Sent again after a lost answer of the server, it is the same one; other words are another.
  select e.id, e.body into known from public.offer_events e
  where e.request_id = write_offer_note.request_id and e.offer_id = offer.id
    and e.actor is not distinct from auth.uid();
  if known.body = btrim(write_offer_note.body) then return known.id; end if;
  if not from_staff and offer.status in ('superseded', 'withdrawn') then
    raise exception 'Dieses Angebot gilt nicht mehr. Bitte schreiben Sie uns eine Nachricht'
      using errcode = '55000';
  end if;
  if btrim(coalesce(write_offer_note.body, '')) = '' then
    raise exception 'Bitte schreiben Sie einen Text' using errcode = '23514';
  end if;
  if (
    select count(*) from public.offer_events e
    where e.kind in ('question', 'answer') and e.created_at > now() - interval '1 hour'
      and case
        when auth.uid() is null then e.actor is null and e.offer_id = offer.id
        else e.actor = auth.uid()
      end
  ) >= 30 then
    raise exception 'Bitte warten Sie etwas oder rufen Sie uns an' using errcode = '54000';
  end if;
  insert into public.offer_events as e (offer_id, kind, actor, body, request_id)
  values (
    offer.id, case when from_staff then 'answer' else 'question' end, auth.uid(),
    btrim(write_offer_note.body),
    case when known.id is null then write_offer_note.request_id end
  )
  on conflict on constraint offer_events_request_id_key do nothing
  returning e.id into note;
  -- Both at once: the second has waited for the first, and finds it.
  if note is null then
    select e.id into strict note from public.offer_events e
    where e.request_id = write_offer_note.request_id and e.offer_id = offer.id
      and e.actor is not distinct from auth.uid();
    return note;
  end if;
  perform public.enqueue_mail(
    'offer:' || offer.id || ':note:' || note,
    case when from_staff then 'offer-answer' else 'offer-question' end,
    case when from_staff then offer.customer_email else 'agency' end,
    jsonb_build_object(
      'offerId', offer.id, 'number', offer.number, 'title', offer.snapshot #>> '{content,title}',
      'name', offer.snapshot #>> '{content,customer,name}', 'email', offer.customer_email,
      'body', btrim(write_offer_note.body)
    ) || case
      when from_staff and offer.customer_id is null
      then jsonb_build_object('token', public.add_offer_link(offer.id))
      else '{}'
    end
  );
  return note;
end $$;
comment on function public.write_offer_note(uuid, text, text, uuid) is
  'A question of the customer or the answer of the staff, with a mail to the other side. A known '
  'request_id with the same text changes nothing and gives what is stored. Errors: '
  'P0002 no such offer, 55000 a customer''s question about one that was replaced or withdrawn, '
  '23514 no text or too long, 54000 more than 30 in an hour.';
grant execute on function public.write_offer_note(uuid, text, text, uuid) to authenticated;

create or replace function public.record_chat_turn(turn jsonb) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  mail jsonb;
  answer_id bigint;
  settled timestamptz;
  is_again boolean;
begin
  select s.settled_at into settled from public.chat_sessions s
  where s.session_id = turn ->> 'session_id' for update;
  insert into public.chat_sessions as known
    (session_id, user_id, language, handed_over_at, talk)
  values (
    turn ->> 'session_id', (turn ->> 'user_id')::uuid, coalesce(turn ->> 'language', 'de'),
    case when (turn ->> 'handed_over')::boolean then now() end, turn -> 'talk'
  )
  on conflict (session_id) do update set
    -- A conversation belongs to the first user who signs in during it.
    user_id = coalesce(known.user_id, excluded.user_id),
    -- Who asks for a person again once the agency was done waits anew.
    handed_over_at = case
      when settled is null then coalesce(known.handed_over_at, excluded.handed_over_at)
      else coalesce(excluded.handed_over_at, known.handed_over_at)
    end,
    settled_at = case when excluded.handed_over_at is null then known.settled_at end,
    talk = excluded.talk,
    language = excluded.language,
    last_message_at = now();

  -- What was sent again after a lost answer takes the place of what it was answered with then.
  delete from public.chat_messages m
  where m.session_id = turn ->> 'session_id' and m.id > (turn ->> 'after')::bigint
    and turn ->> 'question' = (
      select q.content from public.chat_messages q
      where q.session_id = turn ->> 'session_id' and q.id > (turn ->> 'after')::bigint
      order by q.id limit 1
    );
  is_again := found;
  insert into public.chat_messages (session_id, role, content)
  values (turn ->> 'session_id', 'user', turn ->> 'question');
  insert into public.chat_messages
    (
      session_id, role, content, intent, outcome, engine, sources, confidence,
      model_outcome, model_tokens
    )
  values (
    turn ->> 'session_id', 'assistant', turn ->> 'answer', turn ->> 'intent', turn ->> 'outcome',
    turn ->> 'engine', array(select jsonb_array_elements_text(turn -> 'sources')),
    (turn ->> 'confidence')::real, left(coalesce(turn ->> 'model_outcome', ''), 200),
    coalesce((turn ->> 'model_tokens')::integer, 0)
  )
  returning id into answer_id;

  if turn ->> 'unanswered' is not null and not is_again then
    insert into public.chat_unanswered_questions as known (question, language)
    values (turn ->> 'unanswered', coalesce(turn ->> 'language', 'de'))
    on conflict (question) do update set
      asked = known.asked + 1,
      -- What was answered since, and still has no answer, is open again.
      status = case when known.status = 'answered' then 'open' else known.status end,
      last_asked_at = now(),
      expires_at = now() + interval '180 days';
  end if;

  mail := turn -> 'mail';
  if jsonb_typeof(mail) = 'object' then
    perform public.enqueue_mail(
      concat_ws(':', mail ->> 'event_key', extract(epoch from settled)), mail ->> 'template',
      mail ->> 'recipient', mail -> 'data'
    );
  end if;
  return answer_id;
end $$;
comment on function public.record_chat_turn(jsonb) is
  'Stores one question with its answer and the state of the talk in one transaction; gives the '
  'number of the answer. Texts arrive masked. `after`: the message that the question follows; the '
  'same question stored behind it is replaced with its answer.';

-- What is over asks for no approval.
drop function if exists public.decide_milestone(uuid, text, text);
create or replace function public.decide_milestone(
  milestone_id uuid, decision text, comment text default '', seen_at timestamptz default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  step public.project_milestones;
  project public.projects;
  said constant text := btrim(coalesce(decide_milestone.comment, ''));
begin
  if decision is null or decision not in ('approved', 'changes_requested') then
    raise exception 'Unbekannte Entscheidung' using errcode = '22023';
  end if;
  select m.* into step from public.project_milestones m
  join public.projects p on p.id = m.project_id
  where m.id = milestone_id and p.customer_id = auth.uid() for update of m;
  if not found then raise exception 'Unbekannter Schritt' using errcode = 'P0002'; end if;
  -- A second click or a repeated request changes nothing and mails nobody.
  if step.status = decision and step.decided_by = auth.uid() and step.decision_comment = said then
    return step.status;
  end if;
  if step.decided_by = auth.uid() and step.status in ('approved', 'changes_requested') then
    raise exception 'Sie haben über diesen Schritt schon entschieden. Was Sie noch sagen möchten, '
      'schreiben Sie uns bitte als Nachricht.' using errcode = '55000';
  end if;
  if step.status <> 'awaiting_approval' then
    raise exception 'Dieser Schritt wartet nicht auf eine Freigabe' using errcode = '55000';
  end if;
  select * into project from public.projects where id = step.project_id;
  if project.status in ('done', 'cancelled') then
    raise exception 'Dieses Projekt ist beendet' using errcode = '55000';
  end if;
  -- Nobody approves what he has not seen.
  if step.updated_at <> seen_at then
    raise exception 'Der Schritt wurde gerade geändert. Bitte sehen Sie ihn sich noch einmal an.'
      using errcode = '55000';
  end if;
  if decision = 'changes_requested' and said = '' then
    raise exception 'Bitte beschreiben Sie die gewünschten Änderungen' using errcode = '23514';
  end if;
  update public.project_milestones
  set status = decision, decided_at = now(), decided_by = auth.uid(),
    decision_comment = said
  where id = milestone_id returning * into step;
  perform public.enqueue_mail(
    'milestone:' || step.id || ':' || decision || ':' || extract(epoch from now()),
    'milestone-decided', 'agency',
    jsonb_build_object(
      'projectId', project.id, 'number', project.number, 'project', project.title,
      'milestone', step.title, 'decision', decision, 'comment', step.decision_comment,
      'email', project.customer_email
    )
  );
  return step.status;
end $$;
comment on function public.decide_milestone(uuid, text, text, timestamptz) is
  'The customer approves a step of his own project or asks for changes (comment needed); seen_at: '
  'its updated_at as he saw it. Tells the agency by mail; the same decision with the same comment '
  'changes nothing. Errors: P0002 no such step, 55000 it does not wait for approval, has changed '
  'since or its project is over, 23514 no comment, 22023 unknown decision.';
grant execute on function public.decide_milestone(uuid, text, text, timestamptz) to authenticated;

-- Lists count what they show: a pair or the versions of an offer are one row.
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
      order by state <> 'overdue', case when state = 'overdue' then due_on end, status <> 'draft',
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
      select jsonb_agg(to_jsonb(r) - 'place' order by r.place) from ranked as r
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
  'One page of invoices, overdue ones first, with the count of what was found and the sums over '
  'all the caller may read. A cancellation counts with the invoice it cancels where both are '
  'found, and comes with it. state: draft, open, overdue, paid, cancelled, cancellation or all of '
  'them ('''').';

-- What was handed over reaches an open inbox by itself.
do $$
begin
  if not exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'chat_sessions'
  ) then
    alter publication supabase_realtime add table public.chat_sessions;
  end if;
end $$;

-- What was written since the last mail about a thread is told by another: at
-- once where that mail was heeded, else a day after it. Only the last 30 days
-- count, because the outbox forgets its sent mails then.
create or replace function public.notify_unread_messages(after_minutes integer default 10)
returns integer
language sql security definer set search_path = '' as $$
  with waiting as (
    select m.*, count(*) over thread as unread, min(m.created_at) over thread as since
    from public.messages m where m.read_at is null
    window thread as (partition by m.customer_id, m.from_staff)
  ), told as (
    select (o.data ->> 'customerId')::uuid as customer_id,
      o.template = 'messages-customer' as from_staff, max(o.created_at) as at
    from public.outbox_mails o
    where o.template in ('messages-customer', 'messages-agency') and o.event_key like 'messages:%'
    group by 1, 2
  ), runs as (
    select w.customer_id, w.from_staff, max(w.unread) as unread,
      (array_agg(w.id order by w.created_at, w.id))[1] as first_id,
      (array_agg(w.body order by w.created_at, w.id))[1] as body
    from waiting w
    left join told t on t.customer_id = w.customer_id and t.from_staff = w.from_staff
    where w.created_at > greatest(t.at, now() - interval '30 days')
      and (t.at is null or w.since > t.at or t.at <= now() - interval '1 day')
    group by w.customer_id, w.from_staff
    having min(w.created_at) <= now() - make_interval(mins => after_minutes)
  )
  select count(*) filter (where public.enqueue_mail(
    'messages:' || r.first_id || case when r.from_staff then ':customer' else ':agency' end,
    case when r.from_staff then 'messages-customer' else 'messages-agency' end,
    case when r.from_staff then u.email else 'agency' end,
    jsonb_build_object(
      'customerId', r.customer_id, 'name', coalesce(p.full_name, ''), 'email', u.email,
      'unread', r.unread,
      'body', left(r.body, 600) || case when length(r.body) > 600 then ' …' else '' end,
      'isCut', length(r.body) > 600
    )
  ))::integer
  from runs r
  join auth.users u on u.id = r.customer_id
  left join public.profiles p on p.id = r.customer_id
  left join public.customer_details d on d.user_id = r.customer_id
  where u.email is not null and (not r.from_staff or coalesce(d.mail_on_message, true))
$$;
comment on function public.notify_unread_messages(integer) is
  'Queues a mail for each thread whose other side has left messages unread for so many minutes, at '
  'most one a day while those of the last mail are still unread, unless the customer has switched '
  'these mails off; gives the count of new mails. Called by the worker.';

-- A message of the contact form is answered where it stands: the answer is kept
-- beside it and leaves as a mail.

alter table public.contact_messages add column if not exists answers jsonb not null default '[]'
  check (jsonb_typeof(answers) = 'array');
comment on column public.contact_messages.answers is
  'What the agency has answered by mail, oldest first: [{id, body, created_at}].';

create or replace function public.answer_contact_message(message_id uuid, answer_id uuid, body text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  message public.contact_messages;
  said text := btrim(coalesce(answer_contact_message.body, ''));
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  if length(said) not between 1 and 4000 then
    raise exception 'Bitte schreiben Sie zwischen 1 und 4.000 Zeichen' using errcode = '23514';
  end if;
  select * into message from public.contact_messages m where m.id = message_id for update;
  if not found then raise exception 'Diese Nachricht gibt es nicht' using errcode = 'P0002'; end if;
  -- Sent again after a lost answer of the server, it is the same one.
  if message.answers @> jsonb_build_array(jsonb_build_object('id', answer_id, 'body', said)) then
    return;
  end if;
  if message.answers @> jsonb_build_array(jsonb_build_object('id', answer_id)) then
    raise exception 'Diese Kennung hat schon eine andere Antwort' using errcode = '23505';
  end if;
  update public.contact_messages m
  set status = 'answered', answers = m.answers || jsonb_build_array(
    jsonb_build_object('id', answer_id, 'body', said, 'created_at', now())
  )
  where m.id = message_id;
  perform public.enqueue_mail(
    'contact:' || message_id || ':answer:' || answer_id, 'contact-answer', message.email,
    jsonb_build_object(
      'reference', message.reference, 'name', message.name, 'email', message.email,
      'phone', message.phone, 'message', message.message, 'body', said
    )
  );
end $$;
comment on function public.answer_contact_message(uuid, uuid, text) is
  'Answers a message of the contact form by mail and keeps the answer; the same one sent again '
  'changes nothing. For staff. Errors: 42501 not staff, P0002 no such message, 23514 no text or '
  'too long, 23505 a known answer_id with another text.';
grant execute on function public.answer_contact_message(uuid, uuid, text) to authenticated;

-- Talks. Mails wait while the mail server is away: none may tell of a state
-- that has passed, and the half hour of a hold begins when its mail has left.

alter table public.outbox_mails add column if not exists valid_until timestamptz;
comment on column public.outbox_mails.valid_until is
  'The mail is deleted instead of sent from then on; null: it is sent however late.';
alter table public.outbox_mails add column if not exists secrets jsonb;
comment on column public.outbox_mails.secrets is
  'Link and code that sign somebody in ({actionLink, code}): part of the data for the worker '
  'alone, until the mail has left.';
create index if not exists outbox_mails_ending on public.outbox_mails (valid_until)
  where status in ('pending', 'sending', 'held');
update public.outbox_mails set valid_until = (data ->> 'startsAt')::timestamptz
where valid_until is null and event_key like 'booking:%:reminder-%' and status in ('pending', 'held');

create or replace function public.enqueue_booking_mails(mails jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail jsonb;
begin
  for mail in select * from jsonb_array_elements(mails) loop
    perform public.enqueue_mail(
      mail ->> 'event_key', mail ->> 'template', mail ->> 'recipient', mail -> 'data'
    );
    update public.outbox_mails
    set next_attempt_at = coalesce((mail ->> 'send_at')::timestamptz, next_attempt_at),
      valid_until = (mail ->> 'valid_until')::timestamptz
    where event_key = mail ->> 'event_key' and status = 'pending' and attempts = 0
      and (mail ? 'send_at' or mail ? 'valid_until');
  end loop;
end $$;
comment on function public.enqueue_booking_mails(jsonb) is
  'Queues mails [{event_key, template, recipient, data, send_at?, valid_until?}]; one with send_at '
  'waits until then, one with valid_until is not sent from then on.';

-- A newsletter of thousands must keep nobody waiting for a password.
create index if not exists outbox_mails_turn on public.outbox_mails
  ((template = 'newsletter-issue'), next_attempt_at) where status in ('pending', 'sending');
drop index if exists public.outbox_mails_due;

create or replace function public.claim_mails(
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
  -- Whoever changes a talk may hold some of them; they are over by the next call too.
  delete from public.outbox_mails where id in (
    select id from public.outbox_mails
    where valid_until <= now()
      and (status in ('pending', 'held') or (status = 'sending' and next_attempt_at <= now()))
    for update skip locked
  );
  for mail in
    select * from public.outbox_mails
    where status in ('pending', 'sending') and next_attempt_at <= now()
      and (valid_until is null or valid_until > now())
    order by (template = 'newsletter-issue'), next_attempt_at for update skip locked
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
  'Leases due mails to a worker, issues of the newsletter behind all others; deletes those whose '
  'time is over (valid_until) and puts aside (held) what is over budget for an unproven recipient; '
  'own: the agency''s address, which has none. A lease that ends without an answer (the process died) makes the mail due again.';

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
  where id = mail_id
$$;
comment on function public.finish_mail(uuid, jsonb) is
  'Notes that a mail has left, and how it looked. The hold of a talk begins anew with its mail.';

create or replace function public.drop_booking_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outbox_mails
  where event_key like 'booking:' || old.id || ':%'
    and (status in ('pending', 'held') or (tg_op = 'DELETE' and status <> 'sending'));
  -- One under way is not sent again where it fails.
  update public.outbox_mails set valid_until = now()
  where event_key like 'booking:' || old.id || ':%' and status = 'sending';
  return null;
end $$;
comment on function public.drop_booking_mails() is
  'Trigger: no mail tells of a talk as it was, whoever changed it; with an erased talk its mails '
  'go too.';
drop trigger if exists bookings_drop_reminders on public.bookings;
drop function if exists public.drop_booking_reminders();
drop trigger if exists bookings_drop_mails on public.bookings;
create trigger bookings_drop_mails after update of status, starts_at, confirm_by on public.bookings
  for each row
  when (
    old.status is distinct from new.status or old.starts_at is distinct from new.starts_at
    or (old.confirm_by is not null and new.confirm_by is null)
  )
  execute function public.drop_booking_mails();
drop trigger if exists bookings_drop_erased_mails on public.bookings;
create trigger bookings_drop_erased_mails after delete on public.bookings
  for each row execute function public.drop_booking_mails();

create or replace function public.is_hold_over(booking public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(booking.confirm_by <= now(), false) and not exists (
    select from public.outbox_mails m
    where m.event_key = 'booking:' || booking.id || ':' || booking.sequence || ':request'
      and m.status in ('pending', 'sending', 'held') and m.valid_until > now()
  )
$$;
comment on function public.is_hold_over(public.bookings) is
  'Whether a talk that waits for its confirmation has waited long enough: never before its mail '
  'has left, as long as that may still leave.';
revoke execute on function public.is_hold_over(public.bookings) from service_role;

create or replace function public.end_unconfirmed_bookings() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  update public.bookings b set status = 'cancelled'
  where b.status = 'booked' and b.confirm_by <= now() and public.is_hold_over(b);
  get diagnostics ended = row_count;
  return ended;
end $$;

create or replace function public.booking_calendar() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'talks', (
      select jsonb_build_object(
        'kinds', kinds, 'videoUrl', video_url, 'visitAddress', visit_address
      )
      from public.booking_rules
    ),
    'rules', (
      select jsonb_build_object(
        'capacity', capacity, 'gridMinutes', grid_minutes, 'leadHours', lead_hours,
        'daysAhead', days_ahead
      )
      from public.booking_rules
    ),
    'hours', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'weekday', weekday, 'opens', to_char(opens_at, 'HH24:MI'),
          'closes', to_char(closes_at, 'HH24:MI')
        )
        order by weekday, opens_at
      )
      from public.opening_hours
    ), '[]'),
    'closed', coalesce((
      select jsonb_agg(day order by day) from public.closed_days where day >= current_date - 1
    ), '[]'),
    'busy', coalesce((
      select jsonb_agg(
        jsonb_build_object('startsAt', b.starts_at, 'endsAt', b.ends_at, 'places', b.places)
      )
      from (
        select t.starts_at, t.ends_at, 1 as places from public.bookings t
        where t.status = 'booked' and t.ends_at > now() and not public.is_hold_over(t)
        union all
        select starts_at, ends_at, places from public.absences where ends_at > now()
        union all
        select starts_at, ends_at, 1 from public.busy_times where ends_at > now()
      ) as b
    ), '[]')
  )
$$;

create or replace function public.change_booking(
  booking_id uuid, expected_sequence integer, change jsonb, mails jsonb, actor uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before public.bookings;
  stored public.bookings;
  free_seat integer;
begin
  perform pg_advisory_xact_lock(hashtext('public.bookings'));
  perform public.end_unconfirmed_bookings();
  select * into before from public.bookings
  where id = booking_id and sequence = expected_sequence and status = 'booked' for update;
  if not found then return jsonb_build_object('outcome', 'stale'); end if;
  if change ? 'starts_at' then
    free_seat := public.find_booking_seat(
      (change ->> 'starts_at')::timestamptz, (change ->> 'ends_at')::timestamptz, booking_id
    );
    if free_seat is null then return jsonb_build_object('outcome', 'taken'); end if;
  end if;
  update public.bookings
  set status = coalesce(change ->> 'status', status),
      starts_at = coalesce((change ->> 'starts_at')::timestamptz, starts_at),
      ends_at = coalesce((change ->> 'ends_at')::timestamptz, ends_at),
      seat = coalesce(free_seat, seat),
      -- A confirmation changes nothing that a calendar knows.
      sequence = sequence + case when change = '{}' then 0 else 1 end,
      -- Whoever acts on a talk stands by it. Only the link and the account of that address prove
      -- the mailbox: the staff cannot speak for it, nor can whoever booked for another.
      confirm_by = null,
      confirmed_at = case
        when before.confirm_by is null then confirmed_at
        when actor is null or (actor = before.user_id and exists (
          select from auth.users u
          where u.id = actor and lower(u.email) = lower(before.email)
            and u.email_confirmed_at is not null
        )) then now()
      end
  where id = booking_id
  returning * into stored;
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  values (
    actor, case when actor is null then 'link' else 'authenticated' end, 'bookings',
    booking_id::text, 'UPDATE',
    jsonb_build_object('status', before.status, 'starts_at', before.starts_at),
    jsonb_build_object('status', stored.status, 'starts_at', stored.starts_at)
  );
  -- After the update, which takes away what told of the talk before.
  perform public.enqueue_booking_mails(mails);
  return jsonb_build_object(
    'outcome', 'changed', 'reference', stored.reference, 'starts_at', stored.starts_at,
    'status', stored.status, 'confirm_by', stored.confirm_by
  );
exception when exclusion_violation then
  return jsonb_build_object('outcome', 'taken');
end $$;

-- Newsletter

create or replace function public.retry_newsletter_issue(issue_id uuid) returns integer
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

-- Chat: what a visitor deletes is repeated nowhere, but that he is to be
-- answered where he has said how he is reached.

comment on table public.chat_sessions is
  'One conversation. Purpose: handing over to a person, improving answers. Ends 30 days after the '
  'last message, while it waits for a person 6 months, or when the visitor deletes it.';
comment on column public.chat_sessions.talk is
  'State of the talk, personal data masked: frame of the wish, topic, open hand-over, what it began '
  'with, and `before`: the state before the last message, which may come again. Written by the '
  'function chatbot only.';
comment on column public.chat_sessions.handed_over_at is
  'When the visitor asked for a person and named where to reach him; the contacts themselves are '
  'only in the mails to the agency. Deleted by the visitor, it stays until it is settled.';

create or replace function public.forget_chat_mails() returns void
language sql security definer set search_path = '' as $$
  with sent as (
    select m.id, m.template, coalesce(o.event_key, m.event_key) as event_key
    from public.outbox_mails m left join public.outbox_mails o on o.id = m.resent_from
    where (m.template = 'chat-transcript' and m.status in ('sent', 'dead'))
      or (m.template = 'chat-handover' and m.status = 'sent' and m.data -> 'transcript' <> '[]')
  ), over as (
    select s.id, s.template from sent s
    where s.event_key like 'chat:%' and not exists (
      select from public.chat_messages c where c.session_id = split_part(s.event_key, ':', 2)
    )
  ), emptied as (
    update public.outbox_mails m set data = m.data || '{"transcript": []}', sent = null
    from over where m.id = over.id and over.template = 'chat-handover'
  )
  delete from public.outbox_mails m using over
  where m.id = over.id and over.template = 'chat-transcript'
$$;
comment on function public.forget_chat_mails() is
  'Of talks that are deleted: removes mails with the talk that have left, and empties those to the '
  'agency, which keep how the visitor is reached. What waits to be sent is left until it is sent.';

create or replace function public.delete_chat(chat text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Open questions stand there without their talk: those of this one were asked less often. An
  -- estimate: one that was answered here takes one away that was not answered elsewhere.
  with mine as (
    select left(c.content, 1000) as question, count(*)::integer as times
    from public.chat_messages c where c.session_id = delete_chat.chat and c.role = 'user' group by 1
  ), gone as (
    delete from public.chat_unanswered_questions q using mine
    where q.question = mine.question and q.asked <= mine.times
  )
  update public.chat_unanswered_questions q set asked = q.asked - mine.times
  from mine where q.question = mine.question and q.asked > mine.times;
  delete from public.chat_messages c where c.session_id = delete_chat.chat;
  if found then perform public.forget_chat_mails(); end if;
  delete from public.chat_sessions s
  where s.session_id = delete_chat.chat and (s.handed_over_at is null or s.settled_at is not null);
  update public.chat_sessions s set talk = null, user_id = null
  where s.session_id = delete_chat.chat;
end $$;
comment on function public.delete_chat(text) is
  'Deletes a conversation with its messages, its open questions and what sent mails repeat of it. '
  'One that was handed over and is not settled stays, without a word of it.';

drop function if exists public.purge_expired_chats(integer);
create or replace function public.purge_expired_chats(
  chat_days integer default 30, lead_months integer default 6
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  delete from public.chat_unanswered_questions where expires_at < now();
  -- Who asked for a person is answered first.
  delete from public.chat_sessions s
  where s.last_message_at < now() - make_interval(days => purge_expired_chats.chat_days) and (
    s.handed_over_at is null or s.settled_at is not null
    or s.last_message_at < now() - make_interval(months => purge_expired_chats.lead_months)
  );
  get diagnostics ended = row_count;
  perform public.forget_chat_mails();
  return ended;
end $$;
comment on function public.purge_expired_chats(integer, integer) is
  'Ends conversations so many days after their last message, those that were handed over and are '
  'not settled so many months after it, with what sent mails repeat of them, and unanswered '
  'questions after 180 days; returns the number of conversations.';

-- What came of asking the language model in the last 30 days, for the admin area.
-- The caller's own rights hold.
drop function if exists public.chat_model_days();
create or replace function public.chat_model_outcomes()
returns table (outcome text, calls integer, tokens integer)
language sql stable security invoker set search_path = '' as $$
  select m.model_outcome, count(*)::integer, sum(m.model_tokens)::integer
  from public.chat_messages m
  where m.model_outcome <> '' and m.created_at > now() - interval '30 days'
  group by 1
  order by 2 desc, 1
$$;
comment on function public.chat_model_outcomes() is
  'Calls of the language model by what came of them, the most frequent first: used, or why the '
  'built-in answer stood; with the tokens counted.';
revoke execute on function public.chat_model_outcomes() from public, anon;
grant execute on function public.chat_model_outcomes() to authenticated, service_role;

-- Privacy

create or replace function public.person_rows(address text) returns table (
  table_name text, row_id text, is_kept boolean, content jsonb
) language sql stable security definer set search_path = '' as $$
  with accounts as materialized (
    select * from auth.users where lower(email) = lower(btrim(address))
  ),
  requests as materialized (
    select * from public.quote_requests
    where lower(email) = lower(btrim(address)) or user_id in (select id from accounts)
  ),
  mails as materialized (
    select * from public.outbox_mails
    where lower(recipient) = lower(btrim(address)) or public.names_address(data, btrim(address))
  ),
  -- A visitor without an account has named himself in a mail of his talk alone.
  chats as materialized (
    select * from public.chat_sessions s
    where s.user_id in (select id from accounts) or (s.user_id is null and exists (
      select from mails m
      where starts_with(m.event_key, 'chat:' || s.session_id || ':handover:')
        or starts_with(m.event_key, 'chat:' || s.session_id || ':transcript:')
    ))
  ),
  offered as materialized (
    select * from public.offers
    where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  worked as materialized (
    select * from public.projects
    where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  billed as materialized (
    select * from public.invoices
    where lower(customer_email) = lower(btrim(address)) or customer_id in (select id from accounts)
  ),
  subscribed as materialized (
    select * from public.newsletter_subscriptions
    where lower(email) = lower(btrim(address))
      or email_hash = encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex')
  )
  select 'account', a.id::text, false, jsonb_build_object(
    'id', a.id, 'email', a.email, 'phone', a.phone, 'created_at', a.created_at,
    'email_confirmed_at', a.email_confirmed_at, 'last_sign_in_at', a.last_sign_in_at,
    'details', a.raw_user_meta_data
  ) from accounts a
  union all select 'sessions', s.id::text, false, jsonb_build_object(
    'created_at', s.created_at, 'refreshed_at', s.refreshed_at, 'user_agent', s.user_agent,
    'ip', s.ip
  ) from auth.sessions s where s.user_id in (select id from accounts)
  union all select 'profiles', p.id::text, false, to_jsonb(p)
    from public.profiles p where p.id in (select id from accounts)
  union all select 'customer_details', d.user_id::text, false, to_jsonb(d)
    from public.customer_details d where d.user_id in (select id from accounts)
  union all select 'saved_views', v.id::text, false, to_jsonb(v)
    from public.saved_views v where v.owner in (select id from accounts)
  union all select 'quote_requests', r.id::text, false, to_jsonb(r) - 'search_text' from requests r
  union all select 'quote_consents', c.id::text, false, to_jsonb(c)
    from public.quote_consents c where c.quote_request_id in (select id from requests)
  union all select 'quote_request_events', e.id::text, false, to_jsonb(e)
    from public.quote_request_events e where e.quote_request_id in (select id from requests)
  union all select 'quote_request_notes', n.id::text, false, to_jsonb(n)
    from public.quote_request_notes n
    where n.quote_request_id in (select id from requests)
      or public.names_address(n.body, btrim(address))
  union all select 'tasks', t.id::text, false, to_jsonb(t)
    from public.tasks t
    where t.quote_request_id in (select id from requests)
      or public.names_address(t.title, btrim(address))
  union all select 'quote_files', f.id::text, false, to_jsonb(f)
    from public.quote_files f where f.quote_request_id in (select id from requests)
  union all select 'contact_messages', m.id::text, m.kind = 'withdrawal', to_jsonb(m)
    from public.contact_messages m
    where lower(m.email) = lower(btrim(address)) or m.user_id in (select id from accounts)
  union all select 'bookings', b.id::text, false, to_jsonb(b)
    from public.bookings b
    where lower(b.email) = lower(btrim(address)) or b.user_id in (select id from accounts)
  union all select 'chat_sessions', c.session_id, false, to_jsonb(c) from chats c
  union all select 'chat_messages', m.id::text, false, to_jsonb(m)
    from public.chat_messages m where m.session_id in (select session_id from chats)
  union all select 'offers', o.id::text, o.status = 'accepted', to_jsonb(o) from offered o
  union all select 'offer_events', e.id::text, o.status = 'accepted', to_jsonb(e)
    from public.offer_events e join offered o on o.id = e.offer_id
  union all select 'projects', p.id::text, false, to_jsonb(p) from worked p
  union all select 'project_milestones', m.id::text, false, to_jsonb(m)
    from public.project_milestones m where m.project_id in (select id from worked)
  union all select 'project_files', f.id::text, false, to_jsonb(f)
    from public.project_files f where f.project_id in (select id from worked)
  union all select 'messages', m.id::text, false, to_jsonb(m)
    from public.messages m where m.customer_id in (select id from accounts)
  union all select 'invoices', i.id::text, i.status <> 'draft', to_jsonb(i) from billed i
  union all select 'payments', p.id::text, true, to_jsonb(p)
    from public.payments p where p.invoice_id in (select id from billed)
  union all select 'newsletter_subscriptions', s.id::text, s.status = 'unsubscribed',
    to_jsonb(s) - '{confirm_token,unsubscribe_token}'::text[] from subscribed s
  -- Proof of a consent once given; a request that nobody confirmed proves nothing.
  union all select 'newsletter_events', e.id::text,
      s.status <> 'requested' or s.unsubscribed_at is not null, to_jsonb(e)
    from public.newsletter_events e join subscribed s on s.id = e.subscription_id
  -- Without `data`, which repeats the rows above, and without links and codes of sign-in.
  union all select 'outbox_mails', m.id::text, false,
    to_jsonb(m) - '{data,secrets,event_key}'::text[]
    from mails m
$$;
comment on function public.person_rows(text) is
  'Every row about the person of a mail address, by the address itself, by his account or by the '
  'mails of his chat; is_kept: a law keeps it. A new table with personal data belongs here '
  '(tests/rls/privacy.test.ts fails without).';

create or replace function public.find_person(address text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_privacy_rights();
  return (
    with rows as materialized (select * from public.person_rows(address))
    select jsonb_build_object(
      'tables', coalesce((
        select jsonb_agg(
          jsonb_build_object('table', t.table_name, 'count', t.total, 'kept', t.kept)
          order by t.table_name
        )
        from (
          select table_name, count(*) as total, count(*) filter (where is_kept) as kept
          from rows group by table_name
        ) as t
      ), '[]'),
      'files', (select count(*) from public.person_files(address)),
      'accounts', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', u.id, 'name', p.full_name, 'role', p.role, 'created_at', u.created_at,
            'deletion_requested_at', d.deletion_requested_at
          )
        )
        from auth.users u join public.profiles p on p.id = u.id
        left join public.customer_details d on d.user_id = u.id
        where lower(u.email) = lower(btrim(address))
      ), '[]'),
      'open_projects', (
        select count(*) from rows
        where table_name = 'projects' and content ->> 'status' not in ('done', 'cancelled')
      ),
      'open_invoices', (
        select count(*) from rows
        where table_name = 'invoices' and content ->> 'kind' = 'invoice'
          and content ->> 'status' = 'issued'
      )
    )
  );
end $$;
comment on function public.find_person(text) is
  'For admins: {tables: [{table, count, kept}], files, accounts: [{id, name, role, created_at, '
  'deletion_requested_at}], open_projects, open_invoices}. Error: 42501.';

-- Statistics: days end at midnight in Berlin.

create or replace function public.analytics_flows(first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  with recent as (
    select * from public.analytics_daily where day between first_day and last_day
  ), span as (
    select first_day::timestamp at time zone 'Europe/Berlin' as begins,
      (last_day + 1)::timestamp at time zone 'Europe/Berlin' as ends
  )
  select jsonb_build_object(
    'views', coalesce((
      select sum(count) from recent where category = 'count' and name = 'page'
    ), 0),
    'steps', coalesce((select jsonb_object_agg(label, total) from (
      select label, sum(count) as total from recent where category = 'count' and name = 'step'
      group by label
    ) as s), '{}'),
    'fields', coalesce((select jsonb_agg(f) from (
      select label as field,
        coalesce(sum(count) filter (where name = 'quote_field'), 0) as reached,
        coalesce(sum(count) filter (where name = 'quote_abandoned'), 0) as abandoned
      from recent where category = 'quote' and name in ('quote_field', 'quote_abandoned')
      group by label order by abandoned desc, reached desc, field
    ) as f), '[]'),
    'vitals', coalesce((select jsonb_agg(v) from (
      select name, percentile_cont(0.75) within group (order by value) as p75, count(*) as samples
      from public.analytics_events, span
      where category = 'web_vitals' and value is not null
        and created_at >= begins and created_at < ends
      group by name
    ) as v), '[]'),
    'chat', jsonb_build_object(
      'conversations', (
        select count(*) from public.chat_sessions, span
        where started_at >= begins and started_at < ends
      ),
      'handovers', (
        select count(*) from public.chat_sessions, span
        where handed_over_at >= begins and handed_over_at < ends
      ),
      'outcomes', coalesce((select jsonb_object_agg(outcome, total) from (
        select outcome, count(*) as total from public.chat_messages, span
        where role = 'assistant' and outcome <> ''
          and created_at >= begins and created_at < ends
        group by outcome
      ) as o), '{}')
    )
  )
$$;
comment on function public.analytics_flows(date, date) is
  'Of these days, for admins (others get zeros): {views, steps: {"quote/open": n}, fields: '
  '[{field, reached, abandoned}], vitals: [{name, p75, samples}], chat: {conversations, '
  'handovers, outcomes}}.';

-- Projects

-- Since when a step waits: other changes of it do not let the wait begin anew.
alter table public.project_milestones add column if not exists awaiting_since timestamptz;
comment on column public.project_milestones.awaiting_since is
  'Since when the step waits for approval; null while it does not.';

create or replace function public.guard_milestone() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    if new.status in ('approved', 'changes_requested')
      and (tg_op = 'INSERT' or new.status <> old.status) then
      raise exception 'Über die Freigabe entscheidet der Kunde' using errcode = '42501';
    end if;
    if new.status = 'done' and new.needs_approval
      and (tg_op = 'INSERT' or old.status not in ('approved', 'done')) then
      raise exception 'Dieser Schritt braucht die Freigabe des Kunden' using errcode = '23514';
    end if;
    if tg_op = 'UPDATE' and old.status = 'approved' and new.status = 'approved'
      and (new.title, new.description, new.needs_approval)
        is distinct from (old.title, old.description, old.needs_approval) then
      raise exception 'Freigegebenes ändert sich nicht mehr' using errcode = '23514';
    end if;
  end if;
  if new.status <> 'awaiting_approval' then
    new.awaiting_since := null;
  else
    new.needs_approval := true;
    if tg_op = 'INSERT' or old.status <> 'awaiting_approval' then
      new.awaiting_since := now();
      new.decided_at := null;
      new.decided_by := null;
      new.decision_comment := '';
    end if;
  end if;
  return new;
end $$;
comment on function public.guard_milestone() is
  'Trigger: nobody but the customer approves (42501); what was approved keeps its text and a step '
  'that needs approval is not done without (23514); asking begins the wait, and clears the old '
  'decision.';
update public.project_milestones set awaiting_since = updated_at
where status = 'awaiting_approval' and awaiting_since is null;

create or replace function public.announce_approval() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects;
begin
  if new.status <> 'awaiting_approval' or (tg_op = 'UPDATE' and old.status = new.status) then
    return null;
  end if;
  select * into project from public.projects where id = new.project_id;
  -- What is over asks for no approval.
  if project.status in ('done', 'cancelled') then return null; end if;
  perform public.enqueue_mail(
    'milestone:' || new.id || ':awaiting:' || extract(epoch from now()), 'milestone-awaiting',
    project.customer_email,
    jsonb_build_object(
      'projectId', project.id, 'project', project.title, 'milestone', new.title,
      'name', coalesce((select full_name from public.profiles where id = project.customer_id), ''),
      'hasAccount', project.customer_id is not null
    )
  );
  return null;
end $$;
comment on function public.announce_approval() is
  'Trigger: tells the customer by mail that a step of a running project waits for approval, and '
  'whether an account of his can give it.';

-- Made twice or by mistake; what holds something of the customer stays.
create or replace function public.may_delete_project(project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select public.is_staff()
    and exists (select from public.projects p where p.id = project and p.offer_id is null)
    and not exists (select from public.invoices i where i.project_id = project)
    and not exists (select from public.project_files f where f.project_id = project)
    and not exists (
      select from public.project_milestones s
      where s.project_id = project and s.decided_at is not null
    )
$$;
comment on function public.may_delete_project(uuid) is
  'True for staff and a project without offer, invoices, files and decisions.';
grant execute on function public.may_delete_project(uuid) to authenticated;
grant insert (id), delete on public.projects to authenticated;
drop policy if exists "staff may delete empty projects" on public.projects;
create policy "staff may delete empty projects" on public.projects for delete to authenticated
  using ((select public.is_staff()) and public.may_delete_project(id));

-- Files of messages count to what a customer may keep: the agency can make room.
create or replace function public.remove_attachment(message_id uuid, file text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  update public.messages m
  set attachments = (
    select jsonb_agg(
      case when a.entry ->> 'path' = file
        then a.entry || '{"path": "", "size_bytes": 0}'
        else a.entry
      end order by a.position
    )
    from jsonb_array_elements(m.attachments) with ordinality as a(entry, position)
  )
  where m.id = message_id
    and m.attachments @> jsonb_build_array(jsonb_build_object('path', file));
  if not found then raise exception 'Unbekannte Datei' using errcode = 'P0002'; end if;
end $$;
comment on function public.remove_attachment(uuid, text) is
  'Takes a file out of a message, which keeps its name. Whoever calls it deletes the object; else '
  'the worker does. For staff. Errors: 42501 not staff, P0002 no such file.';
grant execute on function public.remove_attachment(uuid, text) to authenticated;
drop policy if exists "staff may delete files of messages" on storage.objects;
create policy "staff may delete files of messages" on storage.objects for delete to authenticated
  using (bucket_id = 'message-files' and (select public.is_staff()));

-- One role after the other: two admins who take each other's role at once would leave none.
create or replace function public.set_profile_role(user_id uuid, new_role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.set_profile_role'));
  if not public.is_admin() then
    raise exception 'Nur Administratoren ändern Rollen' using errcode = '42501';
  end if;
  if user_id = auth.uid() then
    raise exception 'Die eigene Rolle lässt sich nicht ändern' using errcode = '42501';
  end if;
  update public.profiles set role = new_role where id = user_id;
  if not found then raise exception 'Unbekannter Benutzer' using errcode = 'P0002'; end if;
end $$;

-- Mails. One that has left stays sent, whoever comes late with a failure.
create or replace function public.fail_mail(
  mail_id uuid, reason text, max_attempts integer default 10
) returns void
language sql security definer set search_path = '' as $$
  update public.outbox_mails
  set status = case when attempts >= max_attempts then 'dead' else 'pending' end,
      last_error = left(reason, 500),
      -- 1, 3, 9 … minutes, at most 6 hours
      next_attempt_at = now()
        + least(interval '6 hours', interval '1 minute' * power(3, attempts - 1))
  where id = mail_id and status = 'sending'
$$;

update public.outbox_mails set valid_until = created_at + interval '1 hour'
where valid_until is null and template like 'auth-%' and status <> 'sent';

create or replace function public.retry_failed_mails() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  retried integer;
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren senden Mails erneut' using errcode = '42501';
  end if;
  with failed as (
    select id, status from public.outbox_mails
    where (status = 'dead' or (status = 'pending' and last_error is not null))
      and (valid_until is null or valid_until > now())
    for update
  ), due as (
    update public.outbox_mails m
    set status = 'pending', attempts = 0, next_attempt_at = now()
    from failed where m.id = failed.id
    returning m.id, failed.status as before
  )
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, before, after)
  select auth.uid(), 'authenticated', 'outbox_mails', id::text, 'UPDATE',
    jsonb_build_object('status', before), jsonb_build_object('status', 'pending')
  from due;
  get diagnostics retried = row_count;
  perform pg_notify('outbox', '');
  return retried;
end $$;
comment on function public.retry_failed_mails() is
  'Admins make all mails due at once that were given up or refused so far, with all attempts left; '
  'gives how many. Not those held back for their number, nor links and codes that are over. Error: '
  '42501 not an admin.';
grant execute on function public.retry_failed_mails() to authenticated;

-- Processes that share this database share their keys: tokens and links of one
-- hold at all others.
create table if not exists public.server_keys (
  id boolean primary key default true check (id),
  secret_hash text not null check (length(secret_hash) = 64),
  created_at timestamptz not null default now()
);
comment on table public.server_keys is
  'SHA-256 of the secret behind the keys of the processes on this database; one with another '
  'secret does not start (server/keys.ts). Empty with the embedded database and on Supabase.';
alter table public.server_keys enable row level security;

-- Mails to people

-- What opens somebody's account is read by the worker alone, and is gone with its mail.
update public.outbox_mails set
  secrets = case when status <> 'sent' then jsonb_strip_nulls(
    jsonb_build_object('actionLink', data -> 'actionLink', 'code', data -> 'code')
  ) end,
  data = data - '{actionLink,code}'::text[]
where data ?| '{actionLink,code}';
revoke select on public.outbox_mails from authenticated;
grant select (
  id, event_key, template, recipient, data, status, attempts, next_attempt_at, last_error,
  created_at, sent_at, is_proven, is_released, sent, resent_from, valid_until
) on public.outbox_mails to authenticated;

create or replace function public.enqueue_mail(
  event_key text, template text, recipient text, data jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.outbox_mails (event_key, template, recipient, data, secrets, valid_until)
  values (
    enqueue_mail.event_key, enqueue_mail.template, enqueue_mail.recipient,
    coalesce(enqueue_mail.data, '{}') - '{actionLink,code}'::text[],
    nullif(jsonb_strip_nulls(jsonb_build_object(
      'actionLink', enqueue_mail.data -> 'actionLink', 'code', enqueue_mail.data -> 'code'
    )), '{}'),
    -- Links and codes of Auth hold for an hour: later they only mislead.
    case when enqueue_mail.template like 'auth-%' then now() + interval '1 hour' end
  )
  on conflict on constraint outbox_mails_event_key_key do nothing;
  if not found then return false; end if;
  perform pg_notify('outbox', '');
  return true;
end $$;
comment on function public.enqueue_mail(text, text, text, jsonb) is
  'Queues one mail for an event; false when that event has its mail already. What signs somebody '
  'in (actionLink, code) is put aside, where only the worker reads it, and not sent after an hour.';

create or replace function public.mail_offer(offer_id uuid, event_key text) returns void
language sql security definer set search_path = '' as $$
  select public.enqueue_mail(
    mail_offer.event_key, 'offer-sent', o.customer_email,
    jsonb_build_object(
      'offerId', o.id, 'token', public.add_offer_link(o.id), 'number', o.number,
      'version', o.version, 'title', o.snapshot #>> '{content,title}',
      'name', o.snapshot #>> '{content,customer,name}', 'recipient', o.customer_email,
      'validUntil', o.valid_until, 'grossCents', o.gross_cents,
      'hasAccount', o.customer_id is not null,
      'needsSignIn', exists (
        select from auth.mfa_factors f where f.user_id = o.customer_id and f.status = 'verified'
      )
    )
  )
  from public.offers o where o.id = mail_offer.offer_id
$$;

create or replace function public.is_passed_booking_mail(mail public.outbox_mails) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(mail.valid_until <= now(), false) or not exists (
    select from public.bookings b
    where b.id = (mail.data ->> 'id')::uuid
      and b.sequence = (mail.data ->> 'sequence')::integer
      and b.starts_at = (mail.data ->> 'startsAt')::timestamptz
      and b.starts_at > now()
      and b.status = case mail.data ->> 'kind' when 'cancelled' then 'cancelled' else 'booked' end
      and (b.confirm_by is null or mail.data ->> 'kind' = 'requested')
  )
$$;
comment on function public.is_passed_booking_mail(public.outbox_mails) is
  'Whether a mail tells of a talk as it is no more, or of one that has begun.';
revoke execute on function public.is_passed_booking_mail(public.outbox_mails) from service_role;

create or replace function public.resend_mail(mail_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  original public.outbox_mails;
  fields jsonb;
  waiting uuid;
  copy_id uuid := gen_random_uuid();
begin
  if not public.is_admin() then
    raise exception 'Nur Administratoren senden Mails erneut' using errcode = '42501';
  end if;
  select * into original from public.outbox_mails
  where id = mail_id and status = 'sent' for update;
  if not found then raise exception 'Keine gesendete Mail' using errcode = 'P0002'; end if;
  if original.template like 'auth-%' then
    raise exception 'Links und Codes zur Anmeldung gelten nur kurz.' using errcode = '55000';
  end if;
  if original.template like 'booking-%' and public.is_passed_booking_mail(original) then
    raise exception 'Der Termin steht nicht mehr so, wie es in dieser Mail heißt.'
      using errcode = '55000';
  end if;
  -- Pressed twice, it is sent once.
  select id into waiting from public.outbox_mails
  where resent_from = mail_id and status <> 'sent' limit 1;
  if found then return waiting; end if;
  -- The old token is written down nowhere: the repeated mail has a link of its own.
  fields := original.data || case
    when original.template in ('offer-sent', 'offer-answer', 'offer-accepted') then coalesce((
      select jsonb_build_object('token', public.add_offer_link(o.id))
      from public.offers o
      where o.id = (original.data ->> 'offerId')::uuid
        and (o.customer_id is null or original.template = 'offer-sent')
    ), '{}')
    when original.template = 'quote-confirmation' then coalesce((
      select jsonb_build_object('token', public.add_enquiry_link(r.id, 'mail'))
      from public.quote_requests r where r.reference = original.data ->> 'reference'
    ), '{}')
    else '{}'
  end;
  insert into public.outbox_mails (
    id, event_key, template, recipient, data, resent_from, valid_until
  )
  values (
    copy_id,
    -- A mail about a talk goes with the talk's others once it is changed.
    case
      when original.template like 'booking-%' then 'booking:' || (original.data ->> 'id') || ':'
      else ''
    end || 'again:' || copy_id,
    original.template, original.recipient, fields, original.id, original.valid_until
  );
  insert into public.audit_log (actor, actor_role, table_name, row_id, action, after)
  values (
    auth.uid(), 'authenticated', 'outbox_mails', copy_id::text, 'INSERT',
    jsonb_build_object('template', original.template, 'resent_from', original.id)
  );
  perform pg_notify('outbox', '');
  return copy_id;
end $$;
comment on function public.resend_mail(uuid) is
  'Admins have a sent mail sent once more, as a mail of its own with the budget of every other; '
  'gives its id, that of the waiting one when it was asked for before. Errors: 42501 not an admin, '
  'P0002 no sent mail, 55000 (in words) a mail that signs in or tells of a talk as it is no more, '
  '23514 a newsletter to somebody who left it.';
