import { isOwnUuid } from '../../core/ids.ts';

/** Bytes `first`…`last`, both included. */
export type ByteRange = { first: number; last: number };

/**
 * Where the bytes are kept, by version: a UUID that is never used twice.
 * Buckets and names live in the database alone, so that no name becomes a path
 * and moving copies nothing.
 */
export interface BlobBackend {
  /** Folder for files that are still arriving. */
  readonly incomingFolder: string;
  /**
   * Keeps the finished file durably under the version; the file is gone from
   * its place afterwards or may be.
   */
  put(version: string, file: string): Promise<void>;
  /** The bytes, or null when there are none under this version. */
  open(version: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  copy(from: string, to: string): Promise<void>;
  /** Removing what is not there is no error. */
  remove(version: string): Promise<void>;
}

/**
 * `ab/abcdef01-…`: two levels, so that no folder grows without bound. Throws
 * for anything that is no version.
 */
export function blobKey(version: string): string {
  if (!isOwnUuid(version)) throw new Error('not a blob version');
  return `${version.slice(0, 2)}/${version}`;
}
