import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { QUOTE_DIALOG } from './dialog-id.ts';

/** Where an enquiry is written without script; early.ts leads there too. */
const WITHOUT_SCRIPT = '/kontakt#schreiben';

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
 * address (chosen.ts). Without script one asks by the contact form.
 */
export const QuoteButton = ({
  label = 'Kostenloses Angebot anfordern',
  className,
  form,
  ...look
}: Props) => (
  <>
    <Button
      {...look}
      form={form}
      className={cx(className, 'scriptless:hidden')}
      aria-haspopup="dialog"
      data-frame="dialog"
      aria-controls={QUOTE_DIALOG}
    >
      {label}
    </Button>
    <noscript className="scriptless:contents">
      <ButtonLink {...look} className={className} to={WITHOUT_SCRIPT}>
        {label}
      </ButtonLink>
    </noscript>
  </>
);
