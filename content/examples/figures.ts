import figures from './figures.json' with { type: 'json' };
import type { ExampleName } from './examples.ts';

/** What `npm run showcase` has measured of a page, as a visitor's browser gets it. */
export type Figures = {
  /** Day of the measurement. */
  measured: string;
  /** Sent over the wire until nothing moved any more, headers not counted. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** Requests to other hosts. */
  others: number;
  /** Findings of axe on a desk and on a phone, in every colour scheme. */
  axe: number;
  /** Marks of Lighthouse for a phone. */
  lighthouse: { performance: number; accessibility: number; bestPractices: number };
  /** Of the files it was measured with: another hash means old figures. */
  sources: string;
};

export const FIGURES: Readonly<Record<ExampleName, Figures>> = figures;
