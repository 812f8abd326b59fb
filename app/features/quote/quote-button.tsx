import { Button, type ButtonSize, type ButtonVariant } from '#app/ui/button.tsx';
import { QUOTE_DIALOG } from './dialog-id.ts';

type Props = {
  label?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  className?: string;
  /** Id of a form elsewhere in the page whose choices go along. */
  form?: string;
};

/**
 * Opens the quote request, which stands in every page
 * (routes/marketing/frame/site-frame.tsx). Within a form, what the visitor has
 * chosen there goes along: its controls are named like the parameters of an
 * address (chosen.ts).
 */
export const QuoteButton = ({ label = 'Kostenloses Angebot anfordern', ...look }: Props) => (
  <Button {...look} aria-haspopup="dialog" data-frame="dialog" aria-controls={QUOTE_DIALOG}>
    {label}
  </Button>
);
