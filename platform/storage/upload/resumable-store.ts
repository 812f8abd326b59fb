import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { isOwnUuid } from '../../core/ids.ts';
import { storageError } from '../errors.ts';

/** How long an upload may pause. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** What one person may have announced and not finished. */
const MAX_OPEN = { files: 50, bytes: 500 * 1024 * 1024 };
/** What has paused for so long makes way for the same person's next one. */
const IDLE_MS = 10 * 60 * 1000;
/** Within the folder of what arrives. */
export const RESUMABLE_FOLDER = 'resumable';

/**
 * Uploads that may pause: the bytes so far in `<id>`, what is known of them in
 * `<id>.json`. The size of the file is the offset, also after a crash.
 */
export class ResumableStore extends DataStore {
  private readonly folder: string;

  constructor(incomingFolder: string) {
    super();
    this.folder = join(incomingFolder, RESUMABLE_FOLDER);
    // Not `expiration`: with it the server asks for an upload that has just
    // been finished and taken away.
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  /** Throws tus' 404 for anything that is no id of an upload. */
  pathOf(id: string): string {
    if (!isOwnUuid(id)) throw ERRORS.FILE_NOT_FOUND;
    return join(this.folder, id);
  }

  /** Throws SlowDown when the owner (`metadata.owner`) has too much that is unfinished. */
  override async create(upload: Upload): Promise<Upload> {
    upload.creation_date = new Date().toISOString();
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(this.pathOf(upload.id), '', { mode: 0o600 });
    const { id, size, metadata, creation_date } = upload;
    await writeFile(
      `${this.pathOf(id)}.json`,
      JSON.stringify({ id, size, metadata, creation_date }),
      { mode: 0o600 },
    );
    // Behind the writing: of several at once each sees the others.
    const owner = metadata?.['owner'];
    if (owner && !(await this.hasShare(owner))) {
      await this.remove(id);
      throw storageError('SlowDown', 'Too many unfinished uploads');
    }
    return upload;
  }

  private async hasShare(owner: string): Promise<boolean> {
    const ids = await this.list();
    const uploads = await Promise.all(ids.map((id) => this.getUpload(id).catch(() => null)));
    const own = uploads.flatMap((upload) =>
      upload?.metadata?.['owner'] === owner ? [upload] : [],
    );
    const fits = (open: readonly Upload[]): boolean =>
      open.length <= MAX_OPEN.files &&
      open.reduce((sum, { size = 0 }) => sum + size, 0) <= MAX_OPEN.bytes;
    if (fits(own)) return true;
    const idle = await this.removeIdle(
      own.map(({ id }) => id),
      IDLE_MS,
    );
    return fits(own.filter(({ id }) => !idle.includes(id)));
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const path = this.pathOf(id);
    await pipeline(stream, createWriteStream(path, { flags: 'r+', start: offset }));
    const file = await open(path, 'r');
    try {
      await file.datasync();
      return (await file.stat()).size;
    } finally {
      await file.close();
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    const path = this.pathOf(id);
    const [info, { size }] = await Promise.all([
      readFile(`${path}.json`, 'utf8'),
      stat(path),
    ]).catch(() => {
      throw ERRORS.FILE_NOT_FOUND;
    });
    return new Upload({
      ...(JSON.parse(info) as ConstructorParameters<typeof Upload>[0]),
      offset: size,
    });
  }

  override async remove(id: string): Promise<void> {
    const path = this.pathOf(id);
    await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
  }

  override async deleteExpired(): Promise<number> {
    return (await this.removeIdle(await this.list(), LIFETIME_MS)).length;
  }

  private async list(): Promise<string[]> {
    return (await readdir(this.folder).catch(() => [])).filter(isOwnUuid);
  }

  /** The ids of those that nothing was added to for so long. */
  private async removeIdle(ids: readonly string[], idleMs: number): Promise<string[]> {
    const ages = await Promise.all(
      ids.map(async (id) => ({
        id,
        changed: (await stat(this.pathOf(id)).catch(() => null))?.mtimeMs ?? 0,
      })),
    );
    const idle = ages.filter(({ changed }) => Date.now() - changed > idleMs).map(({ id }) => id);
    await Promise.all(idle.map((id) => this.remove(id)));
    return idle;
  }
}
