import { data } from 'react-router';
import { InvoicePaper } from '#app/features/invoices/invoice-paper.tsx';
import { OfferPaper } from '#app/features/offers/offer-paper.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { PREVIEW } from '#app/lib/page-kind.ts';
import type { Route } from './+types/sample-sheet.ts';

export const handle = { kind: 'alone' };

/** A document with sample data, for previews of its texts: nothing else asks for it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const sheet = new URL(request.url).searchParams.has(PREVIEW)
    ? await context.get(serverContext).readSampleSheet(params.document)
    : null;
  if (!sheet) throw data(null, { status: 404 });
  return { sheet };
}

export const meta = () => [{ title: 'Muster' }, { name: 'robots', content: 'noindex' }];

export default function SampleSheet({ loaderData: { sheet } }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-[50rem] bg-sunken p-3 sm:p-8">
      {sheet.kind === 'offer' ? (
        <OfferPaper {...sheet} />
      ) : (
        <InvoicePaper content={sheet.content} />
      )}
    </main>
  );
}
