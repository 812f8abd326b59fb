import type { ComponentProps } from 'react';
import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { useAddress } from '#app/lib/use-site.ts';
import { ESTIMATE_FORM } from '../home/price-estimate.island.tsx';

/**
 * The first action of every page, in bar, menu and dock. The form that it opens
 * stands in the frame (site-frame.tsx); on the home page it begins with what
 * the gauge shows.
 */
export function QuoteAction(look: Omit<ComponentProps<typeof QuoteButton>, 'label' | 'form'>) {
  const { pathname } = useAddress();
  return (
    <QuoteButton
      label="Angebot anfragen"
      {...look}
      {...(pathname === '/' && { form: ESTIMATE_FORM })}
    />
  );
}
