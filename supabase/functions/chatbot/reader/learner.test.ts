import { expect, test } from 'vitest';
import { indexExamples } from './nearest.ts';
import { createLearner, type Trained } from './learner.ts';
import type { LearnedExample, ReaderModel } from './train.ts';

const model = (name: string): ReaderModel => ({
  topics: {
    classes: [name],
    weights: { scale: 1, steps: new Int8Array() },
    bias: new Float32Array(),
    rarity: new Float32Array(),
  },
  languages: {
    classes: [],
    weights: { scale: 1, steps: new Int8Array() },
    bias: new Float32Array(),
    rarity: new Float32Array(),
  },
  nearest: indexExamples([], []),
});
const fail = (error: unknown): never => {
  throw error;
};

test('answers as before while it trains with what was assigned, then with the new model', async () => {
  const base: Trained = { learned: [{ answer: 'hours', text: 'auf?' }], model: model('base') };
  const { promise, resolve } = Promise.withResolvers<ReaderModel>();
  const trainedWith: (readonly LearnedExample[])[] = [];
  const follow = createLearner<Trained>(() => (learned) => {
    trainedWith.push(learned);
    return promise;
  });
  const read = async () => [{ answer: 'price', text: 'wat kost dat' }];
  expect(await follow(base, read, fail)).toBe(base);
  expect(trainedWith).toEqual([[...base.learned, { answer: 'price', text: 'wat kost dat' }]]);
  expect(await follow(base, read, fail)).toBe(base);
  resolve(model('taught'));
  await promise;
  await new Promise(setImmediate);
  expect((await follow(base, read, fail)).model.topics.classes).toEqual(['taught']);
  expect(trainedWith).toHaveLength(1);
});

test('goes on with what it knows when the assigned messages cannot be read', async () => {
  const base: Trained = { learned: [], model: model('base') };
  const faults: unknown[] = [];
  const follow = createLearner<Trained>(() => async () => model('never'));
  const read = async () => fail(new Error('away'));
  expect(await follow(base, read, (error) => faults.push(error))).toBe(base);
  expect(faults).toHaveLength(1);
});
