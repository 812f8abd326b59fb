-- Schema realtime: what policies and SQL functions of a Supabase project use
-- (messages, topic, send, broadcast_changes), and the change log of this
-- platform. Supabase reads changes from the write-ahead log; here triggers
-- write them down, because an embedded database has no replication slots.

create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- Not partitioned as in Supabase: the platform deletes messages after three days itself.
create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  binary_payload bytea,
  primary key (id, inserted_at),
  constraint messages_payload_exclusive check (payload is null or binary_payload is null)
);
create index messages_inserted_at_topic_index on realtime.messages (inserted_at desc, topic)
  where extension = 'broadcast' and private is true;
alter table realtime.messages enable row level security;
grant insert, select, update on realtime.messages to anon, authenticated, service_role;
comment on table realtime.messages is
  'Messages sent from SQL. Its policies are the rights on private channels: select = receive, '
  'insert = send; extension is broadcast or presence.';

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
comment on function realtime.topic() is
  'The channel that a policy on realtime.messages is asked about, without the prefix realtime:.';

create function realtime.announce_message() returns trigger language plpgsql security definer
set search_path = '' as $$
begin
  perform pg_notify('realtime_messages', new.id::text);
  return null;
end $$;
create trigger announce_message after insert on realtime.messages
  for each row when (
    new.extension = 'broadcast' and (new.payload is not null or new.binary_payload is not null)
  )
  execute function realtime.announce_message();

create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
declare
  v_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    v_id,
    case
      when jsonb_typeof(payload) = 'object' and not payload ? 'id'
      then payload || jsonb_build_object('id', v_id)
      else payload
    end,
    event, topic, private, 'broadcast'
  );
exception when others then
  -- A message that cannot be sent never undoes the change it tells of.
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end $$;
comment on function realtime.send(jsonb, text, text, boolean) is
  'Broadcasts to a channel when the transaction commits. Runs as the caller: a private message '
  'needs his insert policy on realtime.messages.';

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record,
  old record, level text default 'ROW'
) returns void language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name,
      'schema', table_schema
    ),
    event_name, topic_name
  );
end $$;
comment on function
  realtime.broadcast_changes(text, text, text, text, text, record, record, text) is
  'For triggers: broadcasts a row change to a private channel.';

-- The change log behind postgres_changes: rows live for a minute. Nobody but
-- the platform reads it; it shows each subscriber what his policies allow.
create table realtime.changes (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  schema_name text not null,
  table_name text not null,
  type text not null check (type in ('INSERT', 'UPDATE', 'DELETE')),
  record jsonb,
  old_record jsonb,
  commit_timestamp timestamptz not null default now()
);
create index changes_transaction_id_idx on realtime.changes (transaction_id);
create index changes_commit_timestamp_idx on realtime.changes (commit_timestamp);
alter table realtime.changes enable row level security;
comment on table realtime.changes is
  'Recent row changes of the tables in the publication supabase_realtime, written by triggers.';

create function realtime.log_change() returns trigger language plpgsql security definer
set search_path = '' as $$
begin
  insert into realtime.changes (schema_name, table_name, type, record, old_record)
  values (tg_table_schema, tg_table_name, tg_op, to_jsonb(new), to_jsonb(old));
  -- Equal notifications of one transaction are sent once.
  perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  return null;
end $$;

create function realtime.follow_publication() returns void language plpgsql security definer
set search_path = '' as $$
declare
  v_table record;
begin
  perform pg_advisory_xact_lock(4200018);
  for v_table in
    select p.schemaname, p.tablename from pg_publication_tables p
    where p.pubname = 'supabase_realtime' and not exists (
      select from pg_trigger t
      where t.tgrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
        and t.tgname = 'realtime_log_change'
    )
  loop
    execute format(
      'create trigger realtime_log_change after insert or update or delete on %I.%I '
      'for each row execute function realtime.log_change()',
      v_table.schemaname, v_table.tablename
    );
  end loop;
  for v_table in
    select n.nspname, c.relname from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where t.tgname = 'realtime_log_change' and not t.tgisinternal and not exists (
      select from pg_publication_tables p
      where p.pubname = 'supabase_realtime' and p.schemaname = n.nspname and p.tablename = c.relname
    )
  loop
    execute format('drop trigger realtime_log_change on %I.%I', v_table.nspname, v_table.relname);
  end loop;
end $$;
comment on function realtime.follow_publication() is
  'Puts the logging trigger on each table of the publication supabase_realtime and takes it off '
  'the others.';

-- Messages between server processes that do not fit into a notification (8,000
-- bytes). Rows live for a minute.
create table realtime.relayed_messages (
  id uuid not null default gen_random_uuid() primary key,
  body text not null,
  created_at timestamptz not null default now()
);
alter table realtime.relayed_messages enable row level security;
comment on table realtime.relayed_messages is
  'Large messages between server processes, named by a notification.';

grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to anon, authenticated, service_role;
