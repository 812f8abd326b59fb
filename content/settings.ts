import { CLAIMS, type Claim } from '#shared/agency/claims.ts';
import type { Company } from '#shared/agency/company.ts';
import type { TalkKind } from '#shared/bookings/talks.ts';
import type { Media } from '#shared/media/media.ts';
import type { FilledSlots } from '#shared/media/slots.ts';
import { DELIVERED_PRICES, type PriceList } from '#shared/pricing/price-list.ts';
import { setAccentSource } from '#shared/agency/brand.ts';
import { setSiteNameSource } from '#shared/agency/site-name.ts';
import { setTextSource, type TextOverrides } from '#shared/texts/text-group.ts';
import { USUAL_PERIODS, type RetentionPeriods } from '#shared/privacy/retention.ts';
import { companyFromEnv } from './company.ts';
import type { CollectionName } from './collections.ts';
import type { AnswerText } from './schemas/assistant.ts';
import { SAMPLE_TESTIMONIALS, type Testimonial } from './sample-testimonials.ts';
import type { SourceFile } from './source-file.ts';

export type ContentSettings = {
  company: Company;
  /** Colour of the brand; null: the delivered one. */
  accent: string | null;
  /** The price list that holds today. */
  prices: PriceList;
  claims: readonly Claim[];
  /** Hides claims without valid evidence. */
  onlyProven: boolean;
  testimonials: readonly Testimonial[];
  /** The media library by id. */
  media: ReadonlyMap<string, Media>;
  /** The pictures in the places of the pages. */
  slots: FilledSlots;
  /** Edited texts by group and key (shared/texts); what is missing stays as delivered. */
  texts: TextOverrides;
  /** How talks are held that visitors book. */
  talkKinds: readonly TalkKind[];
  /** How long personal data stay. */
  retention: RetentionPeriods;
  /** The language model that the assistant may ask; null without one. */
  chatModel: { host: string; eurPerMillion: number | null } | null;
  /** What the agency has reworded of the assistant's answers, by id. */
  answers: ReadonlyMap<string, AnswerText>;
  /**
   * Texts edited in the admin area: each replaces the file of the same slug or adds an entry.
   * Asked once, after every `configureContent`.
   */
  findOverrides: (collection: CollectionName) => Promise<readonly SourceFile[]>;
};

let settings: ContentSettings = {
  company: companyFromEnv({}),
  accent: null,
  prices: DELIVERED_PRICES,
  claims: CLAIMS,
  onlyProven: false,
  testimonials: SAMPLE_TESTIMONIALS,
  media: new Map(),
  slots: {},
  texts: {},
  talkKinds: ['phone'],
  retention: USUAL_PERIODS,
  chatModel: null,
  answers: new Map(),
  findOverrides: async () => [],
};

/**
 * Called by the server at the start and after every change in the admin area;
 * pages are rendered anew afterwards.
 */
export function configureContent(changes: Partial<ContentSettings>): void {
  settings = { ...settings, ...changes };
}

export const getContentSettings = (): ContentSettings => findPreview() ?? settings;

let findPreview: () => ContentSettings | undefined = () => undefined;
export const isPreview = (): boolean => findPreview() !== undefined;

/**
 * Has what runs within a preview read the settings of that preview instead
 * (server/http/preview.ts).
 */
export function scopePreviews(find: () => ContentSettings | undefined): void {
  findPreview = find;
}

setTextSource(() => getContentSettings().texts);
setAccentSource(() => getContentSettings().accent);
setSiteNameSource(() => getContentSettings().company.name);
