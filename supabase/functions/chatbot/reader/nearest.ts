import { weigh } from './classifier.ts';
import { BUCKETS, findFeatures } from './features.ts';
import type { LearnedExample } from './train.ts';

// The second half of the reader: which of the examples a message resembles
// most. It finds what the classifier has smoothed away, and the two together
// are right more often than either (tests/chat/README.md).

/**
 * Examples by bucket: those of bucket b stand from `starts[b]` to `starts[b + 1]`
 * in `examples`, with their weights in `values`, 255ths. `labels`: the class of
 * each example; the first `openings` of them begin a talk, the others go on in one.
 */
export type Nearest = {
  labels: Uint16Array;
  openings: number;
  starts: Uint32Array;
  examples: Uint16Array | Uint32Array;
  values: Uint8Array;
  rarity: Float32Array;
};

/** Shorter pieces than the classifier's: they reach over typing errors. */
const PIECE = 3;
/** So many examples vote, the more alike the louder. */
const VOTERS = 40;
const LOUDNESS = 16;
/** No class is out of the question because no voter is for it. */
const FLOOR = 1e-4;
/** So alike are only messages of the same words, whole numbers of 255ths being what they are. */
const TWIN = 0.985;

export function indexExamples(
  classes: readonly string[],
  asked: readonly LearnedExample[],
): Nearest {
  const byName = new Map(classes.map((name, label) => [name, label]));
  const usable = asked.filter(({ answer }) => byName.has(answer));
  const openings = usable.filter(({ after }) => !after);
  const rows = [...openings, ...usable.filter(({ after }) => after)].map(({ answer, text }) => ({
    label: byName.get(answer)!,
    features: findFeatures(text, null, PIECE),
  }));
  const counts = new Uint32Array(BUCKETS);
  for (const { features } of rows) for (const bucket of features.buckets) counts[bucket]! += 1;
  const rarity = Float32Array.from(counts, (count) => Math.log((rows.length + 1) / (count + 1)));
  const starts = new Uint32Array(BUCKETS + 1);
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    starts[bucket + 1] = starts[bucket]! + counts[bucket]!;
  const free = starts.slice(0, BUCKETS);
  const examples = new (rows.length > 0xffff ? Uint32Array : Uint16Array)(starts[BUCKETS]!);
  const values = new Uint8Array(starts[BUCKETS]!);
  for (const [row, { features }] of rows.entries()) {
    const weighed = weigh(features, rarity);
    for (const [part, bucket] of weighed.buckets.entries()) {
      const place = free[bucket]!++;
      examples[place] = row;
      values[place] = Math.round(weighed.values[part]! * 255);
    }
  }
  return {
    labels: Uint16Array.from(rows, ({ label }) => label),
    openings: openings.length,
    starts,
    examples,
    values,
    rarity,
  };
}

/**
 * How much the examples most like a text speak for each class, about one in all. `twin`: the class
 * of an opening that is the same word for word.
 */
export type Vote = { votes: Float32Array; twin: number | undefined };

export function voteByNearest(nearest: Nearest, text: string, size: number): Vote {
  const votes = new Float32Array(size).fill(FLOOR);
  const likeness = findLikeness(nearest, text);
  const voters = findHighest(likeness, VOTERS);
  const loud = voters.map((row) => Math.exp(likeness[row]! * LOUDNESS));
  const all = loud.reduce((sum, voice) => sum + voice, 0) || 1;
  for (const [index, row] of voters.entries()) votes[nearest.labels[row]!]! += loud[index]! / all;
  const twin = voters.find((row) => row < nearest.openings && likeness[row]! > TWIN);
  return { votes, twin: twin === undefined ? undefined : nearest.labels[twin] };
}

/** Cosine between a text and every example. */
function findLikeness(nearest: Nearest, text: string): Float32Array {
  const { labels, starts, examples, values, rarity } = nearest;
  const likeness = new Float32Array(labels.length);
  const weighed = weigh(findFeatures(text, null, PIECE), rarity);
  for (const [part, bucket] of weighed.buckets.entries()) {
    const value = weighed.values[part]! / 255;
    for (let place = starts[bucket]!; place < starts[bucket + 1]!; place += 1)
      likeness[examples[place]!]! += value * values[place]!;
  }
  return likeness;
}

/** The places of the highest numbers. */
function findHighest(numbers: Float32Array, count: number): number[] {
  let found: number[] = [];
  let least = -Infinity;
  const prune = (): void => {
    found = found.toSorted((left, right) => numbers[right]! - numbers[left]!).slice(0, count);
    if (found.length === count) least = numbers[found.at(-1)!]!;
  };
  for (let place = 0; place < numbers.length; place += 1) {
    if (numbers[place]! <= least) continue;
    found.push(place);
    if (found.length === 4 * count) prune();
  }
  prune();
  return found;
}
