import { Hono } from 'hono';
import { getContentSettings } from '#content/settings.ts';
import type { Backend } from '../backend.ts';
import type { ServerSettings } from '../server-settings.ts';
import { UUID } from '#shared/core/uuid.ts';
import { hideSigned, QueuedMailSchema, renderForStaff } from '../worker/render-queued.ts';
import { createSessionClient } from './pages.ts';

/**
 * Nothing in a mail acts, nothing is loaded from anywhere, no link leaves the
 * frame; only our own pages may show it.
 */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * `/dokumente/mails/<id>`: a mail of the outbox as it left, or as it would
 * leave now. Row level security knows who may.
 */
export function createMailView(
  backend: Backend,
  settings: Pick<ServerSettings, 'publicUrl'>,
  cookieUrl: string,
) {
  const app = new Hono();
  app.get(`/:id{${UUID}}`, async (c) => {
    const { client, responseHeaders } = createSessionClient(backend, cookieUrl, c.req.raw);
    const { data, error } = await client
      .from('outbox_mails')
      .select('template, data, is_proven, sent')
      .eq('id', c.req.param('id'))
      .maybeSingle();
    // Strangers may not read the table at all.
    if (error && error.code !== '42501') throw new Error(`mail not read: ${error.message}`);
    for (const cookie of responseHeaders.getSetCookie())
      c.header('set-cookie', cookie, { append: true });
    if (!data) return c.text('Diese Mail gibt es nicht.', 404, { 'cache-control': 'no-store' });
    const queued = QueuedMailSchema.parse(data);
    const { company } = getContentSettings();
    const { html } =
      data.sent ?? (await renderForStaff(client, queued, company, settings.publicUrl));
    // A pressed link would lead the frame away; where it may open no window, nothing happens.
    const shown = hideSigned(html).replace('<head>', '<head><base target="_blank">');
    return c.body(shown, 200, HEADERS);
  });
  return app;
}
