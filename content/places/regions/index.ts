import { AUSTRIA } from './austria.ts';
import { GERMANY } from './germany.ts';
import { NETHERLANDS } from './netherlands.ts';
import type { Regions } from './region.ts';
import { SWITZERLAND } from './switzerland.ts';

export type { Region } from './region.ts';

// First-order divisions that occur in cities.json. Checked against the official pages' names in November 2026.
// Funding: only the standing public body is named; its open programmes change too often to be printed.

export const PLACE_REGIONS: Regions = { ...GERMANY, ...NETHERLANDS, ...AUSTRIA, ...SWITZERLAND };
