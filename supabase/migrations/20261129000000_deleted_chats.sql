-- What a visitor deletes leaves a mail to the agency that could not be delivered, too.

create or replace function public.forget_chat_mails() returns void
language sql security definer set search_path = '' as $$
  with told as (
    select m.id, m.template, coalesce(o.event_key, m.event_key) as event_key
    from public.outbox_mails m left join public.outbox_mails o on o.id = m.resent_from
    where m.status in ('sent', 'dead') and (
      m.template = 'chat-transcript'
      or (m.template = 'chat-handover' and m.data -> 'transcript' <> '[]')
    )
  ), over as (
    select t.id, t.template from told t
    where t.event_key like 'chat:%' and not exists (
      select from public.chat_messages c where c.session_id = split_part(t.event_key, ':', 2)
    )
  ), emptied as (
    update public.outbox_mails m set data = m.data || '{"transcript": []}', sent = null
    from over where m.id = over.id and over.template = 'chat-handover'
  )
  delete from public.outbox_mails m using over
  where m.id = over.id and over.template = 'chat-transcript'
$$;

