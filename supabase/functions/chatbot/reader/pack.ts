import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { toSteps, type Classifier, type Steps } from './classifier.ts';
import { BUCKETS } from './features.ts';
import type { Answer } from '#content/schemas/assistant.ts';
import { indexExamples } from './nearest.ts';
import { listAsked, type LearnedExample, type ReaderModel } from './train.ts';

// The model as text: whole numbers, compressed. Four hundred answers take less
// than a megabyte.

type PackedNumbers = { scale: number; bytes: string };
type PackedClassifier = {
  classes: string[];
  bias: number[];
  weights: PackedNumbers;
  rarity: PackedNumbers;
};
export type PackedModel = { key: string; topics: PackedClassifier; languages: PackedClassifier };

/** Changes when the same texts are to give another model. */
const VERSION = 9;
/** Of the rarity of buckets. */
const FINE = 100;

/** Tells whether a stored model was trained from these texts. */
export async function findModelKey(texts: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([VERSION, BUCKETS, texts]));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const packModel = (key: string, { topics, languages }: ReaderModel): PackedModel => ({
  key,
  topics: pack(topics),
  languages: pack(languages),
});

/** The index of the examples is made anew: it takes a second, and would be the larger part. */
export const unpackModel = (
  { topics, languages }: PackedModel,
  answers: readonly Answer[],
  learned: readonly LearnedExample[],
): ReaderModel => ({
  topics: unpack(topics),
  languages: unpack(languages),
  nearest: indexExamples(topics.classes, listAsked(answers, learned)),
});

const pack = ({ classes, weights, bias, rarity }: Classifier): PackedClassifier => ({
  classes,
  bias: Array.from(bias, (value) => Math.round(value * 1e4) / 1e4),
  weights: compress(weights),
  rarity: compress(toSteps(rarity, FINE)),
});

function unpack({ classes, weights, bias, rarity }: PackedClassifier): Classifier {
  const { scale, steps } = decompress(rarity);
  return {
    classes,
    bias: Float32Array.from(bias),
    weights: decompress(weights),
    rarity: Float32Array.from(steps, (step) => step * scale),
  };
}

const compress = ({ scale, steps }: Steps): PackedNumbers => ({
  scale,
  bytes: brotliCompressSync(steps, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).toString(
    'base64',
  ),
});

const decompress = ({ scale, bytes }: PackedNumbers): Steps => ({
  scale,
  steps: new Int8Array(brotliDecompressSync(Buffer.from(bytes, 'base64'))),
});
