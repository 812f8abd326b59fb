import { findPage } from '#content/pages.ts';
import { COLLECTION_NAMES } from '#content/collections.ts';
import { buildPlacePage } from '#content/places/build-place-page.ts';
import { findPlace, findService } from '#content/places/local-routes.ts';
import { COUNTRIES } from '#content/places/countries.ts';
import { SERVICE_LEXICON } from '#content/places/service-pages.ts';
import { getContentSettings } from '#content/settings.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { REGIONS } from '#shared/agency/business.ts';
import { serverContext } from '#app/lib/contexts.ts';
import type { Route } from './+types/share-image.ts';

/** Titles of the pages that are no Markdown files. */
const TITLES: Readonly<Record<string, string>> = {
  'page/blog': 'Blog für Inhaber kleiner Betriebe',
  'page/services': 'Leistungen und was sie kosten',
  'page/case-studies': 'Beispielprojekte, durchgerechnet',
  'page/glossar': 'Glossar: Website-Wissen in klaren Worten',
  'page/angaben': 'Was unsere Angaben bedeuten',
  'page/hilfe': 'Fragen, kurz beantwortet',
  'page/pakete': 'Vier Pakete, jedes enthält das vorige',
  'page/kontakt': 'Schreiben, anrufen oder 15 Minuten buchen',
  'page/roi-kalkulator': 'Rechnet sich das? Der ROI-Kalkulator',
  'page/dienste': 'Jeder Dienst, jeder Speicherschlüssel',
  'page/seo-lexikon': 'SEO-Lexikon: so wird vor Ort gesucht',
  'page/staedte': 'SEO-Lexikon: alle Städte',
  'company/ueber-uns': 'Eine Webagentur in {city}',
};
const MAX_CACHED = 200;
const drawn = new Map<string, Promise<Buffer>>();

async function findTitle(name: string): Promise<string | null> {
  if (name === 'page/home')
    return (
      'Website erstellen lassen ab ' +
      `${formatWholePrice(getContentSettings().prices.packages[0].price)}`
    );
  const [kind, slug, detail] = name.split('/');
  if (kind === 'ort' || kind === 'lexikon') return findPlaceTitle(kind, slug ?? '', detail ?? '');
  const collection = COLLECTION_NAMES.find((candidate) => candidate === kind);
  if (!collection || !slug) return nameOwnPage(name);
  const page = await findPage(collection, slug);
  return page ? ('term' in page.data ? page.data.term : page.data.title) : null;
}

const nameOwnPage = (name: string): string | null =>
  TITLES[name]?.replace('{city}', getContentSettings().company.city) ?? null;

/**
 * Names of places: ort/<city>/<service>, lexikon/<city>/<service>,
 * lexikon/services/<service>, lexikon/<region>.
 */
function findPlaceTitle(kind: 'ort' | 'lexikon', slug: string, detail: string): string | null {
  const place = findPlace(slug, detail);
  if (place)
    return buildPlacePage(place.city, place.service, kind === 'ort' ? 'local' : 'lexicon').h1;
  if (kind === 'ort') return null;
  const service = slug === 'services' ? findService(detail) : null;
  if (service) return SERVICE_LEXICON[service.slug].title;
  const region = REGIONS.find((candidate) => candidate.slug === slug && !detail);
  return region ? COUNTRIES[region.country].page.h1 : null;
}

/**
 * `/og/<kind>/<slug>.png`: the image that messengers and networks show for a
 * page, 1200 × 630. Unknown pages are a 404.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const name = params['*'].replace(/\.png$/, '');
  const title = await findTitle(name);
  if (!title || !params['*'].endsWith('.png'))
    throw new Response('Nicht gefunden', { status: 404 });
  const { company } = context.get(serverContext);
  // Both stand in the picture, and both can be edited.
  const key = JSON.stringify([company.name, title]);
  let image = drawn.get(key);
  if (!image) {
    if (drawn.size >= MAX_CACHED) drawn.clear();
    image = import('./draw-share-image.ts').then(({ drawShareImage }) =>
      drawShareImage(title, company.name),
    );
    drawn.set(key, image);
    image.catch(() => drawn.delete(key));
  }
  return new Response(new Uint8Array(await image), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
}
