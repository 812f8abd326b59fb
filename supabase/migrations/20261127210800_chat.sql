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
  'last message, or when the visitor deletes it.';
comment on column public.chat_sessions.session_id is
  'Random, made by the page at each load. Whoever knows it may delete the conversation or have it '
  'sent by mail.';
comment on column public.chat_sessions.handed_over_at is
  'When the visitor asked for a person and named where to reach him; the contact itself is only '
  'in the mail to the agency.';
comment on column public.chat_sessions.talk is
  'State of the talk, personal data masked: frame of the wish, topic, open hand-over. Written by '
  'the function chatbot only.';
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
begin
  insert into public.chat_sessions as known
    (session_id, user_id, language, handed_over_at, talk)
  values (
    turn ->> 'session_id', (turn ->> 'user_id')::uuid, coalesce(turn ->> 'language', 'de'),
    case when (turn ->> 'handed_over')::boolean then now() end, turn -> 'talk'
  )
  on conflict (session_id) do update set
    -- A conversation belongs to the first user who signs in during it.
    user_id = coalesce(known.user_id, excluded.user_id),
    handed_over_at = coalesce(known.handed_over_at, excluded.handed_over_at),
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
      mail ->> 'event_key', mail ->> 'template', mail ->> 'recipient', mail -> 'data'
    );
  end if;
  return answer_id;
end $$;
comment on function public.record_chat_turn(jsonb) is
  'Stores one question with its answer and the state of the talk in one transaction; gives the '
  'number of the answer. Texts arrive masked.';
revoke execute on function public.record_chat_turn(jsonb) from public, anon, authenticated;
grant execute on function public.record_chat_turn(jsonb) to service_role;

create function public.purge_expired_chats(chat_days integer default 30) returns integer
language sql security definer set search_path = '' as $$
  with questions as (delete from public.chat_unanswered_questions where expires_at < now()),
    sessions as (
      delete from public.chat_sessions
      where last_message_at < now() - make_interval(days => chat_days) returning 1
    )
  select count(*)::integer from sessions
$$;
comment on function public.purge_expired_chats(integer) is
  'Ends conversations so long after their last message and unanswered questions after 180 days; '
  'returns the number of conversations.';

-- How the language model was used in the last 30 days, for the admin area. The
-- caller's own rights hold.
create function public.chat_model_days()
returns table (day date, calls integer, used integer, tokens integer)
language sql stable security invoker set search_path = '' as $$
  select
    (created_at at time zone 'Europe/Berlin')::date,
    count(*)::integer,
    (count(*) filter (where model_outcome = 'used'))::integer,
    sum(model_tokens)::integer
  from public.chat_messages
  where model_outcome <> '' and created_at > now() - interval '30 days'
  group by 1
  order by 1 desc
$$;
comment on function public.chat_model_days() is
  'Calls of the language model by day: how many, how many answers were used (else the built-in '
  'one stood), tokens counted.';
revoke execute on function public.chat_model_days() from public, anon;
grant execute on function public.chat_model_days() to authenticated, service_role;
