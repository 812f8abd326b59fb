import { isUuid } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import type { Claims } from '../core/jwt.ts';
import type { Database, Scope } from '../db/database.ts';
import type { PlatformDeps } from '../deps.ts';
import { callerScope, type Caller, type PlatformContext } from '../http/env.ts';
import type { BlobBackend } from './blobs/backend.ts';
import { openBlobs } from './blobs/open-blobs.ts';
import { removeDiscarded } from './discard.ts';

/** What every endpoint works with. */
export type Storage = {
  db: Database;
  blobs: BlobBackend;
  jwtSecret: string;
  log: Log;
  now: () => Date;
  /** Ends the regular clean-up. */
  close: () => void;
};

const CLEAN_UP_MS = 60_000;

/** An endpoint is built once from the storage and then answers requests. */
export type Endpoint = (storage: Storage) => (context: PlatformContext) => Promise<Response>;

/**
 * The largest file that any bucket takes, in bytes: the default of a Supabase
 * project. A bucket may set less.
 */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

export function createStorage({ db, files, keys, log: platformLog, now }: PlatformDeps): Storage {
  const blobs = openBlobs(files);
  const log = platformLog.child({ surface: 'storage' });
  const timer = setInterval(() => void removeDiscarded({ db, blobs, log }), CLEAN_UP_MS);
  timer.unref();
  return { db, blobs, jwtSecret: keys.jwtSecret, log, now, close: () => clearInterval(timer) };
}

/** The caller's scope, or another's; `operation` is what policies read by `storage.operation()`. */
export const storageScope = (
  context: PlatformContext,
  operation: string,
  caller: Pick<Caller, 'role' | 'claims'> = context.get('caller'),
): Scope => callerScope(context, { settings: { 'storage.operation': operation }, caller });

/**
 * Who a new row belongs to: `ownerId` is the token's subject, `owner` the same
 * where it is a UUID.
 */
export type Owner = { owner: string | null; ownerId: string | null };

export function buildOwner(claims: Pick<Claims, 'sub'>): Owner {
  const ownerId = claims.sub ?? null;
  return { ownerId, owner: isUuid(ownerId) ? ownerId : null };
}

/** Who uploads to a place: whose policies are asked, and whose the row becomes. */
export type Uploader = { scope: Scope; owner: Owner };

/** In the name of the caller, or of the `signer` of the address. */
export function uploaderOf(
  context: PlatformContext,
  operation: string,
  claims: Claims = context.get('caller').claims,
): Uploader {
  const scope = storageScope(context, operation, { role: claims.role, claims });
  return { scope, owner: buildOwner(claims) };
}
