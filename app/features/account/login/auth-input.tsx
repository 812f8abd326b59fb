import { useState, type ComponentProps } from 'react';
import { Field, Input } from '#app/ui/form/field.tsx';
import { PASSWORD_MIN_LENGTH, type AuthField } from './credentials.ts';

type Look = { label: string; input: ComponentProps<'input'>; hint?: string };

const buildLook = (field: AuthField, isNew: boolean): Look => {
  switch (field) {
    case 'fullName':
      return { label: 'Vollständiger Name', input: { autoComplete: 'name', maxLength: 120 } };
    case 'email':
      return {
        label: 'E-Mail',
        input: { type: 'email', autoComplete: 'username', maxLength: 254 },
      };
    case 'oldPassword':
      return {
        label: 'Bisheriges Passwort',
        input: { type: 'password', autoComplete: 'current-password', maxLength: 128 },
      };
    case 'password':
      return {
        label: 'Passwort',
        input: {
          type: 'password',
          autoComplete: isNew ? 'new-password' : 'current-password',
          maxLength: 128,
        },
        ...(isNew && {
          hint:
            `Mindestens ${PASSWORD_MIN_LENGTH} Zeichen. Ein Satz ist leichter zu merken als ` +
            'ein Wort.',
        }),
      };
    case 'code':
      return {
        label: 'Code',
        input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 11 },
        hint: 'Sechs Ziffern',
      };
    case 'spareCode':
      return {
        label: 'Wiederherstellungscode',
        input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 20 },
        hint: 'Zwölf Zeichen, zum Beispiel 3f0a-91c7-d24b',
      };
  }
};

type Props = {
  field: AuthField;
  isNew: boolean;
  /** In place of the usual one, of a value that is new. */
  newLabel?: string;
  error: string | undefined;
  defaultValue: string | undefined;
};

export function AuthInput({ field, isNew, newLabel, error, defaultValue }: Props) {
  const [shown, setShown] = useState(false);
  const { label, input, hint } = buildLook(field, isNew);
  const isPassword = input.type === 'password';
  return (
    <Field label={newLabel ?? label} hint={hint} error={error} required>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            {...input}
            name={field}
            defaultValue={defaultValue}
            type={isPassword && shown ? 'text' : (input.type ?? 'text')}
            className={isPassword ? 'pr-24' : undefined}
          />
          {isPassword && (
            <button
              type="button"
              // Its name must not contain the field's label: two controls with
              // one name are hard to tell apart by voice.
              aria-label={shown ? 'Zeichen verbergen' : 'Zeichen anzeigen'}
              className="absolute inset-y-0 right-0 px-3.5 text-fine font-semibold underline underline-offset-4"
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Verbergen' : 'Anzeigen'}
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
