import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createServiceClient } from '#functions/clients.ts';
import { isClientGone } from '#platform/core/error.ts';
import type { Log } from '#platform/core/log.ts';
import { requireRoom } from '#platform/storage/upload/room.ts';
import { inTemporaryFolder } from '#platform/storage/upload/temporary-folder.ts';
import type { Database } from '#shared/database-types.ts';
import { cleanLine } from '#shared/forms/clean-text.ts';
import {
  filePath,
  isDrawing,
  isPicture,
  MAX_ALT_LENGTH,
  MAX_MEDIA_BYTES,
  MEDIA_PROBLEMS,
  MEDIA_TYPES,
  VARIANT_FORMATS,
  listVariantWidths,
  variantPath,
  type Media,
  type MediaType,
} from '#shared/media/media.ts';
import type { Backend } from '../backend.ts';
import { comesFromElsewhere, createSessionClient } from '../http/pages.ts';
import { receiveBody } from '../http/receive-body.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import type { ServerSettings } from '../server-settings.ts';
import { UUID } from '#shared/core/uuid.ts';
import { findStoredMedia } from './media-rows.ts';
import { receiveMedia } from './receive-media.ts';
import { BUCKET, createVariants, type Variant } from './variants.ts';

type Options = {
  backend: Backend;
  settings: Pick<ServerSettings, 'publicUrl'>;
  /** Names the cookies. */
  cookieUrl: string;
  /** Folder for files that are being received. */
  incoming: string;
  refreshSiteContent: () => Promise<void>;
  log: Log;
};

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** An SVG that is opened by itself runs and loads nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * `POST /api/media?name=&alt=` takes a file into the library (the bytes as
 * body), `POST /api/media/<id>` puts another file into its place; both for
 * admins, under their own rights. `GET /medien/<id>/…` sends variants of
 * pictures, drawings and documents to everybody.
 */
