import { findEmail, findPersonalData, findPhone } from '../personal-data.ts';
import { goesOnWithPrice, pricedDraft, PRICES, resolveIntent, resolveSubject } from './context.ts';
import {
  answersQuestion,
  askNext,
  continueEstimate,
  describeEstimate,
  isComplete,
  reviseEstimate,
  stateEstimate,
  stateQuickEstimate,
} from './estimate.ts';
import { classify, type Intent } from './intents.ts';
import { asksPriceOfQuestion, findAsked, isCertain, reachesOut, readQuestions, sumUp } from './precedence.ts';
import { findDefinition, rankSources } from './ranking.ts';
import { composeAnswer, NOTHING_CLOSER } from './replies/compose.ts';
import { askContact, regret } from './replies/conversation.ts';
import { foreignPage, foreignText } from './replies/foreign.ts';
import { findStandingSection } from './replies/standing-sections.ts';
import { TASK_TEXTS, translateSuggestions } from './replies/tasks.ts';
import { PAGES, type Facts, type Reply } from './reply.ts';
import { START, type DialogueState } from './state.ts';
import { abstain, answerAsked, answerUnpriced, closeFlow, define, refuse, searchAnswer, settle, startFlow } from './steps.ts';
import type { Knowledge, Step, Turn } from './turn.ts';
import { understand } from './understand.ts';
import { readWish } from './wish.ts';

const REFUSED: ReadonlySet<Intent> = new Set(['legal_advice', 'off_topic', 'competitor', 'insult', 'injection', 'sensitive_data']);
/** From this score on, a message in the middle of an estimate is a question of its own. */
const INTERRUPTS = 34;
/** Pages that an answer names. */
const MOST_SOURCES = 3;
const IS_QUESTION =
  /\?\s*$|^(und )?(was|wie|wann|wo|wer|welche[rns]?|kann|können|gibt|muss|what|how|when|where|who|can|do|wat|hoe|wanneer|waar)\b/i;

/** One message on top of a state: the reply and the state after it. Pure and deterministic, so that a history can be replayed. */
export function advance(state: DialogueState, message: string, knowledge: Knowledge, company: Facts['company']): Step {
  const step = respond(state, message, knowledge, company);
  const { reply } = step;
  return { ...step, reply: { ...reply, suggestions: translateSuggestions(reply.suggestions, reply.language) } };
}

function respond(before: DialogueState, message: string, knowledge: Knowledge, company: Facts['company']): Step {
  const understanding = readQuestions(understand(message, knowledge.search.spelling, before.language), knowledge);
  const state = { ...before, language: understanding.language };
  const turn: Turn = {
    message,
    understanding,
    classification: classify(understanding),
    facts: { company, language: understanding.language },
    knowledge,
  };
  const findings = findPersonalData(message);
  if (findings.has('iban') || findings.has('card') || findings.has('password') || findings.has('health'))
    return refuse(state, 'sensitive_data', turn);
  if (turn.classification.intent === 'unknown' && turn.classification.score > 0) {
    const asked = findAsked(state, turn, 'unknown');
    return asked?.isClose ? answerAsked(state, turn, asked.document) : abstain(state, turn);
  }
  if (turn.classification.score >= 90) return refuse(state, turn.classification.intent, turn);
  if (state.awaitingContact) return receiveContact(state, turn);
  if (state.estimate) return continueFlow(state, turn);
  if (state.booking) return continueTask(state, state.booking, turn);
  return answerBoth(state, turn);
}

/** In the middle of a booking a day or a time goes on with it; any other question is answered, and the booking waits. */
function continueTask(state: DialogueState, booking: readonly string[], turn: Turn): Step {
  const { classification, message, understanding } = turn;
  const wish = readWish(message);
  // What the suggestions say is meant so, whatever else its words could mean.
  if (wish && (classification.score < INTERRUPTS || classification.intent === 'booking' || message.split(' ').length <= 4)) {
    return replyBooking(state, [...booking, message], turn);
  }
  // Name and address belong into the form below; taken as a wish to be called they would pass for a booking.
  const givesAddress = findEmail(message) !== null || findPhone(message) !== null;
  if (givesAddress && classification.score < INTERRUPTS) return replyBooking(state, booking, turn);
  if (understanding.concepts.has('stop') && classification.score < INTERRUPTS) {
    const text = TASK_TEXTS[turn.facts.language].booking.stopped;
    const reply = {
      text,
      intent: 'booking' as const,
      kind: 'answer' as const,
      sources: [PAGES.appointment],
      suggestions: ['Welche Pakete gibt es?'],
    };
    return settle(state, turn, reply, state.topic, { booking: null });
  }
  return answer(state, turn);
}

