import { useState } from 'react';
import { EMAIL_UMLAUT, PHONE_INVALID } from '#shared/forms/form-messages.ts';
import { findEmailProblem } from '#shared/forms/email-address.ts';
import { QUOTE_LIMITS } from '#shared/quote/quote-messages.ts';
import { Field, Input } from '#app/ui/form/field.tsx';
import { fieldId, type StepProps } from './step-props.ts';
import { useWrongPhone } from './use-wrong-phone.ts';

export function StepContact({ form, errors, onChange }: StepProps) {
  const [emailLeft, setEmailLeft] = useState(false);
  const [phoneLeft, setPhoneLeft] = useState(false);
  // Hints, not errors: the step is valid with anything in the fields (QUOTE-13,
  // QUOTE-14), the server checks the formats.
  const problem = emailLeft && form.email !== '' ? findEmailProblem(form.email.trim()) : null;
  const wrongPhone = useWrongPhone(form.phone, phoneLeft);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Name"
        id={fieldId('name')}
        required
        error={errors.name}
        className="sm:col-span-2"
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={QUOTE_LIMITS.name}
            value={form.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="E-Mail"
        id={fieldId('email')}
        required
        error={errors.email}
        hint={
          problem === null
            ? 'Dorthin schicken wir Ihr Angebot.'
            : problem === EMAIL_UMLAUT
              ? EMAIL_UMLAUT
              : 'Ist die Adresse vollständig? Zum Beispiel name@firma.de'
        }
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={QUOTE_LIMITS.email}
            value={form.email}
            onBlur={() => setEmailLeft(true)}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Telefon"
        id={fieldId('phone')}
        required
        error={errors.phone}
        hint={
          wrongPhone && !errors.phone ? (
            <span role="status" className="font-semibold text-ink">
              {PHONE_INVALID}
            </span>
          ) : (
            'Nur für Rückfragen zu dieser Anfrage.'
          )
        }
      >
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="tel"
            maxLength={QUOTE_LIMITS.phone}
            value={form.phone}
            onBlur={() => setPhoneLeft(true)}
            onChange={(event) => onChange({ phone: event.target.value })}
          />
        )}
      </Field>
      <Field label="Unternehmen" id={fieldId('company')} error={errors.company}>
        {(control) => (
          <Input
            {...control}
            autoComplete="organization"
            maxLength={QUOTE_LIMITS.company}
            value={form.company}
            onChange={(event) => onChange({ company: event.target.value })}
          />
        )}
      </Field>
      <Field label="Stadt/Region" id={fieldId('location')} error={errors.location}>
        {(control) => (
          <Input
            {...control}
            autoComplete="address-level2"
            maxLength={QUOTE_LIMITS.location}
            value={form.location}
            onChange={(event) => onChange({ location: event.target.value })}
          />
        )}
      </Field>
      {/* Trap field: people never meet it, programs fill it in. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label htmlFor="quote-website">Website</label>
        <input
          id="quote-website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={form.website}
          onChange={(event) => onChange({ website: event.target.value })}
        />
      </div>
    </div>
  );
}
