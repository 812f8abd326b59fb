import { pricePeriod } from '#shared/pricing/price.ts';
import { usePrices } from '#app/lib/use-site.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import type { StepProps } from './step-props.ts';

/** The six additional services, each with what it adds (QUOTE-17). */
export function ServicesField({
  form,
  onChange,
  id,
}: Pick<StepProps, 'form' | 'onChange'> & { id: string }) {
  const { services } = usePrices();
  const toggle = (changed: string, chosen: boolean): void =>
    onChange({
      additionalServices: services
        .map((service) => service.id as string)
        .filter((known) => (known === changed ? chosen : form.additionalServices.includes(known))),
    });
  return (
    <fieldset id={id} className="min-w-0">
      <legend className="text-small font-semibold">
        Zusatzleistungen<span className="font-normal text-muted"> (optional)</span>
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {services.map((service) => (
          <Checkbox
            key={service.id}
            value={service.id}
            checked={form.additionalServices.includes(service.id)}
            onChange={(event) => toggle(service.id, event.target.checked)}
            label={
              <>
                {service.label}{' '}
                <span className="tabular font-semibold whitespace-nowrap">
                  +{service.price}€{pricePeriod(service)}
                </span>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
