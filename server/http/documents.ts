import { Hono, type Context } from 'hono';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { getContentSettings } from '#content/settings.ts';
import { enquiryFileName, withoutWords } from '#documents/enquiry.ts';
import { invoiceFileName, renderInvoice } from '#documents/invoice.ts';
import { printTalk, TranscriptSchema } from '#emails/chat.ts';
import type { MailAttachment, MailDocument } from '#emails/layout.ts';
import { createServiceClient } from '#functions/clients.ts';
import { readLink } from '#functions/offers/link.ts';
import { readEnquiryLink } from '#functions/quote-request/link.ts';
import { openLink } from '#functions/signed-link.ts';
import { findToday } from '#shared/agency/agency-day.ts';
import {
  buildInvoiceSnapshot,
  InvoiceDraftSchema,
  InvoiceSnapshotSchema,
  type InvoiceSnapshot,
} from '#shared/billing/invoice.ts';
import { MOST_SENT } from '#shared/chat/chat.ts';
import { SAMPLE_DOCUMENTS } from '#shared/offers/sample-documents.ts';
import type { Backend } from '../backend.ts';
import type { Config } from '../config.ts';
import { findSigningSecret } from '../functions.ts';
import { drawOffer } from './offer-document.ts';
import { createSampleDrawer } from './sample-document.ts';
import { createSessionClient } from './pages.ts';
import { drawEnquiry } from '../worker/draw-enquiry.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { UUID } from '#shared/core/uuid.ts';

const PDF = 'application/pdf';
const TEXT = 'text/plain; charset=utf-8';

/**
 * Documents of whoever is signed in, drawn from frozen data under his own
 * rights: `/dokumente/rechnungen/<id>.pdf` and `.xml`,
 * `/dokumente/angebote/<id>.pdf`; and of whoever has the link of a mail:
 * `/dokumente/angebot/<token>.pdf`, `/dokumente/anfrage/<token>.pdf`,
 * `/dokumente/gespraeche/<token>`; and the samples for everybody,
 * `/dokumente/muster/<id>.pdf`.
 */
export function createDocumentRoutes(backend: Backend, config: Config, publicUrl: string) {
  const app = new Hono();
  const service = createServiceClient(
    backend,
    'the holder of a link to an offer or an enquiry has no account',
  );
  const drawSample = createSampleDrawer();
  app.get('/muster/:file{\\w+\\.pdf}', async (c) => {
    const [name] = c.req.param('file').split('.');
    const sample = SAMPLE_DOCUMENTS.find(({ id }) => id === name);
    const body = sample && (await drawSample(sample.id));
    c.header('x-robots-tag', 'noindex');
    return sendFile(c, body ? { name: `${sample.title}.pdf`, type: PDF, body } : null);
  });
  app.get('/gespraeche/:token', async (c) => {
    const ids = await openLink(
      'chat-transcript',
      c.req.param('token'),
      findSigningSecret(config, backend),
    );
    const talk = ids && (await readTalk(backend, ids.split('-').map(Number), publicUrl));
    return sendFile(c, talk ? { name: 'gespraech.txt', type: TEXT, body: talk } : null);
  });
  app.get(`/rechnungen/:file{${UUID}\\.(?:pdf|xml)}`, (c) =>
    serve(
      c,
      createSessionClient(backend, publicUrl, c.req.raw),
      '/portal/rechnungen',
      async (client) => {
        const [id = '', extension] = c.req.param('file').split('.');
        const found = await findInvoice(client, id);
        if (!found) return null;
        const { invoice, isCancelled } = found;
        if (extension === 'pdf')
          return {
            name: invoiceFileName(invoice, 'pdf'),
            type: PDF,
            body: await renderInvoice(invoice, { isCancelled }),
          };
        // A draft is no invoice yet: it has a preview, but no XML.
        if (invoice.number === '') return null;
        const name = invoiceFileName(invoice, 'xml');
        const { buildInvoiceXml } = await import('#documents/invoice-xml.ts');
        return { name, type: 'application/xml', body: buildInvoiceXml(invoice) };
      },
    ),
  );
  app.get(`/angebote/:file{${UUID}\\.pdf}`, (c) =>
    serve(
      c,
      createSessionClient(backend, publicUrl, c.req.raw),
      '/portal/angebote',
      async (client) => {
        const [id = ''] = c.req.param('file').split('.');
        const offer = await drawOffer(client, id, getContentSettings().company);
        return offer && { name: offer.name, type: PDF, body: offer.bytes };
      },
    ),
  );
  app.get('/angebot/:file{[\\w-]+\\.pdf}', async (c) => {
    const [token = ''] = c.req.param('file').split('.');
    const link = await readLink(service, token);
    const offer =
      link.outcome === 'open'
        ? await drawOffer(service, link.offer.id, getContentSettings().company)
        : null;
    const status = link.outcome === 'open' || link.outcome === 'unknown' ? 404 : 410;
    return sendFile(c, offer && { name: offer.name, type: PDF, body: offer.bytes }, status);
  });
  app.get('/anfrage/:file{[\\w-]+\\.pdf}', async (c) => {
    const [token = ''] = c.req.param('file').split('.');
    const link = await readEnquiryLink(service, token);
    if (!link) return sendFile(c, null);
    const enquiry = await findEnquiry(service, link.requestId);
    const { company } = getContentSettings();
    const shown = link.holder === 'mail' ? withoutWords(enquiry) : enquiry;
    return sendFile(c, {
      name: enquiryFileName(enquiry),
      type: PDF,
      body: await drawEnquiry(shown, company),
    });
  });
  return app;
}

