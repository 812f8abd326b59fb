import { cutText } from '#shared/forms/clean-text.ts';
import { findContacts, maskPersonalData } from '../personal-data.ts';
import { wordsOf } from '../reader/features.ts';
import type { Guess } from '../reader/reader.ts';
import { abstain, answerAside, askWhich } from './aside.ts';
import { findBeginning } from './beginning.ts';
import { answerByFrame, findTrade, statePriceOf } from './by-frame.ts';
import type { Assistant } from './assistant.ts';
import { PROJECT_BUTTONS, TRADES } from './buttons.ts';
import { readWish } from './day-wish.ts';
import { findGuesses, splitClauses, splitWishes } from './guess.ts';
import { isAskable } from './likely.ts';
import { editFrame, hasPrice, type Frame } from './frame.ts';
import { joinResults, offerPerson, startBooking, type Result } from './parts.ts';
import { findRefusal } from './refusals.ts';
import type { Reply, Speak } from './reply.ts';
import { nameOf } from './price-reply.ts';
import { giveAnswer, SHORT, sumOdds, SURE, weigh, type Step } from './step.ts';
import type { Talk } from './talk.ts';
import { asksMeaning, defineTerm } from './terms.ts';

export type Turn = {
  talk: Talk;
  reply: Reply;
  /** The addresses and numbers that go to the team with this turn. */
  contacts: readonly string[];
  /** Whether the reader was unsure, so that a language model may be asked first. */
  isUnsure: boolean;
  guesses: readonly Guess[];
};

/** One message of a talk: everything the assistant does without a language model. Pure. */
export function respond(assistant: Assistant, before: Talk, message: string): Turn {
  const isDate = before.booking !== null && readWish(message) !== null;
  // The name of a day or a month belongs to several languages.
  const language = isDate ? before.language : assistant.reader.detect(message, before.language);
  const say = assistant.speak(language);
  const found = assistant.mentionsOf(message);
  const isShort = wordsOf(message).length <= SHORT;
  const refusal = findRefusal(message);
  const frame = refusal ? before.frame : editFrame(before.frame, found, isShort);
  const step: Step = { assistant, before, message, say, found, frame, isShort, guesses: [] };
  const result: Result =
    refusal === 'health'
      ? answerBesideHealth(step)
      : refusal
        ? refuse(refusal, say)
        : (takeContact(step) ??
          pressButton(step) ??
          goOnBooking(step) ??
          goOnMenu(step) ??
          noteDetails(step, readMessage(step)));
  const asked = refusal ? before.asked : cutText(maskPersonalData(message), 300);
  // 'Meine Seite geht nicht' and 'meine Website ist von Ihnen' name no wish.
  const isCustomer = assistant.plays(result.part.topic, 'customer');
  const isTrouble = isCustomer || assistant.plays(result.part.topic, 'about-trouble');
  const told = {
    ...(isTrouble ? before.frame : frame),
    isCustomer: isCustomer || frame.isCustomer,
  };
  const talk = { ...before, began: findBeginning(step), asked, language, frame: told };
  return completeTurn(talk, result, say, step.guesses);
}

const refuse = (phrase: string, say: Speak): Result => ({
  part: { text: say(phrase), topic: phrase, kind: 'refuse', suggestions: [say('button-human')] },
});

/** What is asked beside an illness is answered or asked back about; the illness goes nowhere. */
function answerBesideHealth(step: Step): Result {
  const { say } = step;
  const message = splitClauses(maskPersonalData(step.message))
    .filter((clause) => !clause.includes('[Gesundheitsangabe]'))
    .join(' ');
  const beside = { ...step, message };
  const result = readMessage(beside);
  step.guesses = beside.guesses;
  const { kind = 'answer' } = result.part;
  // Whoever only tells of it is asked nothing back.
  const isOpen = result.isUnsure && kind !== 'answer' && !message.includes('?');
  const isTold = wordsOf(message).length === 0 || isOpen;
  if (isTold || kind === 'refuse') return refuse('health-only', say);
  const text = `${say('health-note')}\n\n${result.part.text}`;
  // No model is asked about it.
  return { ...result, part: { ...result.part, text }, isUnsure: false };
}

/** An answer takes up what the message says of numbers and of what is not wanted. */
function noteDetails({ assistant, found, say }: Step, result: Result): Result {
  const { text, topic, kind = 'answer' } = result.part;
  const items = [
    ...found.unwanted.map((id) => say('without', { item: nameOf(id, assistant.texts.words, say) })),
    ...found.details,
  ];
  const isTold = kind !== 'answer' || assistant.findAnswer(topic)?.kind === 'way';
  if (isTold || items.length === 0 || result.isUnsure) return result;
  const noted = say('noted', { items: items.join(', ') });
  return { ...result, part: { ...result.part, text: `${noted} ${text}` } };
}

