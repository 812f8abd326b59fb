import { PGlite, types } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { moddatetime } from '@electric-sql/pglite/contrib/moddatetime';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { createSyncing } from './engine-syncing.ts';
import { openWriteAheadLog } from './write-ahead-log.ts';

export type EngineSettings = {
  dataDir: string | null;
  snapshot: Blob | null;
  engine: WebAssembly.Module;
};

/** PGlite as this product runs it: whoever opens it holds its only connection. */
export async function openEngine({ dataDir, snapshot, engine }: EngineSettings) {
  const db = await PGlite.create({
    pgliteWasmModule: engine,
    ...(dataDir ? { dataDir } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    extensions: { btree_gist, citext, moddatetime, pg_trgm, pgcrypto, unaccent, uuid_ossp },
    parsers: { [types.INT8]: Number, [types.DATE]: (value: string) => value },
    // Without the -F of PGlite, which is fsync=off: `syncing` decides.
    startParams: PGlite.defaultStartParams.filter((param) => param !== '-F'),
    postgresqlconf: [
      'shared_buffers=16MB',
      'min_wal_size=32MB',
      'max_wal_size=64MB',
      // By fdatasync, which is usual, PGlite never asks for the disk.
      'wal_sync_method=fsync',
    ],
  });
  const syncing = createSyncing(db.Module);
  /** To the engine its log is on the disk already: the rows it writes now must not overtake that. */
  const flushLog = async () => {
    if (!dataDir) return;
    const log = openWriteAheadLog(dataDir);
    await log.flush().finally(() => log.close());
  };
  return {
    db,
    checkpoint: async () => {
      await flushLog();
      await syncing(() => db.exec('checkpoint'));
    },
    close: async () => {
      await flushLog();
      await syncing(() => db.close());
    },
  };
}