async function findEnquiry(service: SupabaseClient<Database>, requestId: string) {
  const { data, error } = await service
    .from('quote_requests')
    .select('*, quote_files(name, size_bytes)')
    .eq('request_id', requestId)
    .single();
  if (error) throw new Error(`enquiry not read: ${error.message}`);
  return data;
}

type FoundFile = { name: string; type: string; body: Buffer | string };

/** What `find` gives to the signed-in caller. Others sign in first, on the way to `place`. */
async function serve(
  c: Context,
  { client, responseHeaders }: ReturnType<typeof createSessionClient>,
  place: string,
  find: (client: SupabaseClient<Database>) => Promise<FoundFile | null>,
) {
  const { data } = await client.auth.getUser();
  const response = data.user ? sendFile(c, await find(client)) : toLogin(c, place);
  for (const cookie of responseHeaders.getSetCookie())
    response.headers.append('set-cookie', cookie);
  return response;
}

/** The address means something else once somebody is signed in. */
function toLogin(c: Context, place: string): Response {
  c.header('cache-control', 'no-store');
  return c.redirect(`/login?weiter=${encodeURIComponent(place)}`);
}

/** Shown in the browser; `?download` saves it. */
function sendFile(c: Context, file: FoundFile | null, missing: 404 | 410 = 404): Response {
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'private, no-store' };
  if (!file) return c.text('Dieses Dokument gibt es nicht.', missing, headers);
  const { name, type, body } = file;
  const disposition = `${c.req.query('download') === undefined ? 'inline' : 'attachment'}; filename="${name}"`;
  return c.body(typeof body === 'string' ? body : new Uint8Array(body), 200, {
    ...headers,
    'content-type': type,
    'content-disposition': disposition,
  });
}

/** The frozen invoice, or what a draft would become today; null if the caller may not read it. */
async function findInvoice(
  client: SupabaseClient<Database>,
  id: string,
): Promise<{ invoice: InvoiceSnapshot; isCancelled: boolean } | null> {
  const { data, error } = await client
    .from('invoices')
    .select('content,snapshot,status')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`invoice not read: ${error.message}`);
  if (!data) return null;
  if (data.snapshot)
    return {
      invoice: InvoiceSnapshotSchema.parse(data.snapshot),
      isCancelled: data.status === 'cancelled',
    };
  const draft = InvoiceDraftSchema.parse(data.content);
  return {
    invoice: buildInvoiceSnapshot(draft, getContentSettings().company, findToday()),
    isCancelled: false,
  };
}

/** The parts of a talk, each up to its message of `ends`; null when it is gone. */
async function readTalk(
  backend: Backend,
  ends: readonly number[],
  origin: string,
): Promise<string | null> {
  const service = createServiceClient(backend, 'the holder of the signed link may read that talk');
  const { data: last, error } = await service
    .from('chat_messages')
    .select('session_id')
    .in('id', ends);
  if (error) throw new Error(`chat message not read: ${error.message}`);
  if (last.length === 0) return null;
  const { data: messages, error: unread } = await service
    .from('chat_messages')
    .select('role, content')
    .in(
      'session_id',
      last.map(({ session_id }) => session_id),
    )
    .lte('id', Math.max(...ends))
    .order('id', { ascending: false })
    .limit(MOST_SENT + 1);
  if (unread) throw new Error(`chat messages not read: ${unread.message}`);
  return printTalk(TranscriptSchema.parse(messages.reverse()), origin);
}

/**
 * What a mail carries; `service` reads it past row level security, because the
 * worker acts for nobody.
 */
export async function drawMailDocument(
  service: SupabaseClient<Database>,
  { kind, id }: MailDocument,
): Promise<MailAttachment> {
  if (kind === 'offer') {
    const offer = await drawOffer(service, id, getContentSettings().company);
    if (!offer) throw new Error(`offer ${id} is gone`);
    return { filename: offer.name, content: offer.bytes, contentType: PDF };
  }
  if (kind === 'enquiry') {
    const enquiry = await findEnquiry(service, id);
    return {
      filename: enquiryFileName(enquiry),
      content: await drawEnquiry(enquiry, getContentSettings().company),
      contentType: PDF,
    };
  }
  const found = await findInvoice(service, id);
  if (!found?.invoice.number) throw new Error(`invoice ${id} is gone`);
  const { invoice, isCancelled } = found;
  return {
    filename: invoiceFileName(invoice, 'pdf'),
    content: await renderInvoice(invoice, { isCancelled }),
    contentType: PDF,
  };
}
