import { fsyncSync } from 'node:fs';

type Stream = { nfd: number; node: { mode: number } };
type Engine = {
  FS: { isDir: (mode: number) => boolean; ErrnoError: new (code: number) => Error };
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } };
};

/** EIO, as WASI counts: PostgreSQL ends with a PANIC, and the thread is opened again. */
const IO_ERROR = 29;

const isEngine = (module: object): module is Engine => 'FS' in module && 'NODEFS' in module;

/**
 * The engine's own fsync does nothing; commits are flushed from outside
 * (write-ahead-log.ts). At a checkpoint, and closing is one, the order counts:
 * the log so far, rows, what the log says of the checkpoint, then the file that
 * says from where it is replayed. So within the function that this returns every
 * fsync reaches the disk.
 */
export function createSyncing(module: object): <T>(work: () => Promise<T>) => Promise<T> {
  if (!isEngine(module)) throw new Error('this PGlite cannot sync its files');
  const { FS: files, NODEFS: disk } = module;
  let isOn = false;
  disk.stream_ops.fsync = ({ nfd, node }) => {
    if (!isOn) return 0;
    try {
      fsyncSync(nfd);
    } catch {
      // Some systems cannot sync a folder; there the file system's journal has to do.
      if (!files.isDir(node.mode)) throw new files.ErrnoError(IO_ERROR);
    }
    return 0;
  };
  return async (work) => {
    isOn = true;
    try {
      return await work();
    } finally {
      isOn = false;
    }
  };
}
