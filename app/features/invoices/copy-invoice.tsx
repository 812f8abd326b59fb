import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { createUuid } from '#app/lib/uuid.ts';
import { MenuButton } from '#app/private/more-menu.tsx';
import { useInvoiceAction } from './invoice-call.ts';

/** Begins a draft with the customer and the positions of this invoice: what recurs is billed so. */
export function CopyInvoice({ id: invoiceId }: { id: string }) {
  const navigate = useNavigate();
  const create = useInvoiceAction('Entwurf angelegt');
  // One draft, however often it is sent.
  const id = useRef('');
  return (
    <MenuButton
      disabled={create.isPending}
      onClick={() => {
        id.current ||= createUuid();
        create.mutate(
          { action: 'create-like', id: id.current, invoiceId },
          {
            onSuccess: (draft) => {
              id.current = '';
              if (draft) void navigate(`/admin/rechnungen/${draft.id}`);
            },
          },
        );
      }}
    >
      Neue Rechnung wie diese
    </MenuButton>
  );
}
