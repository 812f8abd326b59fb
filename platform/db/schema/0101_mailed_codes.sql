-- The six digits of a mail beside its link, which has a secret of its own in auth.one_time_tokens.
-- Here, because the tables of schema auth keep the columns that Supabase Auth gives them.
create table platform.mailed_codes (
  token_id uuid primary key references auth.one_time_tokens (id) on delete cascade,
  code_hash text not null check (char_length(code_hash) > 0),
  failures smallint not null default 0
);
alter table platform.mailed_codes enable row level security;
comment on table platform.mailed_codes is
  'Auth: keyed hashes of mailed codes; one with too many wrong tries is deleted, its link stays.';
