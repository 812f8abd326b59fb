-- The assistant keeps the state of a talk itself, knows how sure it was, and learns from messages that the agency assigns to an answer.

alter table public.chat_sessions add column talk jsonb;
comment on column public.chat_sessions.talk is
  'State of the talk, personal data masked: frame of the wish, topic, open hand-over. Written by the function chatbot only.';

alter table public.chat_messages
  add column confidence real check (confidence between 0 and 1),
  add column rating smallint check (rating in (-1, 1)),
  add column model_outcome text not null default '' check (length(model_outcome) <= 200),
  add column model_tokens integer not null default 0 check (model_tokens >= 0);
comment on column public.chat_messages.confidence is
  'Of the assistant''s messages: how likely the reader held the topic; null where code decided.';
comment on column public.chat_messages.rating is
  'What the visitor thinks of the answer: 1 helpful, -1 not.';

comment on column public.chat_messages.model_outcome is
  'Of the assistant''s messages: used, or why the built-in answer stands; empty where no language model was asked.';
comment on column public.chat_messages.model_tokens is
  'What the language model counted for this answer.';

create table public.chat_examples (
  id bigint generated always as identity primary key,
  answer text not null check (answer ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  content text not null unique check (length(content) between 2 and 400),
  created_at timestamptz not null default now()
);
comment on table public.chat_examples is
  'Messages of visitors, masked, that the agency has assigned to an answer; the reader is trained with them. Purpose: better answers.';
alter table public.chat_examples enable row level security;
grant all on public.chat_examples to service_role;
grant select, insert, delete on public.chat_examples to authenticated;
create policy "staff may read examples" on public.chat_examples
  for select to authenticated using ((select public.is_staff()));
create policy "staff may add examples" on public.chat_examples
  for insert to authenticated with check ((select public.is_staff()));
create policy "staff may remove examples" on public.chat_examples
  for delete to authenticated using ((select public.is_staff()));

drop function public.record_chat_turn(jsonb);
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
  'Stores one question with its answer and the state of the talk in one transaction; gives the number of the answer. Texts arrive masked.';
revoke execute on function public.record_chat_turn(jsonb) from public, anon, authenticated;
grant execute on function public.record_chat_turn(jsonb) to service_role;