/** Leads to the calendar; whoever knows the free slots says more (see book.ts). */
function replyBooking(state: DialogueState, messages: readonly string[], turn: Turn): Step {
  const { text, suggestions, sources } = composeAnswer('booking', state.topic, turn);
  const reply = {
    text: foreignText('booking', turn.facts, { package: null }) ?? text,
    intent: 'booking' as const,
    kind: 'answer' as const,
    sources: sources ?? [PAGES.appointment],
    suggestions,
  };
  return settle(state, turn, reply, state.topic, { booking: messages });
}

function answer(state: DialogueState, turn: Turn): Step {
  const { understanding } = turn;
  // One of the near questions that were offered (see abstain).
  const offered =
    state.abstained > 0 && turn.knowledge.documents.find(({ kind, heading }) => kind === 'faq' && heading === turn.message.trim());
  if (offered) return answerAsked(state, turn, offered);
  const intent = resolveIntent(state, turn);
  const contact = findEmail(turn.message) ?? findPhone(turn.message);
  if (contact && !REFUSED.has(intent) && reachesOut(intent, turn)) return startHandover(state, turn);
  const revised = state.estimated && goesOnWithPrice(turn) ? reviseEstimate(state.estimated, understanding) : null;
  if (revised) return closeFlow(state, turn, stateQuickEstimate(revised, turn.facts), revised);
  const asked = findAsked(state, turn, intent);
  if (asked && (asked.isClose || !isCertain(turn, intent))) return answerAsked(state, turn, asked.document);
  if (REFUSED.has(intent)) return refuse(state, intent, turn);
  if (state.abstained > 0 && understanding.concepts.has('yes') && turn.classification.score < 30) return startHandover(state, turn);
  if (intent === 'complaint' || intent === 'handover') return startHandover(state, turn);
  const sum = sumUp(state, turn, intent);
  if (sum) return closeFlow(state, turn, stateQuickEstimate(sum, turn.facts), sum);
  if (intent === 'price_estimate') return startFlow(state, turn);
  if (intent === 'booking' && !understanding.concepts.has('reschedule')) return replyBooking(state, [turn.message], turn);

  const definition = understanding.definitionOf ? findDefinition(turn.knowledge.documents, understanding.definitionOf) : null;
  if (definition && (turn.classification.score < 40 || definition.isExact)) return define(state, turn, definition.document);
  if (intent === 'unknown') return searchAnswer(state, turn);
  if (asksPriceOfQuestion(state, turn, intent)) return answerUnpriced(state, turn);

  const subject = resolveSubject(state, turn, intent);
  const estimate =
    state.topic.intent === 'price_estimate' && state.estimated ? describeEstimate(state.estimated, turn.facts.language) : null;
  const part = composeAnswer(intent, subject, { ...turn, estimate });
  // A list of prices after a word on a website: 'und mit Wartung?' means that website.
  const estimated = PRICES.has(intent) ? pricedDraft({ ...subject, project: subject.project ?? state.topic.project }) : state.estimated;
  if (asked && part.text.startsWith(NOTHING_CLOSER)) return answerAsked(state, turn, asked.document);
  const sources = part.sources ?? rankSources(turn.knowledge.search, turn.message, intent, subject.package).slice(0, 2);
  const { language } = turn.facts;
  const short =
    language === 'de' ? null : findStandingSection(turn.knowledge.documents, intent, understanding.concepts)?.document.answers?.[language];
  const text = short ?? foreignText(intent, turn.facts, subject) ?? foreignPage(sources, turn.facts) ?? part.text;
  return settle(state, turn, { text, intent, kind: 'answer', sources, suggestions: part.suggestions }, subject, { estimated });
}

