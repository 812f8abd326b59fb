import { useRowChange } from '#app/private/use-row-change.ts';
import { giveBack, settleDraft, type Outgoing } from './drafts.ts';

type Change = Parameters<typeof useRowChange<Outgoing>>[0];

/** Sends an answer as a mail; what was typed comes back when that fails. */
export const useAnswer = (draftId: string, { reads, write }: Pick<Change, 'reads' | 'write'>) =>
  useRowChange<Outgoing>({
    reads,
    write: async (client, answer) => {
      const stored = await write(client, answer);
      if (!stored.error) settleDraft(answer.id);
      return stored;
    },
    giveBack: (answer) => giveBack(draftId, answer),
    done: 'Antwort gesendet',
    failed: 'Nicht gesendet',
    advice: 'Ihr Text steht wieder im Feld.',
  });
