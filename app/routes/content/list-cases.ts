import { EXAMPLES } from '#content/examples/examples.ts';
import { listPages, type Page } from '#content/pages.ts';

/** In the order of the example websites: for the list, and for the way from case to case. */
export async function listCases(): Promise<Page<'case-studies'>[]> {
  const rank = ({ slug }: { slug: string }): number =>
    EXAMPLES.findIndex(({ caseSlug }) => caseSlug === slug);
  return (await listPages('case-studies')).toSorted((a, b) => rank(a) - rank(b));
}
