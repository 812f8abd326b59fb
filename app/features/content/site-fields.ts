import type { ReactNode } from 'react';
import { SAVED_MEANWHILE } from '#app/private/save-seen.ts';

export type SiteField = {
  name: string;
  label: string;
  /** `checks`: several of `options`; `text`: more than one line. */
  kind?:
    | 'line'
    | 'text'
    | 'day'
    | 'time'
    | 'number'
    | 'email'
    | 'url'
    | 'select'
    | 'check'
    | 'checks';
  hint?: ReactNode;
  /** True unless said otherwise. */
  required?: boolean;
  options?: readonly (readonly [value: string, label: string])[];
  rows?: number;
  mono?: boolean;
  /** Takes the whole width, as `text` does. */
  wide?: boolean;
  /** A third of it, where there is room. */
  short?: boolean;
  /** What is still to be done with it: read out, and a coloured edge to the eye. */
  mark?: string;
  /** Stands within the field, behind a figure. */
  unit?: '€' | '%' | 'km';
  /** What holds while the field is empty. */
  placeholder?: string;
  /** As wide as so many characters. */
  chars?: number;
};

/**
 * Values of a form by field name, and the version of the row they come from (''
 * for none): what the form writes over.
 */
export type SiteVersion = { values: Readonly<Record<string, string>>; seen: string };

/**
 * What the actions of the admin pages answer. `fieldErrors` by field name, in
 * German; `theirs`: somebody else was faster, null: and has deleted it.
 */
export type SiteFormAnswer =
  | { saved: true; seen?: string }
  | {
      saved: false;
      message: string;
      fieldErrors?: Record<string, string>;
      theirs?: SiteVersion | null;
    };

export const changedMeanwhile = (theirs: SiteVersion | null): SiteFormAnswer => ({
  saved: false,
  message: SAVED_MEANWHILE,
  theirs,
});

export const refused = (fieldErrors: Record<string, string>): SiteFormAnswer => ({
  saved: false,
  message: 'Bitte prüfen Sie die markierten Felder.',
  fieldErrors,
});

/** Answer to a write that the database did not take. */
export const notStored = (error: { code?: string }): SiteFormAnswer => ({
  saved: false,
  message:
    error.code === '42501' ? 'Ihnen fehlt das Recht dazu.' : 'Bitte versuchen Sie es erneut.',
});

/** Answer of the browser to a call that did not come back. */
export const notAnswered = (message: string): SiteFormAnswer => ({ saved: false, message });

/** The text of a form field, trimmed; '' when it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
