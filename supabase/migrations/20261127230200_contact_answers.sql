-- A message of the contact form is answered where it stands: the answer is kept
-- beside it and leaves as a mail.

alter table public.contact_messages add column answers jsonb not null default '[]'
  check (jsonb_typeof(answers) = 'array');
comment on column public.contact_messages.answers is
  'What the agency has answered by mail, oldest first: [{id, body, created_at}].';

create function public.answer_contact_message(message_id uuid, answer_id uuid, body text)
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
  if message.answers @> jsonb_build_array(jsonb_build_object('id', answer_id)) then return; end if;
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
  'Answers a message of the contact form by mail and keeps the answer; a known answer_id changes '
  'nothing. For staff. Errors: 42501 not staff, P0002 no such message, 23514 no text or too long.';
grant execute on function public.answer_contact_message(uuid, uuid, text) to authenticated;
