import { isPriced } from './by-frame.ts';
import { offerPerson, pagesOf, suggest, type Result } from './parts.ts';
import { giveAnswer, SURE, type Step } from './step.ts';

/**
 * 'Ja', 'nein', 'warum?', 'danke': a few words that mean what the reply before
 * makes of them. What the talk is about stays as it was, so that the next
 * message leans on that and not on them.
 */
export function answerAside(step: Step): Result | null {
  const { assistant, before, guesses } = step;
  const [best] = guesses;
  if (!best || best.probability < SURE || !assistant.plays(best.id, 'aside')) return null;
  const plays = (role: string): boolean => assistant.plays(best.id, role);
  const meant = plays('agree') ? goAlong(step) : plays('decline') ? turnDown(step) : null;
  if (meant) return meant;
  const answer = giveAnswer(step, best.id, best.probability);
  const subject = assistant.findAnswer(before.subject ?? '');
  const shown = plays('backed') &&
    subject && {
      sources: pagesOf(subject, assistant),
      suggestions: suggest(subject, assistant, step.say),
    };
  const { topic, asked, waits, booking } = before;
  return {
    part: { ...answer.part, ...shown },
    talk: { topic, asked, waits, booking, subject: before.subject },
  };
}

/** 'Ja' to a person offered, to a question which answer was meant, or to a price. */
function goAlong(step: Step): Result | null {
  const { assistant, before, say } = step;
  if (before.handover) return offerPerson(say, 'handover-waits');
  const id =
    before.offered[0] ??
    (isPriced(before, assistant) ? assistant.texts.words.roles['quote']?.[0] : undefined);
  return id ? giveAnswer(step, id, 1) : null;
}

/** 'Brauche ich nicht' to a person offered, or to every answer that was suggested. */
function turnDown({ before, say }: Step): Result | null {
  if (before.handover)
    return {
      part: { text: say('handover-dropped'), topic: 'handover-dropped' },
      talk: { handover: false },
    };
  return before.offered.length > 0 ? offerPerson(say, 'unknown') : null;
}
