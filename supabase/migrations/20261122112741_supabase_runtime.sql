-- What the product needs from the database only where Supabase runs it: a count for the limits of functions, and a place for Auth's mails.

create unlogged table public.function_call_counts (
  bucket text primary key check (length(bucket) = 64),
  calls integer not null,
  ends_at timestamptz not null
);
comment on table public.function_call_counts is 'Calls of functions within a window, for their limits. bucket: keyed hash of what is counted, so that no address is stored. Ended windows are deleted by the next calls. Only used on Supabase; the server counts in memory.';
create index function_call_counts_ended on public.function_call_counts (ends_at);
alter table public.function_call_counts enable row level security;
grant all on public.function_call_counts to service_role;

create function public.count_function_call(bucket text, max_calls integer, window_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  counted integer;
begin
  delete from public.function_call_counts as ended where ended.bucket in (
    select old.bucket from public.function_call_counts as old where old.ends_at <= now() limit 100 for update skip locked
  );
  insert into public.function_call_counts as known (bucket, calls, ends_at)
  values (count_function_call.bucket, 1, now() + make_interval(secs => window_seconds))
  on conflict on constraint function_call_counts_pkey do update set
    calls = case when known.ends_at <= now() then 1 else known.calls + 1 end,
    ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
  returning calls into counted;
  return counted <= max_calls;
end $$;
comment on function public.count_function_call(text, integer, integer) is 'Counts one call in a window that starts with its first call; false when the window has had max_calls before.';
revoke execute on function public.count_function_call(text, integer, integer) from public, anon, authenticated;
grant execute on function public.count_function_call(text, integer, integer) to service_role;

create function public.send_auth_mail(event jsonb) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  person jsonb := event -> 'user';
  mail jsonb := event -> 'email_data';
  action text := mail ->> 'email_action_type';
  -- Every byte is escaped: there is no function for it, and a link need not be pretty.
  target text := regexp_replace(encode(convert_to(coalesce(mail ->> 'redirect_to', ''), 'UTF8'), 'hex'), '(..)', '%\1', 'g');
  door text := regexp_replace(mail ->> 'site_url', '(/auth/v1)?/*$', '') || '/auth/v1/verify';
  has_two boolean := action = 'email_change' and coalesce(mail ->> 'token_new', '') <> '';
  row_of record;
begin
  for row_of in
    select * from (values
      (case action when 'signup' then 'confirmation' when 'magiclink' then 'magic_link' when 'email' then 'magic_link'
        when 'email_change' then 'email_change_new' else action end,
        case action when 'email_change' then coalesce(nullif(person ->> 'new_email', ''), person ->> 'email') else person ->> 'email' end,
        -- Auth names the hash of the new address token_hash and its code token_new; without a second mail the code is in token.
        case when has_two then mail ->> 'token_new' else mail ->> 'token' end, mail ->> 'token_hash'),
      (case when has_two then 'email_change_current' end, person ->> 'email', mail ->> 'token', mail ->> 'token_hash_new')
    ) as mails (kind, recipient, code, hash)
    where kind in ('confirmation', 'invite', 'magic_link', 'recovery', 'email_change_new', 'email_change_current', 'reauthentication')
  loop
    perform public.enqueue_mail(
      concat_ws(':', 'auth', row_of.kind, person ->> 'id', gen_random_uuid()),
      'auth-' || row_of.kind,
      row_of.recipient,
      jsonb_strip_nulls(jsonb_build_object(
        'code', nullif(row_of.code, ''),
        'actionLink', case when coalesce(row_of.hash, '') <> '' and action <> 'reauthentication'
          then format('%s?token=%s&type=%s&redirect_to=%s', door, row_of.hash, action, target) end,
        'newEmail', nullif(person ->> 'new_email', ''),
        'name', nullif(person #>> '{user_metadata,full_name}', '')
      ))
    );
  end loop;
  return '{}';
end $$;
comment on function public.send_auth_mail(jsonb) is 'Send Email hook of Supabase Auth (config.toml): queues its mails with the same templates as the own platform. Notices of Auth without a template are dropped.';
revoke execute on function public.send_auth_mail(jsonb) from public, anon, authenticated;
grant execute on function public.send_auth_mail(jsonb) to service_role;
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.send_auth_mail(jsonb) to supabase_auth_admin;
  end if;
end $$;