export function createMediaRoutes({
  backend,
  settings,
  cookieUrl,
  incoming,
  refreshSiteContent,
  log,
}: Options) {
  const service = createServiceClient(
    backend,
    'visitors see variants of pictures and never read the bucket',
  );
  const variants = createVariants(service, incoming);

  const upload = new Hono<{ Bindings: HttpBindings }>();
  upload.use(
    bodyLimit({
      maxSize: MAX_MEDIA_BYTES,
      onError: (c) => refuse(c, MEDIA_PROBLEMS.size, 413),
    }),
  );
  upload.post('/', (c) => take(c, null));
  upload.post(`/:id{${UUID}}`, (c) => take(c, c.req.param('id')));

  upload.get(`/:id{${UUID}}/whole`, async (c) => {
    const { client } = createSessionClient(backend, cookieUrl, c.req.raw);
    // Row level security answers whether this caller may know of it.
    const source = await findStoredMedia(client, c.req.param('id'));
    if (!source?.media.size || isDrawing(source.media)) return c.notFound();
    const bytes = await variants.get(source, { width: 1280, format: 'webp', isWhole: true });
    if (!bytes) return c.notFound();
    return new Response(bytes, {
      headers: {
        ...SECURITY_HEADERS,
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=3600',
      },
    });
  });

  async function take(c: Context, id: string | null): Promise<Response> {
    // Cookies come along with what other sites send as well.
    if (comesFromElsewhere(c.req.raw, settings.publicUrl)) return refuse(c, 'Kein Zugriff.', 403);
    const { client } = createSessionClient(backend, cookieUrl, c.req.raw);
    const { data: isAdmin } = await client.rpc('is_admin');
    if (isAdmin !== true) return refuse(c, 'Kein Zugriff.', 403);
    await requireRoom(incoming);
    return inTemporaryFolder(incoming, async (folder) => {
      const path = join(folder, 'file');
      if (!(await receiveBody(c.req.raw, path))) return refuse(c, MEDIA_PROBLEMS.empty, 400);
      const received = await receiveMedia(path);
      if (typeof received === 'string') return refuse(c, received, 415);
      const { file, type, size } = received;
      const before = id ? await findStoredMedia(client, id) : null;
      // Places and texts that show a picture cannot show a document.
      if (before && isPicture(before.media) !== isPicture({ type }))
        return refuse(c, MEDIA_PROBLEMS.kind, 409);
      const alt = cleanLine(c.req.query('alt') ?? '').slice(0, MAX_ALT_LENGTH);
      if (!id && !alt && isPicture({ type })) return refuse(c, MEDIA_PROBLEMS.alt, 400);
      const object = `originals/${randomUUID()}`;
      const { error } = await client.storage
        .from(BUCKET)
        .upload(object, file, { contentType: type });
      if (error) throw error;
      const values = {
        path: object,
        mime_type: type,
        size_bytes: file.size,
        width: size?.width ?? null,
        height: size?.height ?? null,
      };
      const name = cleanLine(c.req.query('name') ?? '').slice(0, 200) || 'Datei';
      const stored = id
        ? await replace(client, id, before?.path, values)
        : await client
            .from('media')
            .insert({ name, alt, ...values })
            .select('id')
            .single();
      if (stored.error) {
        await client.storage.from(BUCKET).remove([object]);
        // A row that needs a text, or that somebody has deleted meanwhile.
        if (stored.error.code === 'PGRST116' || stored.error.code === '23514')
          return refuse(c, 'Dieses Bild lässt sich so nicht ersetzen.', 409);
        throw new Error(`media: ${stored.error.message}`);
      }
      await refreshSiteContent();
      void warm(stored.data.id);
      return c.json({ success: true, id: stored.data.id });
    });
  }

  type Values = { path: string; mime_type: MediaType; size_bytes: number };
  async function replace(
    client: SupabaseClient<Database>,
    id: string,
    formerPath: string | undefined,
    values: Values,
  ) {
    const whole = {
      crop_x: 0,
      crop_y: 0,
      crop_width: 1,
      crop_height: 1,
      focus_x: 0.5,
      focus_y: 0.5,
    };
    const answer = await client
      .from('media')
      .update({ ...values, ...whole })
      .eq('id', id)
      .select('id')
      .single();
    if (answer.error || !formerPath) return answer;
    await client.storage.from(BUCKET).remove([formerPath]);
    await variants.forget(id);
    return answer;
  }

  /** Makes what pages will ask for, while nobody waits. */
  async function warm(id: string): Promise<void> {
    try {
      const source = await findStoredMedia(service, id);
      if (source && isPicture(source.media) && !isDrawing(source.media))
        await variants.makeAll(source);
    } catch (error) {
      log.error({ err: error }, 'variants of a picture not made');
    }
  }

  const files = new Hono<{ Bindings: HttpBindings }>();
  files.get(`/:id{${UUID}}/:file`, async (c) => {
    const { id, file } = c.req.param();
    const source = await findStoredMedia(service, id);
    if (!source) return c.notFound();
    const [, version, ending] = /^(\d+)\.(svg|pdf)$/.exec(file) ?? [];
    return version && ending
      ? sendFile(c, source, Number(version), ending)
      : sendVariant(c, source, file);
  });

  async function sendFile(
    c: Context,
    { media, path }: { media: Media; path: string },
    version: number,
    ending: string,
  ) {
    if (MEDIA_TYPES[media.type].toLowerCase() !== ending) return c.notFound();
    if (version !== media.version) return toCurrent(c, filePath(media));
    const { data, error } = await service.storage.from(BUCKET).download(path);
    if (error) throw error;
    return new Response(data, {
      headers: {
        ...SECURITY_HEADERS,
        'content-type': media.type,
        'content-security-policy': isDrawing(media) ? SANDBOX : "default-src 'none'",
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(media.name)}`,
        'cache-control': FOR_A_YEAR,
      },
    });
  }

  async function sendVariant(c: Context, source: { media: Media; path: string }, file: string) {
    const variant = parseVariant(file);
    const { media } = source;
    if (
      !variant ||
      !media.size ||
      // Sent as they are, and drawn by browsers alone.
      isDrawing(media) ||
      !listVariantWidths(media, variant.format).includes(variant.width)
    )
      return c.notFound();
    if (variant.version !== media.version)
      return toCurrent(c, variantPath(media, variant.width, variant.format));
    const bytes = await variants.get(source, variant);
    if (!bytes) return c.notFound();
    return new Response(bytes, {
      headers: {
        ...SECURITY_HEADERS,
        'content-type': `image/${variant.format}`,
        'content-length': String(bytes.length),
        'cache-control': FOR_A_YEAR,
      },
    });
  }

  upload.onError((error, c) => {
    if (isClientGone(error)) return new Response(null, { status: 499 });
    log.error({ err: error, path: 'media' }, 'upload into the library failed');
    return refuse(c, 'Nicht gespeichert. Bitte versuchen Sie es erneut.', 500);
  });
  return { upload, files };
}

/** A page of a moment ago: there is another file or crop now. */
function toCurrent(c: Context, path: string): Response {
  c.header('cache-control', 'no-store');
  return c.redirect(path, 302);
}

function parseVariant(file: string): (Variant & { version: number }) | null {
  const [, version, width, ending] = /^(\d+)-(\d+)\.(\w+)$/.exec(file) ?? [];
  const format = VARIANT_FORMATS.find((known) => known === ending);
  return format ? { version: Number(version), width: Number(width), format } : null;
}

const refuse = (c: Context, error: string, status: 400 | 403 | 409 | 413 | 415 | 500): Response =>
  c.json({ success: false, error }, status);
