import { Hono, type Context } from 'hono';
import type { SupabaseClient } from '@supabase/supabase-js';
import { getContentSettings } from '#content/settings.ts';
import { enquiryFileName, type Enquiry } from '#documents/enquiry.ts';
import { invoiceFileName, renderInvoice } from '#documents/invoice.ts';
import { buildInvoiceXml } from '#documents/invoice-xml.ts';
import type { MailAttachment, MailDocument } from '#emails/layout.ts';
import { agencyDay } from '#shared/agency-day.ts';
import { buildInvoiceSnapshot, type InvoiceContent, type InvoiceSnapshot } from '#shared/invoice.ts';
import type { Backend } from './backend.ts';
import { drawOffer } from './offer-document.ts';
import { createSessionClient } from './pages.ts';
import { drawEnquiry } from './worker/draw-enquiry.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { UUID } from './uuid.ts';

const PDF = 'application/pdf';

/** Documents of whoever is signed in, drawn from frozen data under his own rights: `/dokumente/rechnungen/<id>.pdf` and `.xml`, `/dokumente/angebote/<id>.pdf`. */
export function createDocumentRoutes(backend: Backend) {
  const app = new Hono();
  app.get(`/rechnungen/:file{${UUID}\\.(?:pdf|xml)}`, (c) =>
    serve(c, backend, '/portal/rechnungen', async (client) => {
      const [id, extension] = c.req.param('file').split('.') as [string, 'pdf' | 'xml'];
      const invoice = await findInvoice(client, id);
      // A draft is no invoice yet: it has a preview, but no XML.
      if (!invoice || (extension === 'xml' && invoice.number === '')) return null;
      const name = invoiceFileName(invoice, extension);
      return extension === 'pdf'
        ? { name, type: PDF, body: await renderInvoice(invoice) }
        : { name, type: 'application/xml', body: buildInvoiceXml(invoice) };
    }),
  );
  app.get(`/angebote/:file{${UUID}\\.pdf}`, (c) =>
    serve(c, backend, '/portal/angebote', async (client) => {
      const [id = ''] = c.req.param('file').split('.');
      const offer = await drawOffer(client, id, getContentSettings().company);
      return offer && { name: offer.name, type: PDF, body: offer.bytes };
    }),
  );
  return app;
}

type FoundFile = { name: string; type: string; body: Buffer | string };

/** What `find` gives to the signed-in caller. Others sign in first, on the way to `place`. */
async function serve(c: Context, backend: Backend, place: string, find: (client: SupabaseClient) => Promise<FoundFile | null>) {
  const { client, responseHeaders } = createSessionClient(backend, c.req.raw);
  const { data } = await client.auth.getUser();
  const response = data.user ? sendFile(c, await find(client)) : c.redirect(`/login?weiter=${encodeURIComponent(place)}`);
  for (const cookie of responseHeaders.getSetCookie()) response.headers.append('set-cookie', cookie);
  return response;
}

/** Shown in the browser; `?download` saves it. */
function sendFile(c: Context, file: FoundFile | null): Response {
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'private, no-store' };
  if (!file) return c.text('Dieses Dokument gibt es nicht.', 404, headers);
  const { name, type, body } = file;
  const disposition = `${c.req.query('download') === undefined ? 'inline' : 'attachment'}; filename="${name}"`;
  return c.body(typeof body === 'string' ? body : new Uint8Array(body), 200, {
    ...headers,
    'content-type': type,
    'content-disposition': disposition,
  });
}

type Row = { status: string; content: InvoiceContent; snapshot: InvoiceSnapshot | null };

/** The frozen invoice, or what a draft would become today; null if the caller may not read it. */
async function findInvoice(client: SupabaseClient, id: string): Promise<InvoiceSnapshot | null> {
  const { data, error } = await client.from('invoices').select('status,content,snapshot').eq('id', id).maybeSingle<Row>();
  if (error) throw new Error(`invoice not read: ${error.message}`);
  if (!data) return null;
  return data.snapshot ?? buildInvoiceSnapshot(data.content, getContentSettings().company, agencyDay(new Date()));
}

/** What a mail carries; `service` reads it past row level security, because the worker acts for nobody. */
export async function drawMailDocument(service: SupabaseClient, { kind, id }: MailDocument): Promise<MailAttachment> {
  if (kind === 'offer') {
    const offer = await drawOffer(service, id, getContentSettings().company);
    if (!offer) throw new Error(`offer ${id} is gone`);
    return { filename: offer.name, content: offer.bytes, contentType: PDF };
  }
  if (kind === 'enquiry') {
    const { data: enquiry, error } = await service
      .from('quote_requests')
      .select('*, quote_files(name, size_bytes)')
      .eq('request_id', id)
      .single<Enquiry>();
    if (error) throw new Error(`enquiry not read: ${error.message}`);
    return {
      filename: enquiryFileName(enquiry),
      content: await drawEnquiry(enquiry, getContentSettings().company),
      contentType: PDF,
    };
  }
  const invoice = await findInvoice(service, id);
  if (!invoice?.number) throw new Error(`invoice ${id} is gone`);
  return { filename: invoiceFileName(invoice, 'pdf'), content: await renderInvoice(invoice), contentType: PDF };
}
