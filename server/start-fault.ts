import { access, constants, mkdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import * as z from 'zod';
import { formatBytes } from '#shared/projects/work-files.ts';
import { readFreeBytes, RESERVED_BYTES } from '#platform/storage/upload/room.ts';

// What a start meets outside: an address, a folder and a database that the
// variables name. All faults of it take one form, and their reasons stand here
// in German and English; a reason that nobody foresaw is given as the system
// words it.

const FULL = ['hat keinen Platz mehr', 'has no room left'] as const;

const REASONS: Record<string, readonly [german: string, english: string]> = {
  EADDRINUSE: [
    'ist schon belegt, vielleicht läuft der Server bereits',
    'is already in use, perhaps by a running server',
  ],
  EADDRNOTAVAIL: ['ist keine Adresse dieses Rechners', 'is no address of this machine'],
  EEXIST: ['ist eine Datei, kein Ordner', 'is a file, not a folder'],
  ENOTDIR: [
    'liegt unter einer Datei statt unter einem Ordner',
    'lies below a file instead of a folder',
  ],
  ENOENT: ['lässt sich nicht anlegen', 'cannot be made'],
  EROFS: ['ist schreibgeschützt', 'is read-only'],
  EACCES: ['ist diesem Benutzer nicht erlaubt', 'is not allowed to this user'],
  EPERM: ['ist diesem Benutzer nicht erlaubt', 'is not allowed to this user'],
  ENOSPC: FULL,
  '53100': FULL,
  EDQUOT: ['hat kein Kontingent mehr', 'has used up its quota'],
  ENOTFOUND: ['hat einen unbekannten Namen', 'has an unknown name'],
  EAI_AGAIN: [
    'hat einen Namen, den gerade niemand auflöst',
    'has a name that nobody resolves right now',
  ],
  ECONNREFUSED: ['nimmt keine Verbindung an', 'accepts no connection'],
  CONNECT_TIMEOUT: ['antwortet nicht', 'does not answer'],
  '28P01': ['nimmt Name und Passwort nicht an', 'does not accept name and password'],
  '28000': ['lässt diese Anmeldung nicht zu', 'does not allow this login'],
  '3D000': ['gibt es auf diesem Server nicht', 'does not exist on this server'],
};

/** What a disk refuses, by the numbers of WebAssembly's system interface, as PGlite throws them. */
const ERRNO_CODES: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** `variable` as the operator sets it, `subject` as he knows it; never a password. */
export function createStartFault(variable: string, subject: string, cause: unknown): Error {
  const { code, message } = findOrigin(cause);
  const [german, english] = REASONS[code] ?? [message, message];
  const reason = german === english ? english : `${german} / ${english}`;
  const text =
    `Der Start ist nicht möglich / cannot start:\n  ${variable}: ${subject} ` +
    `${reason}${code in REASONS ? ` (${code})` : ''}\nSiehe / see .env.example`;
  return new Error(text, { cause });
}

/**
 * The embedded database does not open: its files are damaged, or the system keeps them away. Of one
 * that `isNew` nothing can be restored.
 */
export function createDamageFault(folder: string, isNew: boolean, cause: unknown): Error {
  const { code, message } = findOrigin(cause);
  if (isNew || code in REASONS) return createStartFault('DATA_DIR', folder, cause);
  const text = `Die eingebaute Datenbank unter ${folder} lässt sich nicht öffnen: ihre Dateien sind beschädigt oder unvollständig (${message}). Geändert wurde nichts.
  Wiederherstellen: Ordner DATA_DIR kopieren, dann „npm run restore -- <Ordner der Sicherung> --overwrite“ (docs/operations.md, Backup).
The embedded database in ${folder} cannot be opened: its files are damaged or incomplete (${message}). Nothing has been changed.
  To restore: copy the folder DATA_DIR, then run "npm run restore -- <backup folder> --overwrite" (docs/operations.md, Backup).`;
  return new Error(text, { cause });
}

/** What an upgrade of the data met, where it was the disk. */
export const createDiskFault = (folder: string, cause: unknown): unknown =>
  findOrigin(cause).code in REASONS ? createStartFault('DATA_DIR', folder, cause) : cause;

/** The role of DATABASE_URL may not make the roles that the tables are granted to. */
export function createRightsFault(url: string, cause: unknown): unknown {
  const { code, message } = findOrigin(cause);
  if (code !== '42501') return cause;
  const user = new URL(url).username;
  const text = `Die Datenbank ${nameDatabase(url)} lässt sich nicht einrichten: der Benutzer ${user} darf zu wenig (${message}). Der Schritt wurde zurückgenommen.
  Ein Administrator des Servers führt einmal aus: ALTER ROLE "${user}" CREATEROLE BYPASSRLS; und macht ihn zum Besitzer der Datenbank; unter PostgreSQL 15 auch: ${MAKE_SERVICE}
  Damit er eine Sicherung zurückspielen kann: ${grantReplica(user)}
  Gibt es die Rollen dort schon (von einem anderen Benutzer), außerdem: GRANT ${ROLES} TO "${user}" WITH ADMIN OPTION;
The database ${nameDatabase(url)} cannot be set up: the user ${user} has too few rights (${message}). The step has been taken back.
  Once, as an administrator of that server: ALTER ROLE "${user}" CREATEROLE BYPASSRLS; and make it the owner of the database; on PostgreSQL 15 also: ${MAKE_SERVICE}
  So that it can restore a backup: ${grantReplica(user)}
  Where the roles exist there already (made by another user), also: GRANT ${ROLES} TO "${user}" WITH ADMIN OPTION;`;
  return new Error(text, { cause });
}
/** There a superuser alone gives BYPASSRLS. */
const MAKE_SERVICE = 'CREATE ROLE service_role NOLOGIN NOINHERIT BYPASSRLS;';
/** What a restore needs besides (`AS_REPLICA` of dump.ts). */
const grantReplica = (user: string): string =>
  `GRANT SET ON PARAMETER session_replication_role TO "${user}";`;
const ROLES = 'anon, authenticated, service_role, authenticator, supabase_auth_admin';

/**
 * The role may not load rows as a backup does; `cause` as the attempt threw it. Nothing has been
 * touched.
 */
export function createReplicaFault(url: string, cause: unknown): unknown {
  const { code, message } = findOrigin(cause);
  if (code !== '42501') return cause;
  const user = new URL(url).username;
  const text = `In die Datenbank ${nameDatabase(url)} lässt sich keine Sicherung zurückspielen: der Benutzer ${user} darf zu wenig (${message}). Geändert wurde nichts.
  Ein Administrator des Servers führt einmal aus: ${grantReplica(user)}
No backup can be restored into the database ${nameDatabase(url)}: the user ${user} has too few rights (${message}). Nothing has been changed.
  Once, as an administrator of that server: ${grantReplica(user)}`;
  return new Error(text, { cause });
}

/** For `.catch(…)`. */
export const blame =
  (variable: string, subject: string) =>
  (cause: unknown): never => {
    throw createStartFault(variable, subject, cause);
  };

/** Asked before anything is opened: a start that ends here has changed nothing. */
export async function checkAddress(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(port, host, () => probe.close(() => resolve()));
  }).catch(blame('PORT, HOST', `${host}:${port}`));
}

