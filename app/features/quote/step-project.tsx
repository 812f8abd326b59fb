import { useState } from 'react';
import { INDUSTRIES } from '#shared/agency/business.ts';
import { formatNumber } from '#shared/core/format.ts';
import { urgencyBadge } from '#shared/pricing/price.ts';
import { buildShortPriceNote } from '#shared/pricing/price-note.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';
import { useCompany, usePrices } from '#app/lib/use-site.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { RadioCards } from '#app/ui/form/radio-cards.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PackageChoice } from './package-choice.tsx';
import { ServicesField } from './services-field.tsx';
import { fieldId, type StepProps } from './step-props.ts';

export function StepProject({ form, errors, onChange }: StepProps) {
  const texts = useTexts(NOTICE_TEXTS);
  const { audience } = useCompany();
  const { projectTypes, urgencies } = usePrices();
  const hasExtras = form.additionalServices.length > 0;
  const [isOpen, setOpen] = useState(hasExtras);
  const [hadExtras, setHadExtras] = useState(hasExtras);
  // What came along is shown; the box does not close under the finger that takes out the last one.
  if (hasExtras !== hadExtras) {
    setHadExtras(hasExtras);
    if (hasExtras) setOpen(true);
  }
  return (
    <div className="grid gap-4">
      <PackageChoice form={form} onChange={onChange} />
      <div>
        <RadioCards
          id={fieldId('projectType')}
          legend={texts['quote.what']}
          required
          value={form.projectType}
          error={errors.projectType}
          onChange={(projectType) => onChange({ projectType })}
          options={projectTypes.map((type) => ({
            value: type.id as string,
            title: type.title,
            description: type.description,
            // Without a space, as the specification has it (QUOTE-05…08).
            aside: `ab ${formatNumber(type.basePrice)}€`,
            icon: <Icon name={type.icon} size={24} className="max-sm:hidden" />,
          }))}
        />
        <p className="text-fine text-muted">Preise {buildShortPriceNote(audience)}.</p>
      </div>
      <Field label="Branche" id={fieldId('industry')} required error={errors.industry}>
        {(control) => (
          <Select
            {...control}
            value={form.industry}
            onChange={(event) => onChange({ industry: event.target.value })}
          >
            <option value="" disabled hidden>
              Bitte wählen
            </option>
            {INDUSTRIES.map((industry) => (
              <option key={industry}>{industry}</option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <RadioCards
          id={fieldId('urgency')}
          legend={texts['quote.when']}
          value={form.urgency}
          error={errors.urgency}
          onChange={(urgency) => onChange({ urgency })}
          options={urgencies.map((option) => {
            const badge = urgencyBadge(option.multiplier);
            return {
              value: option.value as string,
              title: option.label,
              aside: badge && <Badge>{badge}</Badge>,
            };
          })}
        />
        {form.urgency && (
          <Button
            variant="quiet"
            size="small"
            className="mt-1 -ml-4"
            onClick={() => onChange({ urgency: '' })}
          >
            Ohne Termin
          </Button>
        )}
      </div>
      <details
        className="group border-y border-line"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 text-small font-semibold">
          <span>
            Zusätze wählen<span className="font-normal text-muted"> (optional)</span>
          </span>
          <Icon name="plus" className="transition-transform duration-200 group-open:rotate-45" />
        </summary>
        {/* The summary has named them. */}
        <div className="[&_legend]:sr-only">
          <ServicesField id="quote-extras" form={form} onChange={onChange} />
        </div>
      </details>
    </div>
  );
}
