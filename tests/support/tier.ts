/**
 * False in the gate (`npm test`): there a loop is shorter, and what another
 * test covers in part waits for `npm run test:full`.
 */
export const isFullTier = process.env['TEST_TIER'] !== 'gate';
