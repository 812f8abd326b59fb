-- What customers write of themselves over REST is cleaned as forms are (shared/forms/clean-text.ts):
-- it stands in greetings, lists, offers and invoices.

create function public.clean_lines() returns trigger
language plpgsql set search_path = '' as $$
begin
  return jsonb_populate_record(new, (
    select jsonb_object_agg(name, btrim(regexp_replace(
      regexp_replace(
        to_jsonb(new) ->> name, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+', '', 'g'
      ),
      '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g'
    )))
    from unnest(tg_argv) as name
  ));
end $$;
comment on function public.clean_lines() is
  'Trigger: of the columns named in its arguments marks of direction go, control characters become '
  'spaces, and none stands at their ends.';
create trigger clean_lines before insert or update of full_name on public.profiles
  for each row execute function public.clean_lines('full_name');
create trigger clean_lines before insert or update on public.customer_details
  for each row execute function public.clean_lines(
    'phone', 'company', 'street', 'postcode', 'city', 'vat_id'
  );

-- What was stored before.
update public.profiles set full_name = full_name
where full_name ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
update public.customer_details set city = city
where concat(phone, company, street, postcode, city, vat_id)
  ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