/** Makes the folder where it is missing. */
export async function checkDataDir(dataDir: string): Promise<void> {
  await createFolder(dataDir)
    .then(() => access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK))
    .catch(blame('DATA_DIR', dataDir));
}

/** What a new database takes on the disk, with what its first migrations leave in the log. */
const NEW_DATABASE_BYTES = 64 * 1024 * 1024;

/** Throws where the disk has no room for a first start; `readFree` is for tests. */
export async function requireFirstRoom(dataDir: string, readFree = readFreeBytes): Promise<void> {
  const needed = NEW_DATABASE_BYTES + RESERVED_BYTES;
  const free = await readFree(dataDir);
  if (free >= needed) return;
  const [has, needs] = [formatBytes(free), formatBytes(needed)];
  const reason =
    `hat zu wenig Platz für den ersten Start: ${has} sind frei, gebraucht werden ${needs} / has ` +
    `too little room for the first start: ${has} free, ${needs} needed`;
  throw createStartFault('DATA_DIR', dataDir, new Error(reason));
}

/**
 * With its parents. Node's own way never ends where the system refuses a folder
 * as missing: /proc, as root.
 */
async function createFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  await access(parent).catch(() => createFolder(parent));
  await mkdir(folder, { mode: 0o700 }).catch(async (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw cause;
  });
}

/** `postgres://user:password@host:5432/name` → 'host:5432/name' */
export function nameDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

const ThrownSchema = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  errno: z.number().optional(),
});

/** The innermost cause: around it stands what the layers above made of it. */
function findOrigin(cause: unknown): { code: string; message: string } {
  let origin = cause;
  while (origin instanceof Error && origin.cause instanceof Error) origin = origin.cause;
  // A name with several addresses fails once for each.
  if (origin instanceof AggregateError) origin = origin.errors[0];
  // WebAssembly throws plain objects, too.
  const { data } = ThrownSchema.safeParse(origin);
  if (!data) return { code: '', message: String(origin) };
  const { errno, code = ERRNO_CODES[errno ?? 0] ?? '', message = `errno ${errno}` } = data;
  return { code, message };
}
