import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { buildSampleInvoice, buildSampleOffer, type SampleFacts } from '#documents/samples.ts';
import { DELIVERED_PRICES } from '#shared/pricing/price-list.ts';

/**
 * What the pictures show. Terms of their own: no new take whenever the AGB are
 * edited, whose text is not on the first page.
 */
export const PICTURED: SampleFacts = {
  company: SAMPLE_COMPANY,
  prices: DELIVERED_PRICES,
  terms: { updated: '2026-11-25', text: '# AGB' },
};

/** Of all that the pictures are made of. */
export function hashSamples(): string {
  const folder = join(import.meta.dirname, '../documents');
  const hash = createHash('sha256').update(
    JSON.stringify([buildSampleOffer(PICTURED), buildSampleInvoice(PICTURED).snapshot]),
  );
  for (const file of globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] }).toSorted())
    hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
