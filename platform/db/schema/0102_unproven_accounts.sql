-- How often a mail was asked for while nobody had shown that the address of an account is his.
create table platform.unproven_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requests integer not null default 1
);
alter table platform.unproven_accounts enable row level security;
comment on table platform.unproven_accounts is
  'Auth: sign-ups, codes and recoveries asked for an unconfirmed address; two may be two people.';
-- What was asked for before this was counted.
insert into platform.unproven_accounts (user_id)
select id from auth.users where email_confirmed_at is null and email is not null;
