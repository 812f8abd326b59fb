import { findPage } from '#content/pages.ts';
import { COLLECTION_NAMES } from '#content/collections.ts';
import { serverContext } from '#app/lib/contexts.ts';
import type { Route } from './+types/share-image.ts';

/** Titles of the pages that are no Markdown files. */
const TITLES: Readonly<Record<string, string>> = {
  'page/home': 'Website erstellen lassen ab 590 €',
  'page/blog': 'Blog für Inhaber kleiner Betriebe',
  'page/services': 'Leistungen und was sie kosten',
  'page/case-studies': 'Beispielprojekte, durchgerechnet',
  'page/glossar': 'Glossar: Website-Wissen in klaren Worten',
  'company/ueber-uns': 'Eine Webagentur in Roermond',
};
const MAX_CACHED = 200;
const drawn = new Map<string, Promise<Buffer>>();

async function findTitle(name: string): Promise<string | null> {
  const [kind, slug] = name.split('/');
  const collection = COLLECTION_NAMES.find((candidate) => candidate === kind);
  if (!collection || !slug) return TITLES[name] ?? null;
  const page = await findPage(collection, slug);
  return page ? ('term' in page.data ? page.data.term : page.data.title) : null;
}

/** `/og/<kind>/<slug>.png`: the image that messengers and networks show for a page, 1200 × 630. Unknown pages are a 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const name = params['*'].replace(/\.png$/, '');
  const title = await findTitle(name);
  if (!title || !params['*'].endsWith('.png')) throw new Response('Nicht gefunden', { status: 404 });
  const { company } = context.get(serverContext);
  let image = drawn.get(name);
  if (!image) {
    if (drawn.size >= MAX_CACHED) drawn.clear();
    image = import('./draw-share-image.ts').then(({ drawShareImage }) => drawShareImage(title, company.name));
    drawn.set(name, image);
  }
  return new Response(new Uint8Array(await image), { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' } });
}
