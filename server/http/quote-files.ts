import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HttpBindings } from '@hono/node-server';
import { createServiceClient } from '#functions/clients.ts';
import { networkOf } from '#functions/network.ts';
import { allowSender } from '#functions/rate-limit.ts';
import { isClientGone } from '#platform/core/error.ts';
import type { Log } from '#platform/core/log.ts';
import { requireRoom } from '#platform/storage/upload/room.ts';
import { inTemporaryFolder } from '#platform/storage/upload/temporary-folder.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import { cleanLine } from '#shared/forms/clean-text.ts';
import {
  MAX_QUOTE_FILE_BYTES,
  MAX_QUOTE_FILES,
  QUOTE_FILE_PROBLEMS,
  type QuoteFileAnswer,
} from '#shared/quote/quote-files.ts';
import { createMemoryCounter } from './count-in-memory.ts';
import type { Backend } from '../backend.ts';
import { cleanFile } from './clean-file.ts';
import type { Config } from '../config.ts';
import { incomingFolderOf } from '../file-backend.ts';
import { findClientAddress } from './proxy.ts';
import { receiveBody } from './receive-body.ts';
import { UUID } from '#shared/core/uuid.ts';

const BUCKET = 'quote-files';
/**
 * The five files of an enquiry, each a dozen times over a bad line; from one
 * connection those of 120 enquiries.
 */
const LIMITS = { perSender: BUDGETS.filesOfEnquiry.most, perAddress: BUDGETS.filesOfAddress.most };
const ADDRESS = `/:request{${UUID}}/:file{${UUID}}`;

/**
 * `/api/quote-files/<request id>/<file id>`: takes a file that goes with an
 * enquiry (PUT, the bytes as body, the name as `?name=`), durable before the
 * answer and once however often it is sent, and gives it up again (DELETE) as
 * long as no enquiry holds it. Both ids are random and made by the form; who
 * knows them filled it in.
 */
export function createQuoteFileRoutes(backend: Backend, config: Config, log: Log) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const allow = createMemoryCounter();
  const incoming = incomingFolderOf(config);
  const service = createServiceClient(
    backend,
    'visitors may add files to their enquiry and never read the bucket',
  );

  app.use(
    bodyLimit({
      maxSize: MAX_QUOTE_FILE_BYTES,
      onError: (c) => refuse(c, QUOTE_FILE_PROBLEMS.size, 413),
    }),
  );

  app.put(ADDRESS, async (c) => {
    const { request, file: id } = c.req.param();
    const isUsual = await allowSender(
      { allow, clientAddress: networkOf(findClientAddress(c, config)) },
      'quote-files',
      request,
      LIMITS,
    );
    if (!isUsual)
      return refuse(
        c,
        'Von Ihrem Anschluss kamen sehr viele Dateien. Bitte versuchen Sie es später erneut.',
        429,
      );
    const name = cleanLine(c.req.query('name') ?? '').slice(0, 200) || 'Datei';
    const { data: present, error: unread } = await service.storage
      .from(BUCKET)
      .list(request, { limit: MAX_QUOTE_FILES });
    if (unread) throw unread;
    const known = present.find((object) => object.name === id);
    if (!known && present.length >= MAX_QUOTE_FILES)
      return refuse(c, QUOTE_FILE_PROBLEMS.many, 409);
    await requireRoom(incoming);
    return inTemporaryFolder(incoming, async (folder) => {
      const path = join(folder, 'file');
      if (!(await receiveBody(c.req.raw, path))) return refuse(c, QUOTE_FILE_PROBLEMS.empty, 400);
      const clean = await cleanFile(path);
      if (typeof clean === 'string') return refuse(c, clean, 415);
      // Cancelled behind its last byte.
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      // Sent again after a lost answer: it is there.
      if (!known) await store(request, id, clean, name);
      // The enquiry may have been faster, and an earlier try may have ended before this.
      const { error: unlisted } = await service.rpc('attach_quote_files', { enquiry: request });
      if (unlisted) throw new Error(`attach_quote_files: ${unlisted.message}`);
      const { type, size } = clean;
      log.info({ type, bytes: size, repeated: Boolean(known) }, 'file for an enquiry stored');
      const file = { id, name, size, storedAt: new Date().toISOString() };
      return c.json({ success: true, file } satisfies QuoteFileAnswer);
    });
  });

  async function store(enquiry: string, id: string, file: Blob, name: string): Promise<void> {
    const { error } = await service.storage
      .from(BUCKET)
      .upload(`${enquiry}/${id}`, file, { contentType: file.type, metadata: { name } });
    if (error) throw error;
  }

  app.delete(ADDRESS, async (c) => {
    const path = `${c.req.param('request')}/${c.req.param('file')}`;
    const { data: held, error } = await service.from('quote_files').select('id').eq('path', path);
    if (error) throw new Error(`quote_files: ${error.message}`);
    if (held.length > 0) return refuse(c, 'Diese Datei gehört zu einer gesendeten Anfrage.', 409);
    const { error: kept } = await service.storage.from(BUCKET).remove([path]);
    if (kept) throw kept;
    return c.body(null, 204);
  });

  app.onError((error, c) => {
    if (isClientGone(error)) return new Response(null, { status: 499 });
    log.error(
      { err: error, path: 'quote-files', requestId: c.req.header('x-request-id') },
      'file for an enquiry failed',
    );
    return refuse(
      c,
      'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
      500,
    );
  });
  return app;
}

const refuse = (c: Context, error: string, status: 400 | 409 | 413 | 415 | 429 | 500): Response =>
  c.json({ success: false, error } satisfies QuoteFileAnswer, status);
