import { formatWholePrice } from '#shared/core/format.ts';
import { usePrices } from '#app/lib/use-site.ts';
import { Button } from '#app/ui/button.tsx';
import { fieldId, type StepProps } from './step-props.ts';

/** The package that the visitor came with, by name and price; nothing where he has none. */
export function PackageChoice({ form, onChange }: Pick<StepProps, 'form' | 'onChange'>) {
  const chosen = usePrices().packages.find(({ id }) => id === form.package);
  if (!chosen) return null;
  return (
    <section
      id={fieldId('package')}
      aria-labelledby="quote-package-name"
      className="flex flex-wrap items-center justify-between gap-x-6 border-y border-line border-l-[6px] border-l-accent bg-surface py-2 pr-1 pl-4"
    >
      <div>
        <p className="caption">Ihr Paket</p>
        <p id="quote-package-name" className="font-semibold">
          {chosen.name}, <span className="tabular">{formatWholePrice(chosen.price)}</span>
        </p>
        <p className="text-fine text-muted">fertig in {chosen.delivery}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        className="max-sm:-ml-4"
        onClick={() => onChange({ package: '' })}
      >
        Ohne Paket anfragen
      </Button>
    </section>
  );
}
