import {
  ANALYTICS_MAX_BYTES,
  AnalyticsBodySchema,
  type AnalyticsEvent,
  type Count,
} from '#shared/statistics/analytics.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import { findOrigin, isBot, UTM_NAMES } from '#shared/statistics/visits.ts';
import { parseJson } from '#shared/core/parse-json.ts';
import { json, type FunctionContext } from '../context.ts';
import { onlyPost } from '../posted.ts';
import { describeError, mask } from '../errors.ts';
import { createBatch } from '../batch.ts';

/** Category of uncaught errors (ERROR-06). */
const ERROR = 'error';
const ORIGIN = /^https?:\/\/[^/]*/;
const batch = createBatch<AnalyticsEvent | Count>();

/**
 * `analytics`: one event or count. 204 when stored, 400 for malformed JSON or a
 * wrong shape, 413 over 64 KiB, 503 when it could not be stored. Bots get their
 * 204 too, but nothing is stored.
 */
export const handleAnalytics = onlyPost(async (request, context) => {
  const text = await request.text();
  if (new TextEncoder().encode(text).byteLength > ANALYTICS_MAX_BYTES)
    return json({ error: 'Die Meldung ist zu groß.' }, 413);
  const parsed = AnalyticsBodySchema.safeParse(parseJson(text));
  if (!parsed.success) return json({ error: 'Die Meldung hat nicht die erwartete Form.' }, 400);

  if (
    isBot(request.headers.get('user-agent') ?? '') ||
    !(await context.allow(
      `analytics:${context.clientAddress}`,
      BUDGETS.events.most,
      BUDGETS.events.seconds,
    ))
  )
    return new Response(null, { status: 204 });
  // The list of errors keeps 500 messages: nobody may fill it with inventions of his own.
  if (
    isError(parsed.data) &&
    !(await context.allow(
      `browser-errors:${context.clientAddress}`,
      BUDGETS.browserErrors.most,
      BUDGETS.browserErrors.seconds,
    ))
  )
    return new Response(null, { status: 204 });
  try {
    await batch(parsed.data, (items) => store(items, context));
  } catch (error) {
    context.log.error({ err: error }, 'events not stored');
    return json({ error: 'Die Meldung konnte nicht gespeichert werden.' }, 503);
  }
  return new Response(null, { status: 204 });
});

async function store(items: (AnalyticsEvent | Count)[], context: FunctionContext): Promise<void> {
  const service = context.admin(
    'visitors have no right to insert events; this function is the only way in',
  );
  const events = items.filter(isEvent).flatMap(toRows);
  const { error } = await service.rpc('record_analytics', {
    events,
    counts: items.filter((item) => !isEvent(item)),
  });
  if (error) throw new Error(`record_analytics: ${error.message}`);

  const entries = events
    .filter(({ category }) => category === ERROR)
    .map(({ label, url }) =>
      describeError({
        source: 'browser',
        message: label,
        place: url.replace(ORIGIN, '') || '/',
        release: context.settings.release,
      }),
    );
  if (entries.length === 0) return;
  const { error: failure } = await service.rpc('record_errors', { entries });
  if (failure) throw new Error(`record_errors: ${failure.message}`);
}

const isEvent = (item: AnalyticsEvent | Count): item is AnalyticsEvent => 'sessionId' in item;

const isError = (item: AnalyticsEvent | Count): boolean => isEvent(item) && item.category === ERROR;

const clean = (value: string): string => value.toWellFormed().replaceAll('\0', '');

/** Category of the event that tells where a visit came from: its label is the page before. */
const SOURCE = 'source';

/** A visit becomes its source and, where its address names one, its campaign. */
function toRows(event: AnalyticsEvent) {
  const row = toRow(event);
  if (event.category !== SOURCE) return [row];
  const query = URL.parse(event.url)?.searchParams;
  const { source, campaign } = findOrigin({
    campaign: UTM_NAMES.map((name) => query?.get(name) ?? null),
    referrer: event.label,
  });
  const visit = { ...row, name: 'visit', label: source };
  return campaign ? [visit, { ...visit, category: 'campaign', label: campaign }] : [visit];
}

/** Addresses are stored without query and fragment: they may carry personal data. */
const toRow = ({
  name,
  category,
  label,
  value,
  sessionId,
  timestamp,
  url,
  userAgent,
}: AnalyticsEvent) => ({
  name: clean(name),
  category: clean(category),
  // Messages may repeat what a visitor has entered.
  label: category === ERROR ? mask(clean(label)) : clean(label),
  value: value ?? null,
  session_id: clean(sessionId),
  occurred_at: new Date(timestamp).toISOString(),
  url: clean(url).replace(/[?#].*$/, ''),
  user_agent: clean(userAgent),
});
