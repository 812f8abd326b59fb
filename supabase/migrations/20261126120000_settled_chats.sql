-- A conversation that was handed over waits for the agency until somebody says that it is done.

alter table public.chat_sessions add column settled_at timestamptz;
comment on column public.chat_sessions.settled_at is
  'When the agency has answered what was handed over; it leaves the inbox then.';
create index chat_sessions_waiting on public.chat_sessions (handed_over_at desc)
  where handed_over_at is not null and settled_at is null;
grant update (settled_at) on public.chat_sessions to authenticated;
create policy "staff may settle conversations" on public.chat_sessions
  for update to authenticated
  using ((select public.is_staff())) with check ((select public.is_staff()));
