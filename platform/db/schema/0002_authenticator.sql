-- Who callers' statements run under, as on Supabase: a login that owns nothing, inherits nothing and may become these three roles only.
do $$
begin
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator noinherit nologin;
  end if;
  grant anon, authenticated, service_role to authenticator;
  execute format('grant connect on database %I to authenticator', current_database());
  -- What a caller left behind in a session (a table that hides another, a trigger on it) would meet the next one.
  execute format('revoke temporary on database %I from public', current_database());
end $$;
