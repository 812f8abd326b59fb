import { BUCKETS, toUnitLength, type Features } from './features.ts';

/** Linear classifier: one weight for each bucket and class, row by bucket, in whole `steps`. */
export type Classifier = {
  classes: string[];
  weights: Steps;
  bias: Float32Array;
  rarity: Float32Array;
};
/** Numbers as multiples of `scale`. */
export type Steps = { scale: number; steps: Int8Array };
export type Example = { features: Features; label: number; weight: number };

const EPOCHS = 2;
const RATE = 0.6;
/**
 * After the first epoch the strongest weights go on learning and the others are none: the model
 * stays below a megabyte and is right as often (tests/chat/README.md).
 */
const KEPT = 560_000;
const STEPS = 12;
/** Errors below this teach nothing and cost time. */
const NEGLIGIBLE = 0.01;
/** What is known so surely from the second round on is not repeated in the next one. */
const SETTLED = 0.95;

/** The same numbers in the same order at every training. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}

/**
 * How much each bucket tells: what stands in every other message ('ich', 'bei
 * Ihnen') tells little.
 */
function findRarity(examples: readonly Example[]): Float32Array {
  const counts = new Float32Array(BUCKETS);
  for (const { features } of examples) for (const bucket of features.buckets) counts[bucket]! += 1;
  return counts.map((count) => Math.log((examples.length + 1) / (count + 1)) + 0.1);
}

/** What is rare counts more; of length one again. */
export function weigh({ buckets, values }: Features, rarity: Float32Array): Features {
  const weighed = new Float32Array(values.length);
  for (let part = 0; part < weighed.length; part += 1)
    weighed[part] = values[part]! * rarity[buckets[part]!]!;
  return { buckets, values: toUnitLength(weighed) };
}

/** Softmax regression by AdaGrad. */
export function trainClassifier(classes: string[], given: readonly Example[]): Classifier {
  const size = classes.length;
  const rarity = findRarity(given);
  const examples = given.map((example) => ({
    ...example,
    features: weigh(example.features, rarity),
  }));
  const weights = new Float32Array(BUCKETS * size);
  const bias = new Float32Array(size);
  const seen = new Float32Array(BUCKETS * size).fill(1e-2);
  const biasSeen = new Float32Array(size).fill(1);
  const scores = new Float32Array(size);
  const order = Uint32Array.from(examples.keys());
  const random = createRandom(7);
  const isSettled = new Uint8Array(examples.length);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { features, label, weight } = examples[index]!;
      if (isSettled[index]) {
        isSettled[index] = 0;
        continue;
      }
      predictInto(scores, weights, 1, bias, features);
      isSettled[index] = epoch > 0 && scores[label]! > SETTLED ? 1 : 0;
      for (let at = 0; at < size; at += 1) {
        const error = (scores[at]! - (at === label ? 1 : 0)) * weight;
        if (Math.abs(error) < NEGLIGIBLE) continue;
        biasSeen[at]! += error * error;
        bias[at]! -= (RATE * 0.1 * error) / Math.sqrt(biasSeen[at]!);
        for (let part = 0; part < features.buckets.length; part += 1) {
          const place = features.buckets[part]! * size + at;
          if (epoch > 0 && weights[place] === 0) continue;
          const slope = error * features.values[part]!;
          seen[place]! += slope * slope;
          weights[place]! -= (RATE * slope) / Math.sqrt(seen[place]!);
        }
      }
    }
    if (epoch === 0) keepStrongest(weights, KEPT);
  }
  return { classes, weights: toSteps(weights, STEPS), bias, rarity };
}

/** Sets all but about the `count` strongest to zero. */
function keepStrongest(weights: Float32Array, count: number): void {
  const sample = weights.filter((_, place) => place % SAMPLED === 0).map(Math.abs);
  const least = sample.toSorted().at(-Math.ceil(count / SAMPLED)) ?? 0;
  for (const [place, weight] of weights.entries()) if (Math.abs(weight) < least) weights[place] = 0;
}
/** Every so many-th weight tells how strong the strongest are; no multiple of a number of classes. */
const SAMPLED = 97;

export function toSteps(numbers: Float32Array, most: number): Steps {
  let highest = 0;
  for (const number of numbers) highest = Math.max(highest, Math.abs(number));
  const scale = highest / most || 1;
  const steps = new Int8Array(numbers.length);
  for (let at = 0; at < steps.length; at += 1) steps[at] = Math.round(numbers[at]! / scale);
  return { scale, steps };
}

function predictInto(
  scores: Float32Array,
  weights: Float32Array | Int8Array,
  scale: number,
  bias: Float32Array,
  { buckets, values }: Features,
): void {
  const size = scores.length;
  scores.fill(0);
  // Four rows at once, as the training spends its time here.
  const rest = buckets.length % 4;
  for (let part = 0; part < rest; part += 1) {
    const row = buckets[part]! * size;
    const value = values[part]!;
    for (let at = 0; at < size; at += 1) scores[at]! += weights[row + at]! * value;
  }
  for (let part = rest; part < buckets.length; part += 4) {
    const rowA = buckets[part]! * size;
    const rowB = buckets[part + 1]! * size;
    const rowC = buckets[part + 2]! * size;
    const rowD = buckets[part + 3]! * size;
    const valueA = values[part]!;
    const valueB = values[part + 1]!;
    const valueC = values[part + 2]!;
    const valueD = values[part + 3]!;
    for (let at = 0; at < size; at += 1)
      scores[at]! +=
        weights[rowA + at]! * valueA +
        weights[rowB + at]! * valueB +
        weights[rowC + at]! * valueC +
        weights[rowD + at]! * valueD;
  }
  let highest = -Infinity;
  for (let at = 0; at < size; at += 1) {
    const score = (scores[at] = scores[at]! * scale + bias[at]!);
    if (score > highest) highest = score;
  }
  let sum = 0;
  for (let at = 0; at < size; at += 1) sum += scores[at] = Math.exp(scores[at]! - highest);
  for (let at = 0; at < size; at += 1) scores[at]! /= sum;
}

/** The probability of each class. */
export function predict(
  { classes, weights, bias, rarity }: Classifier,
  features: Features,
): Float32Array {
  const scores = new Float32Array(classes.length);
  predictInto(scores, weights.steps, weights.scale, bias, weigh(features, rarity));
  return scores;
}
