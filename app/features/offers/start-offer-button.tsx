import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Party } from '#shared/billing/billing.ts';
import type { Database } from '#shared/database-types.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import type { Source } from './make-offer.ts';

/** Whom an offer without an enquiry is for, or how that is found out once it is begun. */
type Customer = Party | ((client: SupabaseClient<Database>) => Promise<Party>);

/**
 * Opens the draft of an enquiry, or begins one, for a customer where he is known. What drafts are
 * made of comes with the press: the palette of every page has this.
 */
export function useStartOffer(source: Source, customer?: Customer) {
  const navigate = useNavigate();
  const company = useCompany();
  const start = useRowChange<void, string>({
    reads: [['admin-offers']],
    write: async (client) => {
      const { makeOffer } = await import('./make-offer.ts');
      const party = typeof customer === 'function' ? await customer(client) : customer;
      return { error: null, data: await makeOffer(client, source, company, party) };
    },
    failed: 'Kein Entwurf angelegt',
  });
  return {
    isPending: start.isPending,
    open: () => start.mutate(undefined, { onSuccess: (id) => navigate(`/admin/angebote/${id}`) }),
  };
}

type StartOfferButtonProps = {
  source: Source;
  customer?: Customer;
  variant?: ButtonVariant;
  children: ReactNode;
};

export function StartOfferButton({
  source,
  customer,
  variant = 'primary',
  children,
}: StartOfferButtonProps) {
  const start = useStartOffer(source, customer);
  return (
    <Button size="small" variant={variant} busy={start.isPending} onClick={start.open}>
      {children}
    </Button>
  );
}
