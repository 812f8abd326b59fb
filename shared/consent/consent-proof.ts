import { mapKeys } from '../core/keys.ts';
import * as z from 'zod';
import { OPTIONAL_CATEGORIES } from './consent-summary.ts';

/**
 * Contract of POST /api/consent: evidence of one choice (L-06). No address, no
 * browser, no user.
 */
export const ConsentProofSchema = z.strictObject({
  /**
   * Random, made by the browser at the first choice and kept with it, so that
   * later choices of the same visitor line up.
   */
  id: z.uuid(),
  action: z.enum(['accept_all', 'necessary_only', 'save', 'withdraw']),
  ...mapKeys(OPTIONAL_CATEGORIES, () => z.boolean()),
  textVersion: z.string().regex(/^[0-9a-f]{16}$/),
});
