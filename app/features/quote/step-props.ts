import type { QuoteField, QuoteFieldErrors } from '#shared/quote/quote.ts';
import type { QuoteForm } from './quote-form.ts';

export type StepProps = {
  form: QuoteForm;
  errors: QuoteFieldErrors;
  onChange: (change: Partial<QuoteForm>) => void;
};

/** Id of a field's control or group; the error summary links to it. */
export const fieldId = (field: QuoteField): string => `quote-${field}`;
