import type { Classifier } from './classifier.ts';
import { BUCKETS } from './features.ts';
import type { Answer } from '#content/schemas/assistant.ts';
import { indexExamples } from './nearest.ts';
import { listAsked, type LearnedExample, type ReaderModel } from './train.ts';

// The model as text: whole numbers of a few steps, deflated. Two hundred
// answers take less than a megabyte.

type PackedNumbers = { scale: number; bytes: string };
type PackedClassifier = {
  classes: string[];
  bias: number[];
  weights: PackedNumbers;
  rarity: PackedNumbers;
};
export type PackedModel = { key: string; topics: PackedClassifier; languages: PackedClassifier };

/** Changes when the same texts are to give another model. */
const VERSION = 8;
/**
 * Steps on each side of zero; fewer make the file smaller, and nothing was read
 * otherwise with these.
 */
const STEPS = 16;
/** What is smaller than this part of a step is none: half of the file would say next to nothing. */
const LEAST = 0.8;

/** Tells whether a stored model was trained from these texts. */
export async function findModelKey(texts: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([VERSION, BUCKETS, texts]));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const packModel = async (
  key: string,
  { topics, languages }: ReaderModel,
): Promise<PackedModel> => ({ key, topics: await pack(topics), languages: await pack(languages) });

/** The index of the examples is made anew: it takes a second, and would be the larger part. */
export const unpackModel = async (
  { topics, languages }: PackedModel,
  answers: readonly Answer[],
  learned: readonly LearnedExample[],
): Promise<ReaderModel> => ({
  topics: await unpack(topics),
  languages: await unpack(languages),
  nearest: indexExamples(topics.classes, listAsked(answers, learned)),
});

async function pack({ classes, weights, bias, rarity }: Classifier): Promise<PackedClassifier> {
  return {
    classes,
    bias: Array.from(bias, (value) => Math.round(value * 1e4) / 1e4),
    weights: await packNumbers(weights),
    rarity: await packNumbers(rarity),
  };
}

async function unpack({ classes, weights, bias, rarity }: PackedClassifier): Promise<Classifier> {
  return {
    classes,
    bias: Float32Array.from(bias),
    weights: await unpackNumbers(weights),
    rarity: await unpackNumbers(rarity),
  };
}

async function packNumbers(numbers: Float32Array): Promise<PackedNumbers> {
  let highest = 0;
  for (const number of numbers) highest = Math.max(highest, Math.abs(number));
  const scale = highest / STEPS || 1;
  const steps = Int8Array.from(numbers, (number) =>
    Math.abs(number) < LEAST * scale ? 0 : Math.round(number / scale),
  );
  return { scale, bytes: toBase64(await pipe(steps, new CompressionStream('deflate'))) };
}

async function unpackNumbers({ scale, bytes }: PackedNumbers): Promise<Float32Array> {
  const letters = atob(bytes);
  const packed = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) packed[at] = letters.charCodeAt(at);
  const steps = new Int8Array((await pipe(packed, new DecompressionStream('deflate'))).buffer);
  const numbers = new Float32Array(steps);
  for (let at = 0; at < numbers.length; at += 1) numbers[at]! *= scale;
  return numbers;
}

async function pipe(
  bytes: Int8Array<ArrayBuffer> | Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const CHUNK = 8192;

/** As 'Uint8Array.toBase64', which not every runtime has. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
