import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { SAMPLE_DOCUMENTS, samplePath } from '#shared/offers/sample-documents.ts';
import { SamplePicture } from '#app/features/content/sample-picture.tsx';
import { PortalPicture } from '#app/features/showcase/portal-picture.tsx';
import type { loader } from './_layout.tsx';

/** Beside a list that is still empty: what will stand in it. */
const FirstSight = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-labelledby="beispiel" className="border-t border-line-strong pt-3">
    <h2 id="beispiel" className="mb-2 text-title">
      {title}
    </h2>
    {children}
  </section>
);

const [OFFER, INVOICE] = SAMPLE_DOCUMENTS;

/** The head of the sheet, and the way to the whole of it. */
function SampleSheet({ sample }: { sample: typeof OFFER | typeof INVOICE }) {
  const isPictured = useRouteLoaderData<typeof loader>('routes/portal/_layout')?.arePictured;
  return (
    <a href={samplePath(sample.id)} className="block">
      {isPictured && (
        <SamplePicture
          sample={sample}
          sizes="(width < 64rem) 90vw, 24rem"
          className="aspect-square rounded-control border border-line-strong object-cover object-top"
        />
      )}
      <span className="flex min-h-11 items-center text-small underline underline-offset-4">
        {sample.title} öffnen (PDF)
      </span>
    </a>
  );
}

export const SampleOffer = () => (
  <FirstSight title="So sieht ein Angebot aus">
    <SampleSheet sample={OFFER} />
  </FirstSight>
);

export const SampleInvoice = () => (
  <FirstSight title="So sieht eine Rechnung aus">
    <SampleSheet sample={INVOICE} />
  </FirstSight>
);

export const SampleProject = () => (
  <FirstSight title="So sieht ein Projekt aus">
    <PortalPicture
      shot="wide"
      sizes="(width < 64rem) 90vw, 24rem"
      alt="Kundenportal: das Projekt als Fluss mit fünf Schritten, ein Boot bei Schritt zwei"
      className="block h-auto w-full rounded-control border border-line-strong"
    />
    <p className="mt-2 text-small text-muted">Beispiel mit erfundenen Daten</p>
  </FirstSight>
);
