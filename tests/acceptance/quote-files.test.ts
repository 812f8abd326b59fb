// @database postgres
import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { request as openRequest } from 'node:http';
import { join } from 'node:path';
import { zipSync, strToU8 } from 'fflate';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { QuoteFileAnswer } from '#shared/quote/quote-files.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { itInFull } from '#tests/support/it-in-full.ts';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF';
const DOCX = zipSync({
  '[Content_Types].xml': strToU8(
    '<Types xmlns="x"><Override PartName="/word/document.xml" ' +
      'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>' +
      '</Types>',
  ),
  'word/document.xml': strToU8('<w:document/>'),
});
const BUCKET = 'quote-files';

/** Proportional set size of a process and of those it has started, in bytes. */
async function memoryOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const sizes = [pid, ...children.split(' ').filter(Boolean).map(Number)].map(async (id) => {
    const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Throws until the server has received all of a file, which it has yet to look through. */
async function findReceived(dataDir: string, size: number): Promise<void> {
  const incoming = join(dataDir, 'files/incoming');
  const names = await readdir(incoming, { recursive: true });
  const received = names.map((name) => stat(join(incoming, name)).catch(() => null));
  if (!(await Promise.all(received)).some((file) => file?.size === size))
    throw new Error('not yet');
}

describe('files of an enquiry', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { AUTH_AUTOCONFIRM: '1' } });
  });
  afterAll(() => server.stop());

  const put = async (
    request: string,
    body: BodyInit,
    name = 'konzept.pdf',
    id: string = randomUUID(),
  ) => {
    const response = await fetch(
      `${server.origin}/api/quote-files/${request}/${id}?name=${encodeURIComponent(name)}`,
      {
        method: 'PUT',
        body,
      },
    );
    return { status: response.status, id, answer: (await response.json()) as QuoteFileAnswer };
  };
  const remove = (request: string, id: string) =>
    fetch(`${server.origin}/api/quote-files/${request}/${id}`, { method: 'DELETE' }).then(
      ({ status }) => status,
    );
  const send = (quote: ReturnType<typeof buildQuote>) =>
    server.client().functions.invoke('quote-request', { body: quote });
  const namesOf = async (request: string) => {
    const { data } = await server
      .service()
      .from('quote_requests')
      .select('quote_files(name)')
      .eq('request_id', request)
      .single();
    return (data as { quote_files: { name: string }[] }).quote_files
      .map(({ name }) => name)
      .toSorted();
  };
  const download = async (path: string) => {
    const { data, error } = await server.service().storage.from(BUCKET).download(path);
    if (error) throw error;
    return Buffer.from(await data.arrayBuffer());
  };

  it('come before or after their enquiry, each once, and stay with it', async () => {
    const request = randomUUID();
    const first = await put(request, PDF, 'Konzept für\nMärz.pdf');
    expect(first).toMatchObject({
      status: 200,
      answer: {
        success: true,
        file: { id: first.id, name: 'Konzept für März.pdf', size: PDF.length },
      },
    });
    expect((await put(request, PDF, 'Konzept für März.pdf', first.id)).status).toBe(200);
    const givenUp = await put(request, PDF, 'doch nicht.pdf');
    expect(await remove(request, givenUp.id)).toBe(204);
    const quote = buildQuote({ requestId: request });
    expect((await send(quote)).data).toMatchObject({ success: true });
    await put(request, Buffer.from(DOCX), 'spät.docx');
    expect(await namesOf(request)).toEqual(['Konzept für März.pdf', 'spät.docx']);
    expect(await remove(request, first.id)).toBe(409);
    expect((await send(quote)).data).toMatchObject({ success: true });
    expect(await namesOf(request)).toHaveLength(2);
  });

  it('stored, but not listed before the server ended, are listed when they are sent again', async () => {
    const request = randomUUID();
    const { id } = await put(request, PDF);
    await send(buildQuote({ requestId: request }));
    await server.service().from('quote_files').delete().eq('path', `${request}/${id}`);
    expect(await namesOf(request)).toEqual([]);
    expect((await put(request, PDF, 'konzept.pdf', id)).status).toBe(200);
    expect(await namesOf(request)).toEqual(['konzept.pdf']);
  });

  it('cancelled behind their last byte are not kept', async () => {
    const request = randomUUID();
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = await sharp({
      create: { width: 2_500, height: 1_500, channels: 3, background: '#c33', noise },
    })
      .jpeg()
      .toBuffer();
    const cancelled = openRequest(
      `${server.origin}/api/quote-files/${request}/${randomUUID()}?name=laden.jpg`,
      { method: 'PUT', headers: { 'content-length': photo.length } },
    ).on('error', () => undefined);
    cancelled.end(photo);
    await vi.waitFor(() => findReceived(server.dataDir, photo.length), {
      timeout: 60_000,
      interval: 10,
    });
    cancelled.destroy();
    // The same work again, so that the first would have ended.
    const kept = await put(request, new Uint8Array(photo), 'laden.jpg');
    await put(request, new Uint8Array(photo), 'laden.jpg', kept.id);
    const { data } = await server.service().storage.from(BUCKET).list(request);
    expect(data?.map(({ name }) => name)).toEqual([kept.id]);
  });

  it('keep what the picture shows and lose what the camera wrote', async () => {
    const request = randomUUID();
    const photo = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#c33' },
    })
      .withExif({
        IFD0: { Make: 'Kamera' },
        IFD3: { GPSLatitude: '51/1 11/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { id } = await put(request, new Uint8Array(photo), 'laden.jpg');
    const stored = await sharp(await download(`${request}/${id}`)).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });

  itInFull(
    'cost little memory, however large the picture that unpacks from them, also several at once (BUDGET-02)',
    async () => {
      const flat = (width: number, height: number) =>
        sharp({ create: { width, height, channels: 4, background: '#c33' } });
      const bomb = await flat(7_700, 7_700).png().toBuffer();
      const turned = await flat(8_064, 6_048).withMetadata({ orientation: 6 }).jpeg().toBuffer();
      const progressive = await flat(7_700, 7_700).png({ progressive: true }).toBuffer();
      sharp.cache(false);
      const before = await memoryOf(server.pid);
      let peak = before;
      const watch = setInterval(() => {
        memoryOf(server.pid).then(
          (bytes) => (peak = Math.max(peak, bytes)),
          () => undefined,
        );
      }, 50);
      const answers = await Promise.all(
        [bomb, turned, progressive, bomb, turned, progressive].map((bytes) =>
          put(randomUUID(), new Uint8Array(bytes)),
        ),
      );
      clearInterval(watch);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 415, 200, 200, 415]);
      expect(JSON.stringify(answers.at(-1)!.answer)).toContain('zu viele Bildpunkte');
      expect((peak - before) / 1e6).toBeLessThan(200);
    },
  );

  it('are refused by content, size, number and address', async () => {
    const request = randomUUID();
    const refusal = async (body: BodyInit, name?: string) => {
      const { status, answer } = await put(request, body, name);
      return [status, answer.success ? '' : answer.error];
    };
    expect(await refusal('<script>alert(1)</script>', 'brief.pdf')).toEqual([
      415,
      expect.stringContaining('weder PDF noch PNG'),
    ]);
    expect(await refusal(new Uint8Array(zipSync({ 'a.txt': strToU8('x') })), 'brief.docx')).toEqual(
      [415, expect.any(String)],
    );
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await refusal(new Uint8Array(png.subarray(0, png.length - 30)))).toEqual([
      415,
      expect.stringContaining('lässt sich nicht lesen'),
    ]);
    expect(await refusal('')).toEqual([400, 'Die Datei ist leer.']);
    expect(await refusal(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual([
      413,
      'Die Datei ist größer als 10 MB.',
    ]);
    for (let count = 0; count < 5; count += 1) expect((await put(request, PDF)).status).toBe(200);
    expect(await refusal(PDF)).toEqual([409, 'Zu einer Anfrage gehören höchstens fünf Dateien.']);
    expect(
      (await fetch(`${server.origin}/api/quote-files/x/y`, { method: 'PUT', body: PDF })).status,
    ).toBe(404);
  });

  it('are refused to an enquiry that sends again and again, and to no other behind the same connection (RUN-09)', async () => {
    const request = randomUUID();
    const { id } = await put(request, PDF);
    for (let again = 1; again < 60; again += 1)
      expect((await put(request, PDF, 'konzept.pdf', id)).status).toBe(200);
    expect(await put(request, PDF, 'konzept.pdf', id)).toMatchObject({
      status: 429,
      answer: { success: false },
    });
    expect((await put(randomUUID(), PDF)).status).toBe(200);
  });

  it('are read by staff and by the customer whose enquiry it is, by nobody else', async () => {
    const request = randomUUID();
    const quote = buildQuote({ requestId: request });
    const { id } = await put(request, PDF);
    const path = `${request}/${id}`;
    const signUp = async (email: string) => {
      const client = server.client();
      const { error } = await client.auth.signUp({ email, password: 'Ein-langes-Passwort-26' });
      if (error) throw error;
      return client;
    };
    const owner = await signUp(quote.email);
    const other = await signUp(buildQuote().email);
    await owner.functions.invoke('quote-request', { body: quote });
    const canRead = async (client: typeof owner) =>
      (await client.storage.from(BUCKET).download(path)).error === null;
    expect([await canRead(owner), await canRead(other), await canRead(server.client())]).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      (
        await owner.storage
          .from(BUCKET)
          .upload(`${request}/x`, PDF, { contentType: 'application/pdf' })
      ).error,
    ).not.toBeNull();
    expect((await other.from('quote_files').select('name')).data).toEqual([]);
    expect((await owner.from('quote_files').select('name')).data).toEqual([
      { name: 'konzept.pdf' },
    ]);
  });

  it('without an enquiry, or whose enquiry has ended, are for the worker to remove', async () => {
    const [sent, unsent] = [randomUUID(), randomUUID()];
    const kept = await put(sent, PDF);
    const loose = await put(unsent, PDF);
    await send(buildQuote({ requestId: sent }));
    const orphans = async () =>
      (await server.service().rpc('list_orphaned_files', { bucket: BUCKET, after_hours: 0 }))
        .data as string[];
    expect(await orphans()).toContain(`${unsent}/${loose.id}`);
    expect(await orphans()).not.toContain(`${sent}/${kept.id}`);
    await server.service().from('quote_requests').delete().eq('request_id', sent);
    expect(await orphans()).toContain(`${sent}/${kept.id}`);
  });

  it('stand in the summary that the visitor gets as PDF', async () => {
    const request = randomUUID();
    const quote = buildQuote({ requestId: request, name: 'Łukasz Öztürk' });
    // It holds all that the visitor wrote: it goes to addresses that are known to be his alone.
    const account = { email: quote.email, password: 'Ein-langes-Passwort-26' };
    await server.service().auth.admin.createUser({ ...account, email_confirm: true });
    await put(request, PDF, 'Grundriss.pdf');
    const { data } = await send(quote);
    const { reference } = data as { reference: string };
    const mail = await vi.waitFor(async () => {
      const folder = join(server.dataDir, 'mail');
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
      const found = texts.find((text) => text.includes(`\nTo: ${quote.email}`));
      if (!found) throw new Error('no mail yet');
      return found;
    }, 60_000);
    expect(mail).toContain(`filename=Anfrage-${reference}.pdf`);
    const body = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(mail)![1]!;
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(Buffer.from(body, 'base64'))),
      { mergePages: true },
    );
    for (const part of [
      reference,
      'Łukasz Öztürk',
      'KI-Chatbot (+30%)',
      '129',
      '378',
      'Grundriss.pdf',
      'Bitte bis März.',
      'keine Beauftragung',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
  });
});