/** The turn that a result makes of a talk; also for what a language model chose. */
export function completeTurn(
  before: Talk,
  { part, talk, contacts = [], isUnsure = false }: Result,
  say: Speak,
  guesses: readonly Guess[],
): Turn {
  const { kind = 'answer', suggestions = [], sources = [], confidence = 1 } = part;
  // Whoever waits for a person keeps the way to one in view.
  const open = before.handover && kind !== 'handover' ? [say('button-human')] : [];
  const reply: Reply = {
    ...part,
    kind,
    sources,
    confidence,
    suggestions: [...new Set([...suggestions, ...open])],
    language: say.language,
  };
  const unsure = isUnsure ? before.unsure + 1 : 0;
  return {
    talk: {
      ...before,
      booking: null,
      waits: null,
      offered: [],
      topic: reply.topic,
      subject: /^(?:handover|did-you-mean|menu|booking)/.test(reply.topic)
        ? before.subject
        : reply.topic,
      unsure,
      ...talk,
    },
    reply,
    contacts,
    isUnsure,
    guesses,
  };
}

/**
 * An address or a number in a message is a wish to be reached, unless the message is clearly
 * about something else: 'info@meinefirma.de will ich haben, wie teuer?'
 */
function takeContact({ assistant, message, say, before, found }: Step): Result | null {
  const { email, phone } = say.company;
  const contacts = findContacts(message).filter((each) => each !== email && each !== phone);
  if (contacts.length === 0) return null;
  const rest = contacts.reduce((text, each) => text.replaceAll(each, ' '), message);
  const [best] = assistant.reader.read(rest);
  const isOther =
    wordsOf(rest).length > 3 &&
    !before.handover &&
    !found.turns.has('reach-me') &&
    (best?.probability ?? 0) >= SURE &&
    !['handover', 'quote', 'booking', 'opening'].some((role) => assistant.plays(best?.id, role));
  if (isOther) return null;
  const contact = new Intl.ListFormat(say.language, { type: 'disjunction' }).format(contacts);
  return {
    part: { text: say('handover-done', { contact }), topic: 'handover-done', kind: 'handover' },
    talk: { handover: false, booking: before.booking },
    contacts,
  };
}

/** Buttons that ask for the answer which plays a part in the talk. */
const ROLE_OF: Readonly<Record<string, string>> = {
  'button-quote': 'quote',
  'button-packages': 'packages',
  'button-customer': 'customer',
  'button-instalments': 'instalments',
};

const isNo = (message: string): boolean =>
  /^\s*(?:nein|nee|no|nö|lieber nicht|nicht nötig)\b/i.test(message) &&
  (wordsOf(message).length < 4 || /^\s*\p{L}+,? (?:danke|thank|bedankt|dank)/iu.test(message));

function pressButton(step: Step): Result | null {
  const { assistant, message, say, before, frame } = step;
  const button = assistant.findButton(message);
  if (button?.kind === 'answer') return pressAnswer(step, button.id);
  if (before.handover && (button?.name === 'button-no' || isNo(message)))
    return {
      part: { text: say('handover-dropped'), topic: 'handover-dropped' },
      talk: { handover: false },
    };
  if (!button) return null;
  const role = ROLE_OF[button.name];
  const id = role && assistant.texts.words.roles[role]?.[0];
  if (role === 'instalments' && hasPrice(frame)) return null;
  if (id) return giveAnswer(step, id, 1);
  if (button.name === 'button-human') return offerPerson(say);
  if (button.name === 'button-none') return offerPerson(say, 'unknown');
  if (button.name === 'button-booking') return startBooking(say, message);
  if (button.name === 'button-price') return hasPrice(frame) ? null : askProject(say);
  if (button.name === 'button-cancel' && before.booking)
    return { part: { text: say('booking-stopped'), topic: 'booking-stopped' } };
  const project = PROJECT_BUTTONS.find((name) => button.name === `button-${name}`);
  return project ? askTrade(say, { ...frame, projects: [project], packages: [] }) : null;
}

/**
 * The label of an answer. In a talk where no such button was shown it is what somebody writes:
 * 'Wie lange dauert es?'
 */
function pressAnswer(step: Step, id: string): Result | null {
  const { assistant, before } = step;
  const shown = assistant.findAnswer(before.subject ?? '')?.next;
  if (shown && !shown.includes(id) && !before.offered.includes(id)) return null;
  step.guesses = [{ id, probability: 1 }];
  const byFrame = assistant.plays(id, 'instalments') ? answerByFrame(step) : null;
  return besideBooking(step, byFrame ?? answerAside(step) ?? giveAnswer(step, id, 1));
}

const askProject = (say: Speak): Result => ({
  part: {
    text: say('ask-project'),
    topic: 'menu-project',
    kind: 'ask',
    suggestions: PROJECT_BUTTONS.map((name) => say(`button-${name}`)),
  },
  talk: { waits: 'project' },
});

const askTrade = (say: Speak, frame: Frame): Result => ({
  part: {
    text: [...frame.projects.map((id) => say(`start-${id}`)), say('ask-trade')].join(' '),
    topic: 'menu-trade',
    kind: 'ask',
    suggestions: Object.keys(TRADES).map((name) => say(name)),
  },
  talk: { waits: 'trade', frame },
});

/**
 * While a booking is under way, a day or a time belongs to it; a question in
 * between is answered and the booking waits.
 */
