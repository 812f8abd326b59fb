import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCompany } from '#app/lib/use-site.ts';
import { Button } from '#app/ui/button.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import type { Source } from './make-offer.ts';

/**
 * Opens the draft of an enquiry. What drafts are made of comes with the press:
 * the palette of every page has this.
 */
export function useStartOffer(source: Source) {
  const navigate = useNavigate();
  const { audience } = useCompany();
  const start = useRowChange<void, string>({
    reads: [['admin-offers']],
    write: async (client) => ({
      error: null,
      data: await (await import('./make-offer.ts')).makeOffer(client, source, audience),
    }),
    failed: 'Kein Entwurf angelegt',
  });
  return {
    isPending: start.isPending,
    open: () => start.mutate(undefined, { onSuccess: (id) => navigate(`/admin/angebote/${id}`) }),
  };
}

export function StartOfferButton({ source, children }: { source: Source; children: ReactNode }) {
  const start = useStartOffer(source);
  return (
    <Button size="small" busy={start.isPending} onClick={start.open}>
      {children}
    </Button>
  );
}
