import { startLivePlatform } from '#tests/support/live-platform.ts';
import { reportCost, startMeasured, type Cost } from '#tests/support/measured-server.ts';

// What uploads of 45 MB cost everybody else: the longest delay of the event
// loop (time on the clock, which other processes stretch), the longest turn
// (processor time of the loop's own thread), and small requests meanwhile. The
// clients live in this process, the server in a child. On a busy machine: `chrt
// -r 10 node bench/upload.ts`.
const BYTES = 45 * 1024 * 1024;
const CHUNK = 6 * 1024 * 1024;
const ROUNDS = 6;

if (process.send) await serve();
else await measure();

async function serve(): Promise<void> {
  const platform = await startLivePlatform();
  await platform.service().storage.createBucket('bench');
  reportCost({ origin: platform.origin, key: platform.keys.serviceRoleKey });
}

async function measure(): Promise<void> {
  const { origin, key, ask, stop } = await startMeasured(import.meta.filename);
  const bytes = new Uint8Array(BYTES).map((_, i) => (i * 2_654_435_761) >>> 13);
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body: BodyInit | null,
  ): Promise<Response> => {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: { apikey: key, authorization: `Bearer ${key}`, 'x-upsert': 'true', ...headers },
      body,
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response;
  };
  const kinds: Record<string, () => Promise<void>> = {
    async raw() {
      await send('POST', '/storage/v1/object/bench/raw', { 'content-type': 'video/mp4' }, bytes);
    },
    async multipart() {
      const form = new FormData();
      form.append('cacheControl', '3600');
      form.append('', new Blob([bytes], { type: 'video/mp4' }));
      await send('POST', '/storage/v1/object/bench/form', {}, form);
    },
    async resumable() {
      const tus = { 'tus-resumable': '1.0.0' };
      const named = `bucketName ${btoa('bench')},objectName ${btoa('tus')},contentType ${btoa('video/mp4')}`;
      const path = '/storage/v1/upload/resumable';
      const created = await send(
        'POST',
        path,
        { ...tus, 'upload-length': String(BYTES), 'upload-metadata': named },
        null,
      );
      for (let offset = 0; offset < BYTES; offset += CHUNK) {
        const headers = {
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        };
        await send(
          'PATCH',
          created.headers.get('location')!,
          headers,
          bytes.subarray(offset, offset + CHUNK),
        );
      }
    },
  };
  for (const [name, upload] of Object.entries(kinds)) {
    await upload();
    await ask();
    const uploads: number[] = [];
    const costs: Cost[] = [];
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      let isRunning = true;
      const begun = performance.now();
      const running = upload().finally(() => (isRunning = false));
      while (isRunning) {
        const start = performance.now();
        await send('GET', '/auth/v1/health', {}, null);
        waits.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      await running;
      uploads.push(performance.now() - begun);
      costs.push(await ask());
      // Real-time work that leaves the processor no rest is stopped by the
      // kernel for 50 ms, which would be measured here.
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
    const most = (field: keyof Cost): string =>
      Math.max(...costs.map((cost) => cost[field])).toFixed(0);
    console.log(
      `${name}: ${quantile(uploads, 0.5)} ms an upload, ${quantile(
        costs.map(({ cpu }) => cpu),
        0.5,
      )} ms of processor time; ` +
        `longest delay ${most('delay')} ms, longest turn ${most('turn')} ms; ` +
        `GET beside it p50 ${quantile(waits, 0.5)}, p95 ${quantile(waits, 0.95)}, longest ` +
        `${quantile(waits, 1)} ms`,
    );
  }
  stop();
}

function quantile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
}
