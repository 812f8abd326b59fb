import { TermsSchema } from '#shared/offers/offer.ts';
import { serveFunction } from '../runtime.ts';
import { createOffersHandler } from './create-handler.ts';

const PATIENCE_MS = 5_000;

// On Supabase there is no content room: the site serves its terms. While it is
// away, no offer is sent.
serveFunction(
  'offers',
  createOffersHandler(async ({ publicUrl }) => {
    const response = await fetch(`${publicUrl}/agb.json`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`the site answers ${response.status}`);
    return TermsSchema.parse(await response.json());
  }),
);
