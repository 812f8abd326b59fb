import { maskPersonalData } from '../personal-data.ts';
import { wordsOf } from '../reader/features.ts';
import { isPriced } from './by-frame.ts';
import { IN_FULL, labelsOf, listBeginnings, listLikely } from './likely.ts';
import { offerPerson, pagesOf, suggest, type Result } from './parts.ts';
import { giveAnswer, SHORT, sumOdds, SURE, type Step } from './step.ts';

/**
 * 'Ja', 'nein', 'warum?', 'danke': a few words that mean what the reply before
 * makes of them. What the talk is about stays as it was, so that the next
 * message leans on that and not on them.
 */
export function answerAside(step: Step): Result | null {
  const { assistant, before, guesses } = step;
  const [best] = guesses;
  // 'Gut zu wissen. Und wenn ich es in zehn Tagen brauche?' goes on.
  if (!step.isShort || !best || best.probability < SURE || !assistant.plays(best.id, 'aside'))
    return null;
  const plays = (role: string): boolean => assistant.plays(best.id, role);
  if (plays('missed') && before.asked) return askAgain(step, before.asked);
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
  // 'Ja, genau' to an answer that was given as a guess asks for nothing more.
  const [asked] = before.topic === 'did-you-mean' ? before.offered : [];
  const id =
    asked ?? (isPriced(before, assistant) ? assistant.texts.words.roles['quote']?.[0] : undefined);
  return id ? giveAnswer(step, id, 1) : null;
}

/** 'Nein, nicht buchen, jetzt!' is no clear no. */
const CLEAR_NO = 3;

/**
 * 'Brauche ich nicht' to a person offered, or to every answer that was
 * suggested, unless a person was offered along with those.
 */
function turnDown({ before, say, message }: Step): Result | null {
  if (before.handover && wordsOf(message).length > CLEAR_NO) return null;
  if (before.handover)
    return {
      part: { text: say('handover-dropped'), topic: 'handover-dropped' },
      talk: { handover: false },
    };
  const isOpen = before.offered.length > 0 && before.topic !== 'handover';
  return isOpen ? offerPerson(say, 'unknown') : null;
}

/** 'Das war nicht meine Frage': what else the message before may have been after. */
function askAgain(step: Step, asked: string): Result {
  const { assistant, before } = step;
  const others = assistant.reader
    .read(asked)
    .filter(({ id }) => id !== before.topic && id !== before.subject);
  const sum = others.reduce((total, { probability }) => total + probability, 0);
  const guesses = others.map(({ id, probability }) => ({ id, probability: probability / sum }));
  return askWhich({ ...step, message: asked, guesses }, 'missed-which');
}

/**
 * 'Geht es darum?', with what each answer would say: the first in full where it is likely. A
 * person where nothing is likely or it was asked twice already.
 */
export function askWhich(step: Step, phrase: string, likely?: string): Result {
  const { before, guesses, say } = step;
  const own = likely ? [likely] : [];
  const others = listLikely(step).filter(
    ({ id }) => !likely || ![likely, guesses[0]?.id].includes(id),
  );
  const listed = others.slice(0, 3 - own.length);
  const confidence = sumOdds(likely ? guesses.slice(0, 1) : listed, () => true);
  if (!likely && (listed.length === 0 || before.unsure > 1)) return abstain(step);
  const offered = [...own, ...listed.map(({ id }) => id)];
  return {
    part: {
      text: [say(phrase), listBeginnings(step, offered, likely ? IN_FULL : 0), say('none-of-these')]
        .filter(Boolean)
        .join('\n\n'),
      topic: likely ?? 'did-you-mean',
      kind: 'ask',
      ...(likely && { sources: giveAnswer(step, likely, confidence).part.sources }),
      suggestions: [...labelsOf(step, offered), say('button-none')],
      confidence,
    },
    talk: { offered, ...(likely && { unsure: before.unsure }) },
    isUnsure: true,
  };
}

/** No answer to this message, which is quoted where it is short, and who has one. */
export function abstain({ guesses, message, say }: Step): Result {
  const confidence = guesses[0]?.probability ?? 0;
  // What holds a figure may be a code or a password, and is not said aloud.
  const isQuoted = wordsOf(message).length <= SHORT && !/\d/.test(message);
  const quoted = maskPersonalData(message).replace(/[*_[\]()`]/g, '');
  const { part } = offerPerson(say, 'unknown');
  const text = isQuoted ? say('unknown-quoted', { message: quoted.trim() }) : part.text;
  const suggestions = [...(part.suggestions ?? []), say('button-price')];
  return { part: { ...part, text, kind: 'abstain', suggestions, confidence }, isUnsure: true };
}
