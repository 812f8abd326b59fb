import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Party } from '#shared/billing/billing.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import type { Source } from './make-offer.ts';

/**
 * Opens the draft of an enquiry, or begins one, for a customer where he is known. What drafts are made of comes with the press:
 * the palette of every page has this.
 */
export function useStartOffer(source: Source, customer?: Party) {
  const navigate = useNavigate();
  const { audience } = useCompany();
  const start = useRowChange<void, string>({
    reads: [['admin-offers']],
    write: async (client) => ({
      error: null,
      data: await (await import('./make-offer.ts')).makeOffer(client, source, audience, customer),
    }),
    failed: 'Kein Entwurf angelegt',
  });
  return {
    isPending: start.isPending,
    open: () => start.mutate(undefined, { onSuccess: (id) => navigate(`/admin/angebote/${id}`) }),
  };
}

type StartOfferButtonProps = {
  source: Source;
  /** Whom an offer without an enquiry is for. */
  customer?: Party;
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
