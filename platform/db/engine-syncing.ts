import { fsyncSync } from 'node:fs';

type Stream = { nfd: number; node: { mode: number } };
type Engine = {
  FS: { isDir: (mode: number) => boolean };
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } };
};

const isEngine = (module: object): module is Engine => 'FS' in module && 'NODEFS' in module;

/**
 * The engine's own fsync does nothing; commits are flushed from outside
 * (write-ahead-log.ts). At a checkpoint the order counts: log and rows first,
 * then the file that says from where the log is replayed. So within the
 * function that this returns every fsync reaches the disk.
 */
export function createSyncing(module: object): <T>(work: () => Promise<T>) => Promise<T> {
  if (!isEngine(module)) throw new Error('this PGlite cannot sync its files');
  let isOn = false;
  module.NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    // Windows cannot sync a folder.
    const canSync = process.platform !== 'win32' || !module.FS.isDir(node.mode);
    if (isOn && canSync) fsyncSync(nfd);
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
