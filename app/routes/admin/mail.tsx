import { BesideMails } from '#app/features/operations/mail-list.tsx';
import { MailRecord } from '#app/features/operations/mail-record.tsx';
import type { Route } from './+types/mail.ts';

export default function AdminMail({ params }: Route.ComponentProps) {
  return (
    <BesideMails>
      <MailRecord id={params.id} />
    </BesideMails>
  );
}
