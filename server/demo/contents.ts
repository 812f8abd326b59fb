import { readCollection } from '#content/pages.ts';
import type { CollectionName } from '#content/collections.ts';
import { check, type Stage } from './stage.ts';

/** Texts that the agency has touched: one published, one that goes live by itself, one begun. */
export async function fillContents({ service, now, later, daysAgo }: Stage): Promise<void> {
  await touch('services', { status: 'published' }, 12);
  const inFiveDays = new Date(now.getTime() + 5 * 86_400_000);
  inFiveDays.setUTCHours(8, 0, 0, 0);
  await touch('blog', { status: 'draft', publish_at: inFiveDays.toISOString() }, 1);
  await touch('case-studies', { status: 'draft' }, 3);

  /** The first text of a collection, word for word as it is delivered. */
  async function touch(
    collection: CollectionName,
    state: { status: 'published' | 'draft'; publish_at?: string },
    days: number,
  ): Promise<void> {
    const [file] = await readCollection(collection);
    const { slug, source } = file!;
    check(await service.from('content_pages').insert({ collection, slug, source, ...state }));
    later(
      `update public.content_pages set updated_at = $3 where collection = $1 and slug = $2`,
      collection,
      slug,
      daysAgo(days),
    );
  }
}
