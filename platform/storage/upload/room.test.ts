import { expect, it } from 'vitest';
import { requireRoom, RESERVED_BYTES } from './room.ts';

it('refuses files before the disk is full, and finds the disk before the first folder', async () => {
  await expect(requireRoom('/x', async () => RESERVED_BYTES - 1)).rejects.toMatchObject({
    code: 'DiskFull',
    status: 507,
  });
  await requireRoom('/x', async () => RESERVED_BYTES);
  await requireRoom('/this/is/not/there');
});
