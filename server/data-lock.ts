import { createHash } from 'node:crypto';
import { chmod, mkdir, realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAX_SOCKET_PATH = 100;

type Answer = (line: string) => Promise<string>;

/**
 * Makes sure that one process at a time holds a data directory: two PGlite
 * instances on it would lose data silently. A listening socket is the lock,
 * because the kernel closes it with the process: after a crash nothing stale is
 * left but a file that refuses connections. On Windows it is a named pipe.
 * Throws when another process holds the directory. `answer` takes what another
 * process of the same user asks the holder (one line each way): the holder
 * alone can read the database.
 */
export async function lockDataDir(dataDir: string, answer?: Answer): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = socketPath(await realpath(dataDir));
  const server = (await listen(path, answer)) ?? (await takeOver(path, answer));
  // Whoever may write to the socket may ask; the folder is closed to others, a
  // shared one for temporary files is not.
  if (server && process.platform !== 'win32') await chmod(path, 0o600);
  if (!server)
    throw new Error(
      `Ein anderer Prozess benutzt den Datenordner ${dataDir} schon. Beenden Sie ihn, oder ` +
        'setzen Sie DATA_DIR auf einen anderen. / ' +
        `Another process already uses the data directory ${dataDir}. Stop it first, or set ` +
        'DATA_DIR to another folder.',
    );
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\maasbogen-${name}`;
  const inside = join(dataDir, 'process.lock');
  // The kernel limits socket paths to 108 bytes.
  return inside.length <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `maasbogen-${name}.lock`);
}

/**
 * Asks the process that holds the directory; null when none does. Throws when
 * it ends before it has answered.
 */
export async function askHolder(dataDir: string, line: string): Promise<string | null> {
  const folder = await realpath(dataDir).catch(() => null);
  if (folder === null) return null;
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath(folder), () => socket.write(`${line}\n`));
    let reply = '';
    socket.on('data', (chunk: Buffer) => (reply += chunk.toString()));
    socket.once('end', () =>
      reply === ''
        ? reject(new Error('no answer from the running process'))
        : resolve(reply.trimEnd()),
    );
    socket.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(null) : reject(error),
    );
  });
}

function converse(socket: Socket, answer: Answer | undefined): void {
  socket.on('error', () => undefined);
  if (!answer) return void socket.end();
  createInterface({ input: socket }).once(
    'line',
    (line) => void answer(line).then((reply) => socket.end(`${reply}\n`)),
  );
}

function listen(path: string, answer?: Answer): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: false }, (socket) => converse(socket, answer));
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

async function takeOver(path: string, answer?: Answer): Promise<Server | null> {
  if (await answers(path)) return null;
  await unlink(path).catch(() => undefined);
  return listen(path, answer);
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
