-- Conversations of the assistant: what was said, masked, and what stayed open.

create table public.chat_sessions (
  session_id text primary key check (length(session_id) between 1 and 100),
  user_id uuid references auth.users (id) on delete set null,
  language text not null default 'de' check (language in ('de', 'en', 'nl')),
  handed_over_at timestamptz,
  started_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  talk jsonb,
  settled_at timestamptz
);
comment on table public.chat_sessions is
  'One conversation. Purpose: handing over to a person, improving answers. Ends 30 days after the '
  'last message, while it waits for a person 6 months, or when the visitor deletes it.';
comment on column public.chat_sessions.session_id is
  'Random, made by the page at each load. Whoever knows it may delete the conversation or have it '
  'sent by mail.';
comment on column public.chat_sessions.handed_over_at is
  'When the visitor asked for a person and named where to reach him; the contacts themselves are '
  'only in the mails to the agency. Deleted by the visitor, it stays until it is settled.';
comment on column public.chat_sessions.talk is
  'State of the talk, personal data masked: frame of the wish, topic, open hand-over, what it began '
  'with, and `before`: the state before the last message, which may come again. Written by the '
  'function chatbot only.';
comment on column public.chat_sessions.settled_at is
  'When the agency has answered what was handed over; it leaves the inbox then.';
create index chat_sessions_recent on public.chat_sessions (last_message_at desc);
create index chat_sessions_user on public.chat_sessions (user_id) where user_id is not null;
create index chat_sessions_last_message on public.chat_sessions (last_message_at);
create index chat_sessions_waiting on public.chat_sessions (handed_over_at desc)
  where handed_over_at is not null and settled_at is null;
alter table public.chat_sessions enable row level security;
grant select on public.chat_sessions to anon, authenticated;
create policy "staff may read all conversations" on public.chat_sessions for select to authenticated
  using ((select public.is_staff()));
-- What was handed over waits for the agency until somebody says that it is done.
grant update (settled_at) on public.chat_sessions to authenticated;
create policy "staff may settle conversations" on public.chat_sessions
  for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create table public.chat_messages (
  id bigint generated always as identity primary key,
  session_id text not null references public.chat_sessions (session_id) on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null check (length(content) <= 20000),
  intent text not null default '',
  outcome text not null default ''
    check (outcome in ('', 'answer', 'ask', 'refuse', 'abstain', 'handover')),
  engine text not null default '' check (engine in ('', 'builtin', 'llm')),
  sources text[] not null default '{}',
  created_at timestamptz not null default now(),
  confidence real check (confidence between 0 and 1),
  rating smallint check (rating in (-1, 1)),
  model_outcome text not null default '' check (length(model_outcome) <= 200),
  model_tokens integer not null default 0 check (model_tokens >= 0)
);
comment on table public.chat_messages is
  'Messages with personal data masked before they arrive here. End with their conversation.';
comment on column public.chat_messages.outcome is
  'Of the assistant''s messages: answer, ask (a question back), refuse, abstain (does not know), '
  'handover.';
comment on column public.chat_messages.confidence is
  'Of the assistant''s messages: how likely the reader held the topic; null where code decided.';
comment on column public.chat_messages.rating is
  'What the visitor thinks of the answer: 1 helpful, -1 not.';
comment on column public.chat_messages.model_outcome is
  'Of the assistant''s messages: used, or why the built-in answer stands; empty where no language'
  ' model was asked.';
comment on column public.chat_messages.model_tokens is
  'What the language model counted for this answer.';
create index chat_messages_session on public.chat_messages (session_id, id);
create index chat_messages_created on public.chat_messages (created_at);
alter table public.chat_messages enable row level security;
grant select on public.chat_messages to anon, authenticated;
create policy "staff may read all messages" on public.chat_messages for select to authenticated
  using ((select public.is_staff()));

create table public.chat_unanswered_questions (
  id bigint generated always as identity primary key,
  question text not null unique check (length(question) <= 1000),
  language text not null default 'de',
  asked integer not null default 1,
  status text not null default 'open' check (status in ('open', 'answered', 'ignored')),
  first_asked_at timestamptz not null default now(),
  last_asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '180 days'
);
comment on table public.chat_unanswered_questions is
  'Questions the assistant had no answer to, masked and without reference to a conversation. '
  'Purpose: closing gaps of the site. End 180 days after they were last asked.';
create index chat_unanswered_open on public.chat_unanswered_questions
  (asked desc, last_asked_at desc) where status = 'open';
alter table public.chat_unanswered_questions enable row level security;
grant select on public.chat_unanswered_questions to anon, authenticated;
grant update (status) on public.chat_unanswered_questions to authenticated;
create policy "staff may read unanswered questions" on public.chat_unanswered_questions
  for select to authenticated using ((select public.is_staff()));
create policy "staff may settle unanswered questions" on public.chat_unanswered_questions
  for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create table public.chat_examples (
  id bigint generated always as identity primary key,
  answer text not null check (answer ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  content text not null unique check (length(content) between 2 and 400),
  created_at timestamptz not null default now()
);
comment on table public.chat_examples is
  'Messages of visitors, masked, that the agency has assigned to an answer; the reader is trained'
  ' with them. Purpose: better answers.';
alter table public.chat_examples enable row level security;
grant all on public.chat_examples to service_role;
grant select, insert, delete on public.chat_examples to authenticated;
create policy "staff may read examples" on public.chat_examples
  for select to authenticated using ((select public.is_staff()));
create policy "staff may add examples" on public.chat_examples
  for insert to authenticated with check ((select public.is_staff()));
create policy "staff may remove examples" on public.chat_examples
  for delete to authenticated using ((select public.is_staff()));

create function public.record_chat_turn(turn jsonb) returns bigint
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
revoke execute on function public.record_chat_turn(jsonb) from public, anon, authenticated;
grant execute on function public.record_chat_turn(jsonb) to service_role;

-- What a visitor deletes is repeated nowhere, but that he is to be answered where
-- he has said how he is reached.
create function public.forget_chat_mails() returns void
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

create function public.delete_chat(chat text) returns void
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

create function public.purge_expired_chats(
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
create function public.chat_model_outcomes()
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

-- What was handed over reaches an open inbox by itself.
alter publication supabase_realtime add table public.chat_sessions;
