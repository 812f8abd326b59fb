import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import * as z from 'zod';
import { findUnknownSlots } from '#content/assistant-slots.ts';
import { COLLECTION_NAMES, type CollectionName } from '#content/collections.ts';
import { parseTexts } from '#content/edited-texts.ts';
import { ContentError, parsePage } from '#content/parse-page.ts';
import type { SourceFile } from '#content/source-file.ts';
import { SAMPLE_TESTIMONIALS } from '#content/sample-testimonials.ts';
import { configureContent, type ContentSettings } from '#content/settings.ts';
import { createPriceReader } from '#functions/stored-prices.ts';
import { parseCompany } from '#functions/stored-company.ts';
import type { Log } from '#platform/core/log.ts';
import { createTurns } from '#platform/core/turns.ts';
import { CLAIMS, type Claim } from '#shared/agency/claims.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import { TalksSchema } from '#shared/bookings/talks.ts';
import { BrandSchema } from '#shared/agency/brand-schema.ts';
import type { Company } from '#shared/agency/company.ts';
import { RetentionPeriodsSchema } from '#shared/privacy/retention.ts';
import { readSiteMedia } from '../media/media-rows.ts';

const ClaimRow = z.object({
  id: z.string(),
  text: z.string(),
  definition: z.string(),
  evidence: z.string().nullable(),
  asOf: z.string().nullable(),
  expires: z.string().nullable(),
});

/**
 * What `site_content()` gives (supabase/migrations/*_site_content.sql). The
 * company is checked on its own: an older record may miss a field.
 */
const SiteContentRow = z.object({
  version: z.number(),
  retention: RetentionPeriodsSchema,
  company: z.unknown(),
  brand: z.nullish(BrandSchema),
  only_proven: z.boolean(),
  claims: z.array(ClaimRow),
  testimonials: z.array(
    z.object({
      name: z.string(),
      rating: z.number(),
      text: z.string(),
      date: z.string(),
      service: z.string(),
    }),
  ),
  pages: z.array(
    z.object({
      collection: z.enum([...COLLECTION_NAMES, 'texts']),
      slug: z.string(),
      source: z.string(),
    }),
  ),
});
type SiteContent = z.infer<typeof SiteContentRow>;

type Options = {
  /** Acts as service_role. */
  client: SupabaseClient<Database>;
  /** Company facts of the environment; they hold until the admin area has saved others. */
  company: Company;
  log: Log;
  /** Rendered pages are out of date. */
  onChange: () => Promise<void>;
};

/** How far back a text that can be shown is looked for. */
const MOST_VERSIONS = 20;

/**
 * Keeps the content settings equal to what the admin area has stored. `refresh`
 * is cheap when nothing changed. What is stored when it is called is in force
 * when it ends, whoever else refreshes meanwhile.
 */
export function createSiteContent({ client, company, log, onChange }: Options): {
  refresh: () => Promise<void>;
} {
  let known = '';
  const readPrices = createPriceReader();
  const inTurn = createTurns(1);
  const refresh = async (): Promise<void> => {
    const { data: current, error } = await client
      .from('site_content_version')
      .select('version')
      .single();
    if (error) throw new Error(`edited content not read: ${error.message}`);
    // A price list may hold from today on.
    const state = `${current.version} ${findToday()}`;
    if (state === known) return;
    const { data, error: failure } = await client.rpc('site_content');
    if (failure) throw new Error(`edited content not read: ${failure.message}`);
    const stored = SiteContentRow.parse(data);
    const [prices, pictures, answers, talkKinds] = await Promise.all([
      readPrices(client),
      readSiteMedia(client),
      readAnswers(client, log),
      readTalkKinds(client),
    ]);
    const facts = parseCompany(stored.company, company, log);
    const edited = await readTexts(client, stored.pages, facts, log);
    apply(stored, { company: facts, prices, answers, talkKinds, ...pictures, ...edited });
    await onChange();
    known = state;
  };
  return { refresh: () => inTurn(refresh) };
}

/**
 * What the agency has reworded of the assistant. A slot that nothing fills any
 * more would be shown as it is, so such a text is left out.
 */
async function readAnswers(client: Options['client'], log: Log): Promise<Further['answers']> {
  const { data, error } = await client.from('chat_answers').select('answer, de, en, nl');
  if (error) throw new Error(`reworded answers not read: ${error.message}`);
  const isFilled = ({ answer, de, en, nl }: (typeof data)[number]): boolean => {
    const unknown = [de, en, nl].flatMap(findUnknownSlots);
    if (unknown.length > 0) log.error({ answer, unknown }, 'reworded answer left out');
    return unknown.length === 0;
  };
  return new Map(
    data.filter(isFilled).map(({ answer, de, en, nl }) => [answer, { de, en, nl }] as const),
  );
}

async function readTalkKinds(client: Options['client']): Promise<Further['talkKinds']> {
  const { data, error } = await client.from('booking_rules').select('kinds').single();
  if (error) throw new Error(`kinds of talk not read: ${error.message}`);
  return TalksSchema.shape.kinds.parse(data.kinds);
}

type Row = SiteContent['pages'][number];
type Edited = Pick<ContentSettings, 'texts' | 'findOverrides'>;

/**
 * The stored texts that can be shown. Saved ones were checked; a later release
 * may still ask for more, and rows may be written past the editor. One bad text
 * must not take its collection down, nor hold back the others: what went live
 * before it stays, or else the delivered text.
 */
async function readTexts(
  client: Options['client'],
  rows: readonly Row[],
  company: Company,
  log: Log,
): Promise<Edited> {
  const pages = new Map<CollectionName, SourceFile[]>();
  const texts: Record<string, Record<string, string>> = {};
  const keep = ({ collection, slug, source }: Row): void => {
    if (collection === 'texts') {
      const edited = parseTexts(slug, source);
      if (!edited) throw new ContentError(`texts/${slug} is no group of texts`);
      texts[slug] = edited;
      return;
    }
    const file = { origin: `content_pages ${collection}/${slug}`, slug, source };
    parsePage(collection, file, company);
    pages.set(collection, [...(pages.get(collection) ?? []), file]);
  };
  const tryToKeep = (row: Row): boolean => {
    try {
      keep(row);
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ text: `${row.collection}/${row.slug}`, reason }, 'edited text left out');
      return false;
    }
  };
  for (const row of rows) {
    if (tryToKeep(row)) continue;
    const { data } = await client
      .from('content_versions')
      .select('source')
      .match({ collection: row.collection, slug: row.slug })
      .order('id', { ascending: false })
      .limit(MOST_VERSIONS);
    data?.some(({ source }) => source && source !== row.source && tryToKeep({ ...row, source }));
  }
  return { texts, findOverrides: async (collection) => pages.get(collection) ?? [] };
}

type Further = Pick<
  ContentSettings,
  'company' | 'prices' | 'media' | 'slots' | 'answers' | 'texts' | 'findOverrides' | 'talkKinds'
>;
function apply(stored: SiteContent, further: Further): void {
  configureContent({
    ...further,
    retention: stored.retention,
    accent: stored.brand?.accent ?? null,
    onlyProven: stored.only_proven,
    claims: mergeClaims(stored.claims),
    testimonials: stored.testimonials.length > 0 ? stored.testimonials : SAMPLE_TESTIMONIALS,
  });
}

const mergeClaims = (rows: SiteContent['claims']): Claim[] =>
  CLAIMS.map((claim) => ({ ...claim, ...rows.find((row) => row.id === claim.id), id: claim.id }));
