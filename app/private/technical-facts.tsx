import type { ComponentProps } from 'react';
import { FactList } from './fact-list.tsx';

/**
 * What proves something and nobody reads in daily work: hashes, versions of
 * texts. Folded away until it is wanted.
 */
export const TechnicalFacts = ({ facts }: ComponentProps<typeof FactList>) => (
  <details className="mt-2">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-small underline underline-offset-4">
      Technische Angaben
    </summary>
    <FactList facts={facts} />
  </details>
);
