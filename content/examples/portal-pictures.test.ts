import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PORTAL_SHOTS, portalPicturePath, type PortalShot } from './portal-pictures.ts';

const folder = join(import.meta.dirname, '../../public');

it('every picture of the portal is there, and light enough for a phone', () => {
  for (const shot of Object.keys(PORTAL_SHOTS) as PortalShot[])
    for (const width of PORTAL_SHOTS[shot].widths)
      for (const scheme of ['light', 'dark'] as const) {
        const { size } = statSync(join(folder, portalPicturePath(shot, scheme, width)));
        expect(size).toBeLessThan(60 * 1024);
      }
});
