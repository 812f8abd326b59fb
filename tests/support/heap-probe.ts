// Loaded into a measured server, and so into each of its threads (`--import`): tells the JavaScript
// heap of every thread over the socket HEAP_PROBE, after a forced collection on request.
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

export type ThreadHeap = {
  thread: string;
  /** In MB: what V8 has set aside, what of it is in use, and bytes that it knows outside of it. */
  total: number;
  used: number;
  external: number;
};

/** So long a thread may be busy before it answers. */
const WAIT_MS = 4_000;
const MEGABYTE = 1024 * 1024;
const channel = new BroadcastChannel('heap-probe');
channel.unref();

function describe(): ThreadHeap {
  const heap = getHeapStatistics();
  return {
    thread: `${threadId} ${basename(process.argv[1] ?? '')}`,
    total: heap.total_heap_size / MEGABYTE,
    used: heap.used_heap_size / MEGABYTE,
    external: heap.external_memory / MEGABYTE,
  };
}

function answer(collects: boolean): ThreadHeap {
  if (collects) globalThis.gc?.();
  return describe();
}

type Message = { ask: boolean } | { heap: ThreadHeap };
if (isMainThread) {
  const socket = process.env['HEAP_PROBE']!;
  createServer((request, response) => {
    const collects = request.url === '/collected';
    const heaps: ThreadHeap[] = [];
    channel.onmessage = (event) => {
      const message = (event as { data: Message }).data;
      if ('heap' in message) heaps.push(message.heap);
    };
    channel.postMessage({ ask: collects } satisfies Message);
    heaps.push(answer(collects));
    setTimeout(() => response.end(JSON.stringify(heaps)), WAIT_MS);
  })
    .listen(socket)
    .unref();
} else {
  channel.onmessage = (event) => {
    const message = (event as { data: Message }).data;
    if ('ask' in message) channel.postMessage({ heap: answer(message.ask) } satisfies Message);
  };
}
