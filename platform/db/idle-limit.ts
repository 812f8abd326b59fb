import { DatabaseError } from './database.ts';

export type IdleLimit = {
  /** Rejects once nothing has been asked for too long. */
  exceeded: Promise<never>;
  /** Time within the question does not count; throws where the limit was exceeded. */
  pauseFor: <T>(ask: () => Promise<T>) => Promise<T>;
  end: () => void;
};

const idleTooLong = (): DatabaseError =>
  new DatabaseError({
    message: 'terminating connection due to idle-in-transaction timeout',
    code: '25P03',
  });

/** How long a transaction may hold the only connection without asking anything. */
export function createIdleLimit(limitMs: number): IdleLimit {
  const { promise: exceeded, reject } = Promise.withResolvers<never>();
  exceeded.catch(() => undefined);
  let [asking, isOver] = [0, false];
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    timer = setTimeout(() => {
      isOver = true;
      reject(idleTooLong());
    }, limitMs);
  };
  return {
    exceeded,
    async pauseFor(ask) {
      if (isOver) throw idleTooLong();
      clearTimeout(timer);
      asking += 1;
      try {
        return await ask();
      } finally {
        asking -= 1;
        if (asking === 0 && !isOver) wait();
      }
    },
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
