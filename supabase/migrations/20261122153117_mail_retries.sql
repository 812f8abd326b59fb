-- Eight attempts ended after two hours: a mail server that is away for a night cost mails. Ten attempts now last a day.
create or replace function public.fail_mail(mail_id uuid, reason text, max_attempts integer default 10) returns void
language sql security definer set search_path = '' as $$
  update public.outbox_mails
  set status = case when attempts >= max_attempts then 'dead' else 'pending' end,
      last_error = left(reason, 500),
      -- 1, 3, 9 … minutes, at most 6 hours
      next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * power(3, attempts - 1))
  where id = mail_id
$$;
