import type { SearchDocument } from '#shared/search/documents.ts';
import type { Concept } from '../concepts.ts';
import type { Intent } from '../intents.ts';

/** A section that answers a common question in whatever words it is asked; named by its heading where a page has several of the kind. */
type Standing = { intent: Intent; concept: Concept; path: string; heading?: string };

const TERMS = '/agb';
const WEBDESIGN = '/services/webdesign-entwicklung';

const STANDING: readonly Standing[] = [
  { intent: 'guarantee', concept: 'guarantee', path: `${TERMS}#7-geld-zurueck-garantie` },
  { intent: 'payment', concept: 'tax', path: `${TERMS}#6-preise-und-zahlung` },
  { intent: 'webdesign', concept: 'preview', path: `${TERMS}#7-geld-zurueck-garantie` },
  { intent: 'hosting', concept: 'recurring', path: `${WEBDESIGN}#fragen`, heading: 'Was kostet die Website nach dem Start?' },
  { intent: 'webdesign', concept: 'extend', path: `${WEBDESIGN}#fragen`, heading: 'Kann ich später einen Shop oder Chatbot ergänzen?' },
  { intent: 'webdesign', concept: 'process', path: WEBDESIGN, heading: 'Ablauf Webdesign & Entwicklung' },
  { intent: 'knowledge', concept: 'accessibility', path: '/blog/bfsg-wer-ist-betroffen' },
];

/** The standing section for a question; null where there is none, or the text has been taken off the site. */
export function findStandingSection(
  documents: readonly SearchDocument[],
  intent: Intent,
  concepts: ReadonlySet<Concept>,
): SearchDocument | null {
  const standing = STANDING.find((entry) => entry.intent === intent && concepts.has(entry.concept));
  if (!standing) return null;
  const { path, heading } = standing;
  return documents.find((document) => document.path === path && (heading === undefined || document.heading === heading)) ?? null;
}
