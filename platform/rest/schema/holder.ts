import type { Log } from '../../core/log.ts';
import type { Database } from '../../db/database.ts';
import { restError } from '../errors.ts';
import type { RestSettings } from '../options.ts';
import { readSchemaCache } from './cache.ts';
import type { SchemaCache } from './types.ts';

/** Keeps the schema cache: read at the first request, again after `notify pgrst` or `reload`. */
export class SchemaCacheHolder {
  readonly #db: Database;
  readonly #settings: RestSettings;
  readonly #log: Log;
  #current: SchemaCache | null = null;
  #reading: Promise<SchemaCache> | null = null;
  #next: Promise<void> | null = null;
  #listening = false;

  constructor(db: Database, settings: RestSettings, log: Log) {
    this.#db = db;
    this.#settings = settings;
    this.#log = log;
  }

  /** The current cache; requests wait only for the first read. */
  get(): SchemaCache | Promise<SchemaCache> {
    return this.#current ?? (this.#reading ??= this.#read());
  }

  /**
   * Reads again. Requests go on with the old cache meanwhile; all who ask while
   * one read runs share the next.
   */
  reload(): Promise<void> {
    this.#next ??= Promise.resolve(this.#reading?.catch(() => undefined)).then(async () => {
      this.#next = null;
      await (this.#reading = this.#read());
    });
    return this.#next;
  }

  async #read(): Promise<SchemaCache> {
    try {
      await this.#listen();
      this.#current = await readSchemaCache(this.#db, this.#settings);
      return this.#current;
    } catch (cause) {
      throw restError('PGRST002', 'Could not query the database for the schema cache. Retrying.', {
        cause,
      });
    } finally {
      this.#reading = null;
    }
  }

  async #listen(): Promise<void> {
    if (this.#listening) return;
    const reload = (): void => {
      this.reload().catch((error: unknown) =>
        this.#log.error({ err: error }, 'schema cache not reloaded'),
      );
    };
    await this.#db.listen('pgrst', reload, reload);
    this.#listening = true;
  }
}
