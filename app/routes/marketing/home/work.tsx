import { BeforeAfter } from '#app/features/showcase/before-after.tsx';
import { usePrices } from '#app/lib/use-site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import {
  EXAMPLES,
  examplePath,
  priceExample,
  type ExampleName,
} from '#content/examples/examples.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';
import { fillText } from '#shared/texts/text-group.ts';

/** The one whose two halves differ at a glance; the texts beside it are about it. */
const NAME: ExampleName = 'physiotherapie';
const SHOWN = EXAMPLES.find(({ name }) => name === NAME)!;

/** One page that can be used beside what it replaces; the shelf above holds all five. */
export function Work() {
  const prices = usePrices();
  const texts = readTexts(HOME_TEXTS);
  return (
    <Section
      id="arbeiten"
      title={texts['work.title']}
      intro={texts['work.intro']}
      tone="surface"
      space="wide"
    >
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <BeforeAfter
          example={SHOWN}
          sizes="(width < 40rem) 62vw, (width < 64rem) 92vw, 56rem"
          className="lg:col-span-9"
        />
        <div className="grid content-end gap-4 lg:col-span-3 lg:pb-10">
          <p className="font-display text-[1.625rem] leading-tight font-bold">
            {SHOWN.business}, {SHOWN.place}
          </p>
          <p className="text-muted">{SHOWN.piece}.</p>
          <ButtonLink to={examplePath(SHOWN.name)} variant="secondary">
            {texts['work.try']}
            <Icon name="arrow" />
          </ButtonLink>
          <p>
            <TextLink to={`/case-studies/${SHOWN.caseSlug}`} className="inline-block py-2.5">
              {fillText(texts['work.case'], {
                price: formatWholePrice(priceExample(SHOWN, prices)),
              })}
            </TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