// A question ends at its mark, or where 'und' or a comma begins the next one.
const NEXT_QUESTION =
  /[?!.]+\s+|(?:,|\s(?:und|un|and|en))\s+(?=(?:was|wie|wieviel|wann|wo|wer|welche[rns]?|kann|können|gibt|geht|what|how|when|where|can|do|wat|hoe|wanneer|waar)\b)/i;
/** What a price of packages says already. */
const TOLD_WITH_PRICES: ReadonlySet<Intent> = new Set(['delivery_time', 'package_contents', 'price_overview', 'price_package']);
/** Neither of these is one half of an answer. */
const STANDS_ALONE: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'bye', 'bot', 'handover', 'booking', 'unknown', 'knowledge']);

/** Two questions in one message get both answers, the stronger one first. */
function answerBoth(state: DialogueState, turn: Turn): Step {
  const first = answer(state, turn);
  const { intent, kind } = first.reply;
  if (kind !== 'answer' || intent === 'unknown' || intent === 'bye' || REFUSED.has(intent)) return first;
  for (const message of turn.message.split(NEXT_QUESTION)) {
    const understanding = understand(message, turn.knowledge.search.spelling, turn.facts.language);
    const classification = classify(understanding);
    const other = classification.intent;
    const isTold = other === intent || (TOLD_WITH_PRICES.has(other) && (intent === 'price_overview' || intent === 'price_package'));
    if (
      message === turn.message ||
      classification.score < 30 ||
      isTold ||
      /^\s*((guten \w+|hallo|moin|hi|hello)[\s,!]*)?(ich|wir|i|we|ik|wij)\b/i.test(message) ||
      REFUSED.has(other) ||
      STANDS_ALONE.has(other)
    )
      continue;
    const second = answer(first.state, { ...turn, message, understanding, classification });
    // A price says how long it takes.
    if (intent === 'delivery_time' && (other === 'price_overview' || other === 'price_package'))
      return answer(state, { ...turn, message, understanding, classification });
    if (second.reply.kind !== 'answer' || second.reply.intent === intent || second.reply.text.startsWith(NOTHING_CLOSER)) continue;
    const sources = [...first.reply.sources, ...second.reply.sources];
    const reply = {
      ...first.reply,
      text: `${first.reply.text}\n\n${second.reply.text}`,
      sources: sources.filter(({ path }, index) => sources.findIndex((source) => source.path === path) === index).slice(0, MOST_SOURCES),
    };
    return { ...first, reply };
  }
  return first;
}

function startHandover(state: DialogueState, turn: Turn): Step {
  const contact = findEmail(turn.message) ?? findPhone(turn.message);
  if (contact) return receiveContact({ ...state, awaitingContact: true }, turn);
  const intent = turn.classification.intent === 'complaint' ? 'complaint' : 'handover';
  const text = foreignText(intent, turn.facts, { package: null }) ?? (intent === 'complaint' ? regret : askContact)(turn.facts);
  const reply: Omit<Reply, 'language'> = {
    text,
    intent,
    kind: 'ask',
    sources: [PAGES.contact],
    suggestions: ['Termin vereinbaren', 'Nein danke'],
  };
  return settle(state, turn, reply, state.topic, { awaitingContact: true, estimate: null, booking: null });
}

