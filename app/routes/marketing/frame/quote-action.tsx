import type { ComponentProps } from 'react';
import { QuoteButton } from '#app/features/quote/quote-button.tsx';

/** The first action of every page, in bar, menu and dock. The form that it opens stands in the frame (site-frame.tsx). */
export const QuoteAction = (look: Omit<ComponentProps<typeof QuoteButton>, 'label'>) => (
  <QuoteButton label="Angebot anfragen" {...look} />
);
