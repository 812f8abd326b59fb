-- Messages in bytes from SQL, and times that do not depend on the session's
-- time zone, so that a channel can be told what was sent since a moment.

alter table realtime.messages alter column inserted_at set default timezone('utc', now());
update realtime.messages
set inserted_at = timezone('utc', inserted_at at time zone current_setting('TimeZone'));

create function realtime.send_binary(
  payload bytea, event text, topic text, private boolean default true
)
returns void language plpgsql as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  -- A message that cannot be sent never undoes the change it tells of.
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end $$;
comment on function realtime.send_binary(bytea, text, text, boolean) is
  'Broadcasts bytes to a channel when the transaction commits, as realtime.send does JSON.';
grant execute on function realtime.send_binary(bytea, text, text, boolean)
  to anon, authenticated, service_role;
