-- Whoever forgets to sign in finds his enquiry in the portal at the next sign-in. Until then it belongs to nobody: an address alone proves nothing (QUOTE-41).
drop trigger adopt_guest_requests on auth.users;
create trigger adopt_guest_requests after insert or update of email_confirmed_at, email, last_sign_in_at on auth.users
for each row execute function public.adopt_guest_requests();
