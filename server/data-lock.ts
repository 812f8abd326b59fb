import { createHash } from 'node:crypto';
import { mkdir, realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAX_SOCKET_PATH = 100;

/**
 * Makes sure that one process at a time holds a data directory: two PGlite instances on it would lose data silently.
 * A listening socket is the lock, because the kernel closes it with the process: after a crash nothing stale is left but
 * a file that refuses connections. On Windows it is a named pipe. Throws when another process holds the directory.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = socketPath(await realpath(dataDir));
  const server = (await listen(path)) ?? (await takeOver(path));
  if (!server)
    throw new Error(`Another process already uses the data directory ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\maasbogen-${name}`;
  const inside = join(dataDir, 'process.lock');
  // The kernel limits socket paths to 108 bytes.
  return inside.length <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `maasbogen-${name}.lock`);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(path, () => resolve(server));
  });
}

async function takeOver(path: string): Promise<Server | null> {
  if (await answers(path)) return null;
  await unlink(path).catch(() => undefined);
  return listen(path);
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
