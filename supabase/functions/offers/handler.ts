import { loadTerms } from '#content/terms.ts';
import { createOffersHandler } from './create-handler.ts';

/** The function 'offers' in Node, where the content is at hand. */
export const handleOffers = createOffersHandler(loadTerms);
