import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCompany } from '#app/lib/use-site.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import type { Source } from './make-offer.ts';

/**
 * Opens the draft of an enquiry. What drafts are made of comes with the press:
 * the palette of every page has this.
 */
export function useStartOffer(source: Source) {
  const navigate = useNavigate();
  const { audience } = useCompany();
  return useMutation({
    mutationFn: async () => (await import('./make-offer.ts')).makeOffer(source, audience),
    onSuccess: (id) => void navigate(`/admin/angebote/${id}`),
    onError: () =>
      void showToast({
        title: 'Kein Entwurf angelegt',
        description: 'Bitte versuchen Sie es erneut.',
        tone: 'destructive',
      }),
  });
}

export function StartOfferButton({ source, children }: { source: Source; children: ReactNode }) {
  const start = useStartOffer(source);
  return (
    <Button size="small" busy={start.isPending} onClick={() => start.mutate()}>
      {children}
    </Button>
  );
}
