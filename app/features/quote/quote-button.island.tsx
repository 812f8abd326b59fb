import { useRef, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '#app/ui/button.tsx';
import { QuoteModal } from './quote-modal.tsx';
import type { QuotePrefill } from './prefill.ts';
import { prefillQuote } from './quote-store.ts';

type Props = {
  label?: string;
  prefill?: QuotePrefill;
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  className?: string;
};

/** Opens the quote request, whose code comes with the button: a press is answered at once. */
export default function QuoteButton({
  label = 'Kostenloses Angebot anfordern',
  prefill = {},
  ...look
}: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    prefillQuote(prefill);
    setOpen(true);
  };
  return (
    <>
      <Button ref={button} {...look} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {isOpen && <QuoteModal onClose={() => setOpen(false)} returnFocus={button} />}
    </>
  );
}