function goOnBooking(step: Step): Result | null {
  const { before, message, assistant, say, isShort } = step;
  if (!before.booking) return null;
  const [best] = assistant.reader.read(message);
  const isOther = !isShort && best && best.probability >= SURE && message.includes('?');
  if (readWish(message) && !isOther) return startBooking(say, ...before.booking, message);
  return besideBooking(step, readMessage(step));
}

/** What is answered in between ends no booking. */
const besideBooking = ({ before }: Step, result: Result): Result => ({
  ...result,
  talk: { booking: before.booking, ...result.talk },
});

/** The menu has asked for project or trade. Whoever writes something else gets that answered. */
function goOnMenu(step: Step): Result | null {
  const { before, frame, found, message, say, assistant, isShort } = step;
  if (before.waits === 'project' && found.projects.length > 0)
    return found.trades.length > 0 ? statePriceOf(step, frame) : askTrade(say, frame);
  if (before.waits !== 'trade') return null;
  const button = assistant.findButton(message);
  const trade = button?.kind === 'phrase' ? TRADES[button.name] : undefined;
  if (trade) return statePriceOf(step, { ...frame, trade });
  const [best] = assistant.reader.read(message);
  const isOther = message.includes('?') || (best && best.probability >= SURE && !found.trades[0]);
  return found.trades.length > 0 || (isShort && !isOther) ? statePriceOf(step, frame) : null;
}

/** Reads what no button says. */
function readMessage(step: Step): Result {
  const { assistant, before, message, say } = step;
  if (wordsOf(message).length === 0)
    return { part: { text: say('no-words'), topic: 'no-words', kind: 'ask' } };
  step.guesses = findGuesses(step);
  const [best] = step.guesses;
  // An emergency or a bereavement is not taken apart into questions.
  const isWhole = best && best.probability >= SURE && assistant.plays(best.id, 'whole');
  const decided =
    answerAside(step) ?? (isWhole ? null : answerSeveral(step)) ?? answerByFrame(step);
  if (decided) return decided;
  const certainty = best && !isRepeated(step, best.id) ? weigh(step, best) : 'unsure';
  const isAfterWord =
    assistant.plays(best?.id, 'terms') || (certainty !== 'sure' && asksMeaning(message));
  const defined = isAfterWord ? defineTerm(step, true) : null;
  if (defined) return defined;
  if (best && certainty === 'sure')
    return giveAnswer(step, forTrade(step, best.id), best.probability);
  if (best && certainty === 'likely')
    return askWhich(step, 'did-you-mean', forTrade(step, best.id));
  if (before.handover)
    return {
      ...offerPerson(say, before.topic === 'handover' ? 'handover-beside' : 'handover-open'),
      isUnsure: true,
    };
  const word = defineTerm(step, false);
  if (word) return word;
  return isAskable(step) ? askWhich(step, 'did-you-mean') : (takeLeave(step) ?? abstain(step));
}

/** So likely, thanks and the like are taken for that where nothing else is. */
const LEAVE = 0.1;

/** Thanks, a goodbye or what is meant for somebody else, where nothing else is likely. */
function takeLeave(step: Step): Result | null {
  const { assistant, guesses, message } = step;
  const partings = guesses.filter(({ id }) => assistant.plays(id, 'parting'));
  const odds = sumOdds(partings, () => true);
  if (partings[0] && odds >= LEAVE && !message.includes('?'))
    return giveAnswer(step, partings[0].id, odds);
  const [best] = guesses;
  const isBacked = best && best.probability * assistant.reader.back(message)(best.id) >= LEAVE;
  return isBacked && assistant.plays(best.id, 'elsewhere')
    ? giveAnswer(step, best.id, best.probability)
    : null;
}

/** The same text again tells nobody more: whoever goes on is after something else about it. */
const isRepeated = ({ assistant, before }: Step, id: string): boolean =>
  id === before.topic && assistant.findAnswer(id)?.kind !== 'way';

/** 'Ich bin Heilpraktikerin und möchte eine Seite' gets what fits the trade. */
const forTrade = (step: Step, id: string): string =>
  (step.assistant.plays(id, 'general') && findTrade(step)?.id) || id;

/** Two or three questions in one message get as many answers. */
function answerSeveral(step: Step): Result | null {
  const { assistant, message, frame } = step;
  const parts = splitWishes(message);
  if (parts.length < 2) return null;
  const isPrice = (id: string): boolean => assistant.plays(id, 'price');
  const ids = parts.flatMap((part) => {
    const guesses = assistant.reader.read(part);
    const [best] = guesses;
    if (!best || assistant.plays(best.id, 'opening')) return [];
    const odds = isPrice(best.id) ? sumOdds(guesses, isPrice) : best.probability;
    return odds >= SURE && assistant.findAnswer(best.id)?.kind === 'answer' ? [best.id] : [];
  });
  const asked = [...new Set(ids)].filter((id) => !assistant.plays(id, 'booking')).slice(0, 3);
  if (asked.length < 2) return null;
  const results = asked.map(
    (id) => (isPrice(id) && statePriceOf(step, frame, id)) || giveAnswer(step, id, 1),
  );
  return joinResults(results);
}
