create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null unique,
  reference text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  name text not null,
  email text not null,
  phone text not null default '',
  message text not null,
  privacy_consent boolean not null check (privacy_consent),
  privacy_text_version text not null,
  suspicions text[] not null default '{}',
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.contact_messages is 'Messages of the contact form. Purpose: answering them. They end 6 months after the last contact (retention).';
create index contact_messages_created on public.contact_messages (created_at desc);
create trigger contact_messages_touch before update on public.contact_messages for each row execute function public.touch_updated_at();

alter table public.contact_messages enable row level security;
grant all on public.contact_messages to service_role;
grant select on public.contact_messages to authenticated;
grant update (status) on public.contact_messages to authenticated;
create policy "staff may read contact messages" on public.contact_messages for select to authenticated using ((select public.is_staff()));
create policy "staff may set the status of contact messages" on public.contact_messages for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));

create function public.submit_contact_message(message jsonb, mails jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stored public.contact_messages;
  is_new boolean := true;
  mail jsonb;
begin
  insert into public.contact_messages (request_id, reference, user_id, name, email, phone, message, privacy_consent, privacy_text_version, suspicions)
  select m.request_id, m.reference, m.user_id, m.name, m.email, m.phone, m.message, m.privacy_consent, m.privacy_text_version, m.suspicions
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
  return jsonb_build_object('reference', stored.reference, 'created', is_new);
end $$;
comment on function public.submit_contact_message(jsonb, jsonb) is 'Stores a message and its mails in one transaction; a known request_id changes nothing. Returns {reference, created}.';
revoke execute on function public.submit_contact_message(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.submit_contact_message(jsonb, jsonb) to service_role;
