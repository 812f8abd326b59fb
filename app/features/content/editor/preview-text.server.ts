import type { ServerContext } from '#app/lib/contexts.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import { PreviewCallSchema, UNREADABLE, type PreviewAnswer } from './editor-call.ts';
import { NEW } from './save-text.server.ts';
import { checkText, findAddress, toSource, type StoredCollection } from './stored-text.server.ts';

/** What is being written as its readers would see it, and what could be better. */
export async function previewText(
  { renderPreview, textViews }: Pick<ServerContext, 'renderPreview' | 'textViews'>,
  collection: StoredCollection,
  wanted: string,
  written: unknown,
): Promise<PreviewAnswer> {
  const parsed = PreviewCallSchema.safeParse(written);
  if (!parsed.success) return { preview: null, problem: UNREADABLE, hints: [] };
  const call = parsed.data;
  const slug = (wanted === NEW ? call.slug : wanted) || 'entwurf';
  const { date } = call.front;
  const front = date === '' ? { ...call.front, date: findToday() } : call.front;
  const source = await toSource(collection, slug, { front, body: call.body });
  const { isReadable, hints } = await checkText(collection, slug, source);
  if (!isReadable) return { preview: null, hints };
  const text = { collection, slug, source };
  const address = findAddress(collection, slug);
  const preview =
    (call.view === '' ? null : await textViews.show(call.view, text)) ??
    (address ? { html: await renderPreview(address, text) } : null);
  return preview
    ? { preview, hints }
    : { preview, hints, problem: 'Dieser Text steht auf keiner Seite.' };
}
