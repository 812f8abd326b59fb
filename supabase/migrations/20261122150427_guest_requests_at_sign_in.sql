-- Whoever forgets to sign in finds his enquiry in the portal at the next sign-in. Until then it belongs to nobody: an address alone proves nothing (QUOTE-41).
-- A second trigger, because on Supabase the first cannot be replaced: auth.users belongs to somebody else.
create trigger adopt_guest_requests_at_sign_in after update of last_sign_in_at on auth.users
for each row execute function public.adopt_guest_requests();
