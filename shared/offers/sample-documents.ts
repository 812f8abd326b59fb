/**
 * Documents anybody may look at before asking, with invented names and today's
 * prices (documents/samples.ts).
 */
export const SAMPLE_DOCUMENTS = [
  {
    id: 'angebot',
    title: 'Musterangebot',
    picture:
      'Erste Seite eines Musterangebots: Anschrift, Positionen mit Preis, Summe und Zahlungsplan',
  },
  {
    id: 'rechnung',
    title: 'Musterrechnung',
    picture:
      'Musterrechnung: Anschrift, Positionen, abgezogene Anzahlung, Rechnungsbetrag und GiroCode',
  },
] as const;
export type SampleDocument = (typeof SAMPLE_DOCUMENTS)[number];
export type SampleId = SampleDocument['id'];

export const samplePath = (id: SampleId): string => `/dokumente/muster/${id}.pdf`;

/** `npm run samples` takes them of each first page. */
export const SAMPLE_PICTURE = { width: 720, height: 1018, widths: [360, 720] } as const;
export const samplePicturePath = (id: SampleId, width: number): string =>
  `/muster/${id}-${width}.avif`;
