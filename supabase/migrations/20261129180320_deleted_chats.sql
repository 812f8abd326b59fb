-- An answer on its way brings no talk back that was deleted meanwhile.
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
  -- What was read when it was asked is gone: the visitor has deleted the talk meanwhile.
  if (turn ->> 'after')::bigint > 0 and not exists (
    select from public.chat_messages m
    where m.session_id = turn ->> 'session_id' and m.id = (turn ->> 'after')::bigint
  ) then
    return null;
  end if;
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
  'number of the answer, null where the talk was deleted meanwhile. Texts arrive masked. `after`: '
  'the message that the question follows; the same question stored behind it is replaced with its '
  'answer.';

create or replace function public.delete_chat(chat text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- A turn that is being stored is waited for, and goes as well.
  perform from public.chat_sessions s where s.session_id = delete_chat.chat for update;
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
