import type { Terms } from '#shared/offers/offer.ts';
import { findPage } from './pages.ts';

/** The AGB as they stand today, as plain text: what an offer is sent with. */
export async function loadTerms(): Promise<Terms> {
  const page = await findPage('legal', 'agb');
  if (!page) throw new Error('no page agb');
  const blocks = page.markdown.trim().split(/\n{2,}/);
  return {
    updated: page.data.updated,
    text: blocks.map(toPlain).join('\n\n'),
  };
}

const toPlain = (block: string): string =>
  block.replace(/^#+ /, '# ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
