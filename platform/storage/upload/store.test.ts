import { expect, it, vi } from 'vitest';
import { silentLog } from '../../core/log.ts';
import { asOwner, DatabaseError } from '../../db/database.ts';
import { storageError } from '../errors.ts';
import type { Storage } from '../service.ts';
import { recordOrTakeBack } from './store.ts';

const databaseError = (code: string) => new DatabaseError({ message: 'failed', code });

it.each([
  ['refused by a policy', storageError('AccessDenied'), true],
  ['refused by the database', databaseError('23514'), true],
  ['lost on its way to the commit', databaseError('08006'), false],
  ['committed, and not flushed', new Error('EIO'), false],
])('bytes whose row was %s', async (_, cause, isRemoved) => {
  const remove = vi.fn(async () => {});
  const storage = {
    db: { transaction: () => Promise.reject(cause) },
    blobs: { remove },
    log: silentLog,
  } as unknown as Storage;
  const stored = recordOrTakeBack(storage, asOwner('test'), 'version', async () => 'id');
  await expect(stored).rejects.toBe(cause);
  expect(remove.mock.calls).toEqual(isRemoved ? [['version']] : []);
});
