import type { Example } from './classifier.ts';
import { findFeatures } from './features.ts';

/** A text as the classifier learns it; `after`: the answer that it follows in a talk. */
export const toExample = (text: string, label: number, weight = 1, after?: string): Example => ({
  features: findFeatures(text, after),
  label,
  weight,
});
