-- L-18: consumers withdraw from a contract by a function of the site. A withdrawal is a message that needs no consent, only an answer.
alter table public.contact_messages
  add column kind text not null default 'message' check (kind in ('message', 'withdrawal')),
  drop constraint contact_messages_privacy_consent_check,
  add constraint contact_messages_privacy_consent_check check (privacy_consent or kind = 'withdrawal');
comment on column public.contact_messages.kind is 'message, or withdrawal: a declaration that ends a contract (§ 356a BGB).';

create or replace function public.submit_contact_message(message jsonb, mails jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.contact_messages;
  is_new boolean := true;
  mail jsonb;
begin
  insert into public.contact_messages (request_id, reference, user_id, name, email, phone, message, privacy_consent, privacy_text_version, suspicions, kind)
  select m.request_id, m.reference, m.user_id, m.name, m.email, m.phone, m.message, m.privacy_consent, m.privacy_text_version, m.suspicions, coalesce(m.kind, 'message')
  from jsonb_populate_record(null::public.contact_messages, submit_contact_message.message) as m
  on conflict (request_id) do nothing
  returning * into stored;
  if not found then
    is_new := false;
    select * into strict stored from public.contact_messages where request_id = (submit_contact_message.message ->> 'request_id')::uuid;
  else
    for mail in select * from jsonb_array_elements(mails) loop
      perform public.enqueue_mail(mail ->> 'event_key', mail ->> 'template', mail ->> 'recipient', mail -> 'data');
    end loop;
  end if;
  return jsonb_build_object('reference', stored.reference, 'created', is_new, 'received_at', stored.created_at);
end $$;
comment on function public.submit_contact_message(jsonb, jsonb) is 'Stores a message or withdrawal and its mails in one transaction; a known request_id changes nothing. Returns {reference, created, received_at}.';
