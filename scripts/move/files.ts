import { createClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import type { Transaction } from '#platform/db/database.ts';
import type { BlobBackend } from '#platform/storage/blobs/backend.ts';

type Metadata = { mimetype?: string; cacheControl?: string; size?: number };
type StoredObject = {
  id: string;
  bucket_id: string;
  name: string;
  version: string | null;
  owner: string | null;
  owner_id: string | null;
  created_at: string;
  updated_at: string;
  metadata: Metadata | null;
  user_metadata: Record<string, unknown> | null;
};

export const listObjects = (source: Transaction): Promise<StoredObject[]> =>
  source.query<StoredObject>(`
    select id::text, bucket_id, name, version, owner::text, owner_id, created_at::text,
      updated_at::text, metadata, user_metadata
    from storage.objects order by bucket_id, name`);

/**
 * Uploads each file through the project's storage interface and then gives its
 * row the facts that an upload cannot: id, owner and times. What is there
 * already with the same size is left, so that a second run goes on where the
 * first one ended. Gives the names that have no bytes.
 */
export async function copyFiles(
  objects: readonly StoredObject[],
  blobs: BlobBackend,
  target: Sql,
  project: { url: string; serviceKey: string },
): Promise<{ copied: number; kept: number; missing: string[] }> {
  const { storage } = createClient(project.url, project.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const there = await target<
    { id: string; size: string | null }[]
  >`select id::text, metadata ->> 'size' as size from storage.objects`;
  const result = { copied: 0, kept: 0, missing: [] as string[] };
  for (const object of objects) {
    const { id, bucket_id: bucket, name, metadata } = object;
    if (there.some((row) => row.id === id && row.size === String(metadata?.size))) {
      result.kept += 1;
      continue;
    }
    const stream = object.version ? await blobs.open(object.version) : null;
    if (!stream) {
      result.missing.push(`${bucket}/${name}`);
      continue;
    }
    const type = metadata?.mimetype ?? 'application/octet-stream';
    const { error } = await storage
      .from(bucket)
      .upload(name, await new Response(stream).arrayBuffer(), {
        contentType: type,
        cacheControl: /max-age=(\d+)/.exec(metadata?.cacheControl ?? '')?.[1] ?? '3600',
        upsert: true,
        ...(object.user_metadata ? { metadata: object.user_metadata } : {}),
      });
    if (error) throw new Error(`${bucket}/${name}: ${error.message}`);
    await target.begin(async (tx) => {
      // Keeps the trigger from setting updated_at.
      await tx`set local session_replication_role = replica`;
      await tx`update storage.objects set id = ${id}, owner = ${object.owner},
       owner_id = ${object.owner_id},
        created_at = ${object.created_at}::text::timestamptz,
          updated_at = ${object.updated_at}::text::timestamptz
        where bucket_id = ${bucket} and name = ${name}`;
    });
    result.copied += 1;
  }
  return result;
}

/** Number of files and of bytes a bucket, as text to compare. */
export const describeFiles = (
  objects: readonly Pick<StoredObject, 'bucket_id' | 'name' | 'metadata'>[],
): string =>
  objects
    .map(({ bucket_id: bucket, name, metadata }) => `${bucket}/${name} ${metadata?.size}`)
    .sort()
    .join('\n');
