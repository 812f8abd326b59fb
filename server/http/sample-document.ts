import { getContentSettings } from '#content/settings.ts';
import { loadTerms } from '#content/terms.ts';
import { renderSample } from '#documents/samples.ts';
import type { SampleId } from '#shared/offers/sample-documents.ts';

/**
 * Samples with today's prices, company and terms. Each is drawn once for a
 * state of these: everybody may ask for them.
 */
export function createSampleDrawer(): (id: SampleId) => Promise<Buffer> {
  const drawn = new Map<SampleId, { state: string; file: Promise<Buffer> }>();
  return async (id) => {
    const { company, prices } = getContentSettings();
    const facts = { company, prices, terms: await loadTerms() };
    const state = JSON.stringify(facts);
    const known = drawn.get(id);
    if (known?.state === state) return known.file;
    const file = renderSample(id, facts);
    drawn.set(id, { state, file });
    return file;
  };
}
