-- Admins set up a second factor: reminded from their first visit on, and after seven days the
-- admin area waits for it (app/features/account/security/factor-reminder.tsx).

create table public.factor_deadlines (
  user_id uuid primary key references auth.users (id) on delete cascade,
  due_at timestamptz not null default now() + interval '7 days',
  quiet_until timestamptz check (quiet_until <= due_at)
);
comment on table public.factor_deadlines is
  'Until when an admin may put off the second factor, and until when he asked not to be reminded. '
  'One period of seven days an account: removing a factor begins no new one. Read and written by '
  'functions only; ends with the account.';
alter table public.factor_deadlines enable row level security;

create function public.factor_reminder() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  deadline public.factor_deadlines;
begin
  if not public.is_admin() or exists (
    select 1 from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  ) then
    return null;
  end if;
  insert into public.factor_deadlines (user_id) values (auth.uid()) on conflict do nothing;
  select * into deadline from public.factor_deadlines where user_id = auth.uid();
  return jsonb_build_object(
    'due_at', deadline.due_at,
    'is_due', deadline.due_at <= now(),
    'is_quiet', coalesce(deadline.quiet_until > now(), false)
  );
end $$;
comment on function public.factor_reminder() is
  'For the calling admin: until when he may put off the second factor, and whether he is to be '
  'reminded now. Null for others and where one is set up. The first call begins the seven days.';
grant execute on function public.factor_reminder() to authenticated;

create function public.postpone_factor() returns void
language sql security definer set search_path = '' as $$
  update public.factor_deadlines set quiet_until = least(now() + interval '1 day', due_at)
  where user_id = auth.uid()
$$;
comment on function public.postpone_factor() is
  'For the calling admin: no reminder of the second factor for a day, and never beyond the seven.';
grant execute on function public.postpone_factor() to authenticated;
