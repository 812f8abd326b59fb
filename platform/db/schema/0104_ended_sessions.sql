-- Sessions that were ended while their access tokens have not run out: the data interfaces refuse
-- those tokens (platform/http/ended-sessions.ts), whoever ended the session and how.
create table platform.ended_sessions (
  session_id uuid primary key,
  ended_at timestamptz not null default now()
);
create index ended_sessions_ended_at on platform.ended_sessions (ended_at);
alter table platform.ended_sessions enable row level security;
comment on table platform.ended_sessions is
  'Ids of sessions that were ended, for a day. Each is announced on the channel ended_sessions.';

create function platform.note_ended_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into platform.ended_sessions (session_id) values (old.id) on conflict do nothing;
  perform pg_notify('ended_sessions', old.id::text);
  return null;
end $$;
create trigger note_ended_session after delete on auth.sessions
  for each row execute function platform.note_ended_session();
