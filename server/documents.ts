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

const PDF = 'application/pdf';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Documents of whoever is signed in, drawn from frozen data under his own rights: `/dokumente/rechnungen/<id>.pdf` and `.xml`, `/dokumente/angebote/<id>.pdf`. */
export function createDocumentRoutes(backend: Backend) {
  const app = new Hono();
  app.get('/rechnungen/:file{.+\\.(pdf|xml)}', async (c) => {
    const [id, extension] = c.req.param('file').split('.') as [string, 'pdf' | 'xml'];
    const { client, responseHeaders } = createSessionClient(backend, c.req.raw);
    const { data } = await client.auth.getUser();
    if (!data.user) return c.redirect(`/login?weiter=${encodeURIComponent('/portal/rechnungen')}`);
    const invoice = UUID.test(id) ? await findInvoice(client, id) : null;
    // A draft is no invoice yet: it has a preview, but no XML.
    if (!invoice || (extension === 'xml' && invoice.number === '')) return c.text('Dieses Dokument gibt es nicht.', 404, privateHeaders());
    const body = extension === 'pdf' ? await renderInvoice(invoice) : buildInvoiceXml(invoice);
    return sendFile(c, body, extension === 'pdf' ? PDF : 'application/xml', invoiceFileName(invoice, extension), responseHeaders);
  });
  app.get('/angebote/:file{.+\\.pdf}', async (c) => {
    const [id] = c.req.param('file').split('.') as [string];
    const { client, responseHeaders } = createSessionClient(backend, c.req.raw);
    const { data } = await client.auth.getUser();
    if (!data.user) return c.redirect(`/login?weiter=${encodeURIComponent('/portal/angebote')}`);
    const offer = UUID.test(id) ? await drawOffer(client, id, getContentSettings().company) : null;
    if (!offer) return c.text('Dieses Dokument gibt es nicht.', 404, privateHeaders());
    return sendFile(c, offer.bytes, PDF, offer.name, responseHeaders);
  });
  return app;
}

const privateHeaders = () => ({ ...SECURITY_HEADERS, 'cache-control': 'private, no-store' });

/** Shown in the browser; `?download` saves it. */
function sendFile(c: Context, body: Buffer | string, type: string, name: string, cookies: Headers): Response {
  const headers = new Headers({
    ...privateHeaders(),
    'content-type': type,
    'content-disposition': `${c.req.query('download') === undefined ? 'inline' : 'attachment'}; filename="${name}"`,
  });
  for (const cookie of cookies.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers });
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
