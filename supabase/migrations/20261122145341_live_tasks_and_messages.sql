-- Tasks and messages of the contact form, too, appear on every open page of the agency without a reload.
alter publication supabase_realtime add table public.tasks, public.contact_messages;
