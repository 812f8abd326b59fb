-- The newest step of 30 s whose code a factor has accepted: no code counts twice (RFC 6238, 5.2).
create table platform.totp_steps (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  step bigint not null
);
alter table platform.totp_steps enable row level security;
comment on table platform.totp_steps is
  'Auth: the newest step whose code an authenticator app has signed in with; earlier ones are used up.';