function receiveContact(state: DialogueState, turn: Turn): Step {
  const contact = findEmail(turn.message) ?? findPhone(turn.message);
  const settled = { ...state, awaitingContact: false };
  if (contact) {
    const reply = {
      text: TASK_TEXTS[turn.facts.language].contactReceived(contact),
      intent: 'handover' as const,
      kind: 'handover' as const,
      sources: [PAGES.contact],
      suggestions: ['Welche Pakete gibt es?'],
    };
    return { ...settle(settled, turn, reply, state.topic), contact };
  }
  const { concepts } = turn.understanding;
  // 'Nein, nicht morgen, jetzt sofort' refuses no answer.
  const isUrgent = /\b(sofort|jetzt|gleich|dringend|now|immediately|meteen)\b/i.test(turn.message);
  if (isUrgent && concepts.has('no') && turn.classification.score < 20) return startHandover(settled, turn);
  if (turn.classification.score < INTERRUPTS && (concepts.has('no') || concepts.has('stop'))) {
    const reply = {
      text: TASK_TEXTS[turn.facts.language].handoverDropped,
      intent: 'handover' as const,
      kind: 'answer' as const,
      sources: [PAGES.contact],
      suggestions: ['Welche Pakete gibt es?'],
    };
    return settle(settled, turn, reply, state.topic, { estimate: null });
  }
  // The number of an enquiry is no address, and no wish for a new one.
  const isReference = turn.message.length < 60 && /\b[a-z]{1,4}-[\da-z-]*\d{3,}/i.test(turn.message);
  // A name, a trade, a town: the address is still missing.
  const isStatement =
    !turn.message.includes('?') && turn.message.split(' ').length <= 8 && turn.classification.score < 15 && concepts.size < 2;
  if (isStatement || isReference || (concepts.has('yes') && turn.classification.score < 20)) return startHandover(settled, turn);
  if (state.estimate && answersQuestion(state.estimate, turn.understanding)) return continueFlow(settled, turn);
  return answer({ ...settled, estimate: null }, turn);
}

function continueFlow(state: DialogueState, turn: Turn): Step {
  const draft = state.estimate;
  if (!draft) return answer(state, turn);
  const { concepts } = turn.understanding;
  if (concepts.has('stop') && turn.classification.score < INTERRUPTS) {
    const text = TASK_TEXTS[turn.facts.language].estimate.stopped;
    const reply = {
      text,
      intent: 'price_estimate' as const,
      kind: 'answer' as const,
      sources: [PAGES.packages],
      suggestions: ['Welche Pakete gibt es?'],
    };
    return settle(state, turn, reply, state.topic, { estimate: null });
  }
  const fits = answersQuestion(draft, turn.understanding);
  if (turn.classification.intent === 'bye' && !fits) return answer({ ...state, estimate: null }, turn);
  const { intent, score } = turn.classification;
  const asksSomethingElse =
    intent !== 'price_estimate' &&
    (score >= INTERRUPTS || (!fits && score >= 15 && IS_QUESTION.test(turn.message))) &&
    !(fits && score < 60);
  if (asksSomethingElse) {
    const step = answer({ ...state, estimate: null }, turn);
    const isOver = step.reply.kind === 'refuse' || step.reply.kind === 'handover';
    if (isOver || step.state.estimate || step.state.awaitingContact || step.state.booking) return step;
    const question = askNext(draft, turn.facts.language);
    const text = `${step.reply.text}\n\n${TASK_TEXTS[turn.facts.language].estimate.backTo(question.text)}`;
    return { ...step, state: { ...step.state, estimate: draft }, reply: { ...step.reply, text, suggestions: question.suggestions } };
  }
  const next = continueEstimate(draft, turn.understanding);
  if (isComplete(next)) return closeFlow(state, turn, stateEstimate(next, turn.facts), next);
  if (next.missed > 1) {
    // The draft stays: an answer to its question after all goes on with it (see receiveContact).
    return abstain({ ...state, abstained: 1 }, turn);
  }
  const { labels, noted } = TASK_TEXTS[turn.facts.language].estimate;
  const added = next.services === draft.services ? [] : (next.services ?? []);
  const lead = added.length > 0 ? noted(added.map((id) => labels.services[id]).join(', ')) : '';
  const question = askNext(next, turn.facts.language);
  return settle(
    state,
    turn,
    { ...question, text: lead + question.text, intent: 'price_estimate' },
    { package: null, project: next.project, services: [] },
    { estimate: next },
  );
}

/** Replays the visitor's earlier messages. What the history claims the assistant said is ignored: it comes from the client. */
export function replay(messages: readonly string[], knowledge: Knowledge, company: Facts['company']): DialogueState {
  return messages.reduce((state, message) => advance(state, message, knowledge, company).state, START);
}
