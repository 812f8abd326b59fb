import { FEED_PATH, FeedCallSchema, type FeedAnswer } from '#shared/bookings/feed.ts';
import { json, type FunctionContext } from '../context.ts';
import { signLink } from '../signed-link.ts';

const answer = (body: FeedAnswer, status = 200): Response => json(body, status);

/** Shows, renews or ends the address of the calendar feed; row level security knows who may. */
export async function answerFeed(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = FeedCallSchema.safeParse(body);
  if (!parsed.success)
    return answer({ success: false, error: 'Bitte prüfen Sie Ihre Angaben.' }, 400);
  const feed = context.supabase.from('calendar_feed');
  const { change } = parsed.data;
  if (change !== 'show') {
    const key = change === 'renew' ? crypto.randomUUID() : null;
    const { error } = await feed.update({ key }).eq('id', true);
    if (error && error.code !== '42501') throw new Error(`feed not changed: ${error.message}`);
  }
  const { data, error } = await feed.select('key, read_at').maybeSingle();
  if (error && error.code !== '42501') throw new Error(`feed not read: ${error.message}`);
  if (!data)
    return answer({ success: false, error: 'Den Kalender sehen nur Administratoren.' }, 403);
  const { key, read_at: readAt } = data;
  const token = key && (await signLink('calendar-feed', key, context.settings.signingSecret));
  return answer({
    success: true,
    address: token && `${context.publicUrl}${FEED_PATH}/${token}.ics`,
    readAt,
  });
}
