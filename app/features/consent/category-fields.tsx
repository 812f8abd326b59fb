import { listCategories } from '#shared/consent/consent-categories.ts';
import { cx } from '#app/ui/cx.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import type { ConsentChoices } from '#app/lib/consent-record.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { CONSENT_BANNER_TEXTS } from '#shared/texts/consent-banner.ts';

/** The four categories; the necessary one is on and stays on (COOKIE-06). */
export function CategoryFields({
  choices,
  onChange,
  isWide = false,
}: {
  choices: ConsentChoices;
  onChange: (choices: ConsentChoices) => void;
  /** Over the width of the page: beside each other where it has room. */
  isWide?: boolean;
}) {
  return (
    <fieldset className={isWide ? 'gap-x-10 md:grid md:grid-cols-2 lg:grid-cols-4' : undefined}>
      <legend className="sr-only">Kategorien</legend>
      {listCategories(useTexts(CONSENT_BANNER_TEXTS)).map(({ id, label, description }) => (
        <Checkbox
          key={id}
          name={id}
          className={cx('border-t border-line', !isWide && 'first-of-type:border-t-0')}
          label={<span className="font-semibold">{label}</span>}
          hint={description}
          {...(id === 'necessary'
            ? { checked: true, disabled: true, readOnly: true }
            : {
                checked: choices[id],
                onChange: (event) => onChange({ ...choices, [id]: event.target.checked }),
              })}
        />
      ))}
    </fieldset>
  );
}
