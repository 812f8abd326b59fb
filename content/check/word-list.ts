import { readFile } from 'node:fs/promises';

// The dictionary as the build leaves it: one word form a line in the order of
// its bytes, to be searched as it lies there. A set of the same words would
// take ten times the memory.

const FILE = new URL('../../build/words.txt', import.meta.url);
const LINE_END = 10;

/** The file for what `readDictionary` gives; forms that only stand within others are left out. */
export const printWordList = (words: Iterable<string>): Buffer =>
  Buffer.from(
    [...words]
      .filter((word) => /^\p{L}+$/u.test(word))
      .map((word) => Buffer.from(word))
      .toSorted((a, b) => Buffer.compare(a, b))
      .join('\n'),
  );

/** Whether a word stands in such a file. */
export const createWordSearch =
  (list: Buffer) =>
  (word: string): boolean => {
    const wanted = Buffer.from(word);
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = list.lastIndexOf(LINE_END, middle - 1) + 1;
      const found = list.indexOf(LINE_END, middle);
      const end = found < 0 ? list.length : found;
      const order = wanted.compare(list, start, end);
      if (order === 0) return true;
      if (order < 0) high = start - 1;
      else low = end + 1;
    }
    return false;
  };

let reading: Promise<((word: string) => boolean) | null> | undefined;

/** Null where the build had no dictionary. */
export const findWordSearch = (): Promise<((word: string) => boolean) | null> =>
  (reading ??= readFile(FILE).then(createWordSearch, () => null));
