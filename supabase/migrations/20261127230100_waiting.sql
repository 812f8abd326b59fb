-- What waits for the agency, with the day since when: the last message alone
-- would let whoever asks again begin anew.

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
create or replace function public.list_threads(search text default '') returns table (
  customer_id uuid, full_name text, email text, last_at timestamptz, last_body text,
  last_from_staff boolean, unread integer
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_staff() then raise exception 'Kein Zugriff' using errcode = '42501'; end if;
  return query
    select p.id, p.full_name, coalesce(u.email, '')::text, m.created_at, left(m.body, 200),
      m.from_staff,
      (
        select count(*)::integer from public.messages n
        where n.customer_id = p.id and not n.from_staff and n.read_at is null
      )
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
    order by m.from_staff is not false, m.created_at desc nulls last, p.created_at desc
    limit 200;
end $$;
comment on function public.list_threads(text) is
  'Customers with their last message and the count of what they wrote unread: those who wrote last '
  'first, then the newest, those without a message last; at most 200. For staff (42501).';

-- A question about an offer that was replaced or withdrawn would reach nobody.
create or replace function public.write_offer_note(
  offer_id uuid, body text, token text default ''
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  offer public.offers;
  from_staff boolean := public.is_staff();
  note bigint;
begin
  select * into offer from public.offers o
  where o.id = offer_id and o.status <> 'draft'
    and (from_staff or public.may_decide_offer(o, auth.uid(), token));
  if not found then raise exception 'Dieses Angebot gibt es nicht' using errcode = 'P0002'; end if;
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
  insert into public.offer_events (offer_id, kind, actor, body)
  values (
    offer.id, case when from_staff then 'answer' else 'question' end, auth.uid(),
    btrim(write_offer_note.body)
  )
  returning id into note;
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
comment on function public.write_offer_note(uuid, text, text) is
  'A question of the customer or the answer of the staff, with a mail to the other side. Errors: '
  'P0002 no such offer, 55000 a customer''s question about one that was replaced or withdrawn, '
  '23514 no text or too long, 54000 more than 30 in an hour.';

create or replace function public.record_chat_turn(turn jsonb) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  mail jsonb;
  answer_id bigint;
  settled timestamptz;
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

  if turn ->> 'unanswered' is not null then
    insert into public.chat_unanswered_questions as known (question, language)
    values (turn ->> 'unanswered', coalesce(turn ->> 'language', 'de'))
    on conflict (question) do update set
      asked = known.asked + 1,
      last_asked_at = now(),
      expires_at = now() + interval '180 days';
  end if;

  mail := turn -> 'mail';
  if jsonb_typeof(mail) = 'object' then
    perform public.enqueue_mail(
      concat_ws(':', mail ->> 'event_key', extract(epoch from settled)), mail ->> 'template', mail ->> 'recipient', mail -> 'data'
    );
  end if;
  return answer_id;
end $$;
comment on function public.record_chat_turn(jsonb) is
  'Stores one question with its answer and the state of the talk in one transaction; gives the '
  'number of the answer. Texts arrive masked.';

-- What is over asks for no approval.
create or replace function public.decide_milestone(
  milestone_id uuid, decision text, comment text default ''
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  step public.project_milestones;
  project public.projects;
begin
  if decision is null or decision not in ('approved', 'changes_requested') then
    raise exception 'Unbekannte Entscheidung' using errcode = '22023';
  end if;
  select m.* into step from public.project_milestones m
  join public.projects p on p.id = m.project_id
  where m.id = milestone_id and p.customer_id = auth.uid() for update of m;
  if not found then raise exception 'Unbekannter Schritt' using errcode = 'P0002'; end if;
  -- A second click or a repeated request changes nothing and mails nobody.
  if step.status = decision and step.decided_by = auth.uid() then return step.status; end if;
  if step.status <> 'awaiting_approval' then
    raise exception 'Dieser Schritt wartet nicht auf eine Freigabe' using errcode = '55000';
  end if;
  select * into project from public.projects where id = step.project_id;
  if project.status in ('done', 'cancelled') then
    raise exception 'Dieses Projekt ist beendet' using errcode = '55000';
  end if;
  if decision = 'changes_requested' and btrim(coalesce(decide_milestone.comment, '')) = '' then
    raise exception 'Bitte beschreiben Sie die gewünschten Änderungen' using errcode = '23514';
  end if;
  update public.project_milestones
  set status = decision, decided_at = now(), decided_by = auth.uid(),
    decision_comment = btrim(coalesce(decide_milestone.comment, ''))
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
comment on function public.decide_milestone(uuid, text, text) is
  'The customer approves a step of his own project or asks for changes (comment needed). Tells '
  'the agency by mail. Errors: P0002 no such step, 55000 it does not wait for approval or its '
  'project is over, 23514 no comment, 22023 unknown decision.';

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
    coalesce((
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
