-- Accounts of single sign-on stand beside those of the same address: which of them is meant is the
-- same each time.

create or replace function public.find_account(address text) returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users as u
  where lower(u.email) = lower(address) and u.email_confirmed_at is not null
  order by u.is_sso_user, u.created_at limit 1
$$;
comment on function public.find_account(text) is
  'The account whose confirmed address this is, or null; one of single sign-on where there is no '
  'other.';

create or replace function public.assign_customer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- The tables have different columns.
  document jsonb := to_jsonb(new);
  request public.quote_requests;
begin
  -- One spelling, so that all documents of an address are found with it. (What a trigger sets with
  -- `:=` is left to it in the generated types; this has to be given.)
  select lower(btrim(new.customer_email)) into new.customer_email;
  if tg_op = 'UPDATE' and old.customer_id is not null
    and lower(new.customer_email) = lower(old.customer_email) then
    return new;
  end if;
  new.customer_id := (
    select id from auth.users
    where lower(email) = lower(new.customer_email) and email_confirmed_at is not null
      and not is_anonymous
    order by is_sso_user, created_at limit 1
  );
  -- Whoever is given something that is no draft any more is the one it was meant for.
  if new.customer_id is not null
    or (tg_op = 'UPDATE' and to_jsonb(old) ->> 'status' <> 'draft') then
    return new;
  end if;

  new.customer_id := coalesce(
    (select i.customer_id from public.invoices i where i.id = (document ->> 'cancels')::uuid),
    (select o.customer_id from public.offers o where o.id = (document ->> 'offer_id')::uuid),
    (select p.customer_id from public.projects p where p.id = (document ->> 'project_id')::uuid)
  );
  select r.* into request from public.quote_requests r
  join auth.users u on u.id = r.user_id
  join public.profiles p on p.id = u.id and p.role = 'customer'
  where new.customer_id is null and r.id = (document ->> 'quote_request_id')::uuid
    and u.email_confirmed_at is not null and not u.is_anonymous;
  -- An address that others' offers name may be theirs: a draft takes over what they say.
  if request.user_id is not null and not exists (
    select from public.offers o
    where lower(o.customer_email) = lower(new.customer_email) and o.id <> new.id
      and o.customer_id is distinct from request.user_id
  ) then
    new.customer_id := request.user_id;
  end if;
  return new;
end $$;
