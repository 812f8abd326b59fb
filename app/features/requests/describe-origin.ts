import { capitalise } from '#shared/core/capitalise.ts';

const LABELS: Readonly<Record<string, string>> = {
  medium: 'Kanal',
  campaign: 'Kampagne',
  term: 'Suchwort',
  content: 'Anzeige',
  referrer: 'Verweis von',
  landingPage: 'Erste Seite',
};

/** Where an enquiry came from, a line for each thing known; the source needs no word before it. */
export const describeOrigin = (attribution: Readonly<Record<string, string>> | null): string =>
  Object.entries(attribution ?? {})
    .map(([key, value]) =>
      key === 'source' ? capitalise(value) : `${LABELS[key] ?? key}: ${value}`,
    )
    .join('\n');
