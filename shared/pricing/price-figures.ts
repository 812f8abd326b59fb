import * as z from 'zod/mini';
import { ADDITIONAL_SERVICES, PACKAGES, PROJECT_TYPES, URGENCIES } from '../agency/business.ts';
import { buildPriceList, DELIVERED_PRICES, FOLLOWED, type PriceList } from './price-list.ts';

// What may stand in a price list; apart from price-list.ts, so that pages work
// without the schema library.

const ids = <Id extends string>(entries: readonly { id: Id }[]) =>
  z.enum(entries.map(({ id }) => id));
const euros = () =>
  z
    .int('Bitte einen vollen Betrag in Euro, zum Beispiel 590.')
    .check(
      z.gte(1, 'Bitte mindestens 1 Euro.'),
      z.lte(1_000_000, 'Bitte höchstens 1.000.000 Euro.'),
    );
const percent = () =>
  z
    .int('Bitte ganze Prozent, zum Beispiel 30 oder -10.')
    .check(z.gte(-90, 'Bitte mindestens -90 %.'), z.lte(300, 'Bitte höchstens 300 %.'));

/** A list to be published: every entry has its figure. */
export const PriceFiguresSchema = z.object({
  packages: z.record(ids(PACKAGES), euros()),
  projectTypes: z.record(ids(PROJECT_TYPES), z.nullable(euros())).check((checked) => {
    for (const [id, price] of Object.entries(checked.value))
      if (price === null && !(id in FOLLOWED))
        checked.issues.push({
          code: 'custom',
          input: price,
          path: [id],
          message: 'Bitte einen Betrag: Diese Art folgt keinem Paket.',
        });
  }),
  services: z.record(ids(ADDITIONAL_SERVICES), euros()),
  urgencies: z.record(z.enum(URGENCIES.map(({ value }) => value)), percent()),
});

/** Undefined for what is no such thing. */
const readable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // oxlint-disable-next-line promise/valid-params -- of a schema, not of a promise
  z.catch(z.optional(schema), undefined);
const figures = (entry: ReturnType<typeof euros>) =>
  readable(z.record(z.string(), readable(z.nullable(entry))));
/**
 * A stored list, also one of an earlier or later release: entries it lacks, and
 * those that are no price, keep the delivered one.
 */
export const StoredFiguresSchema = z.object({
  packages: figures(euros()),
  projectTypes: figures(euros()),
  services: figures(euros()),
  urgencies: figures(percent()),
});

const StoredListSchema = z.nullable(z.object({ version: z.int(), figures: StoredFiguresSchema }));

/**
 * What the SQL function `price_list()` gives → the list; the delivered one
 * while none was published.
 */
export function parsePriceList(stored: unknown): PriceList {
  const parsed = StoredListSchema.parse(stored);
  return parsed ? buildPriceList(parsed.version, parsed.figures) : DELIVERED_PRICES;
}

/** The list an enquiry was made with, from its column `prices`. */
export const parsePricesOf = (stored: unknown): PriceList =>
  stored === null || stored === undefined
    ? DELIVERED_PRICES
    : buildPriceList(0, StoredFiguresSchema.parse(stored));
