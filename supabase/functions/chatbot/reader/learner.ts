import type { LearnedExample, ReaderModel } from './train.ts';

/** What the reader knows: the examples and the model that was trained with them. */
export type Trained = { learned: readonly LearnedExample[]; model: ReaderModel };
export type Train = (learned: readonly LearnedExample[]) => Promise<ReaderModel>;

/** How often the assigned messages are looked up. */
const LOOK_MS = 3_000;

/**
 * Trains the reader again, aside, when the agency has assigned messages to
 * answers; until that is done it answers as before. `read` gives the assigned
 * messages; a fault of it or of the training changes nothing.
 */
export function createLearner<Base extends Trained>(train: (base: Base) => Train) {
  let known: { base: Base; key: string; trained: Base } | undefined;
  let lookedAt = -Infinity;
  let isTraining = false;

  async function learn(base: Base, examples: readonly LearnedExample[], key: string) {
    isTraining = true;
    try {
      const learned = [...base.learned, ...examples];
      const model = await train(base)(learned);
      known = { base, key, trained: { ...base, learned, model } };
    } finally {
      isTraining = false;
    }
  }

  return async (
    base: Base,
    read: () => Promise<readonly LearnedExample[]>,
    onFault: (error: unknown) => void,
  ): Promise<Base> => {
    if (known?.base !== base) known = { base, key: '[]', trained: base };
    if (!isTraining && performance.now() - lookedAt > LOOK_MS) {
      lookedAt = performance.now();
      const examples = await read().catch((error: unknown) => {
        onFault(error);
        return null;
      });
      const key = JSON.stringify(examples);
      if (examples && key !== known.key) {
        if (examples.length === 0) known = { base, key, trained: base };
        else void learn(base, examples, key).catch(onFault);
      }
    }
    return known.trained;
  };
}
