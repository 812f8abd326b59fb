import { CITIES } from '#content/places/cities.ts';
import { listCityEntries } from '#content/places/list-cities.ts';
import { REGIONS, SERVICES } from '#shared/agency/business.ts';
import { BorderMap } from '#app/features/places/border-map.tsx';
import { CountryColumns } from '#app/features/places/country-columns.tsx';
import { CityList } from '#app/features/places/city-list.tsx';
import { LinkRows } from '#app/features/places/link-rows.tsx';
import { Breadcrumbs, type Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import type { Route } from './+types/lexicon-home.ts';
import { readTexts } from '#content/texts.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

const PATH = '/seo-lexikon';
const CRUMBS: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'SEO-Lexikon', path: PATH },
];

/** Cities shown on the first page of the lexicon: the nearest ones. */
const NEAREST = 18;

export function loader({ context }: Route.LoaderArgs) {
  const cities = listCityEntries();
  return {
    origin: context.get(serverContext).publicUrl,
    count: cities.length,
    places: CITIES,
    nearest: cities.toSorted((a, b) => a.km - b.km).slice(0, NEAREST),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const texts = readTexts(OVERVIEW_TEXTS);
  return buildMeta({
    title: texts['lexicon.meta.title'],
    description: fillText(texts['lexicon.meta.description'], { count: String(loaderData.count) }),
    origin: loaderData.origin,
    path: PATH,
    image: 'page/seo-lexikon',
    crumbs: CRUMBS,
  });
}

export default function LexiconHome({ loaderData }: Route.ComponentProps) {
  const { count, nearest, places } = loaderData;
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <>
      <PageHead
        above={<Breadcrumbs crumbs={CRUMBS} />}
        title={texts['lexicon.title']}
        lead={fillText(texts['lexicon.lead'], { count: String(count) })}
        actions={
          <form
            action="/seo-lexikon/staedte"
            role="search"
            aria-label="Städte"
            className="flex w-full max-w-[36rem] flex-wrap items-end gap-3"
          >
            <Field label="Stadt oder Region" required className="min-w-[12rem] flex-1">
              {(control) => (
                <Input
                  {...control}
                  type="search"
                  name="q"
                  placeholder="z. B. Krefeld oder Limburg"
                  autoComplete="off"
                />
              )}
            </Field>
            <Button type="submit">Nachschlagen</Button>
            <TextLink to="/seo-lexikon/staedte" className="w-full py-2.5 text-small">
              {texts['lexicon.all']}
            </TextLink>
          </form>
        }
        aside={<BorderMap />}
      />
      <CountryColumns
        title={texts['lexicon.countries.title']}
        note={texts['lexicon.countries.intro']}
        columns={REGIONS.map(({ slug, name, country }) => ({
          name,
          text: texts[`lexicon.${country}`],
          to: `${PATH}/${slug}`,
          cities: places.filter((place) => place.country === country),
        }))}
      />
      <Section
        title={texts['lexicon.services.title']}
        layout="side"
        tone="surface"
        intro={texts['lexicon.services.intro']}
      >
        <LinkRows
          rows={SERVICES.map((service) => ({
            path: `${PATH}/services/${service.slug}`,
            name: service.name,
            note: texts[`lexicon.service.${service.slug}`],
          }))}
        />
      </Section>
      <Section title={texts['lexicon.near.title']} intro={texts['lexicon.near.intro']}>
        <CityList cities={nearest} toPath={(city) => `${PATH}/${city.slug}/webdesign`} />
      </Section>
    </>
  );
}
