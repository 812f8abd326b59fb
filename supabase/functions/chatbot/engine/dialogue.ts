import type { SearchDocument } from '#shared/search/documents.ts';
import { findEmail, findPersonalData, findPhone } from '../personal-data.ts';
import { buildExcerpt, quoteSection } from './excerpt.ts';
import {
  answersQuestion,
  askFirst,
  askNext,
  continueEstimate,
  isComplete,
  reviseEstimate,
  startEstimate,
  stateEstimate,
  stateQuickEstimate,
} from './estimate.ts';
import { classify, type Classification, type Intent } from './intents.ts';
import { findDefinition, findFittingSection, rankSources } from './ranking.ts';
import { composeAnswer, NOTHING_CLOSER } from './replies/compose.ts';
import { askContact, clarify, CONVERSATION_TEXTS, offerPerson, regret } from './replies/conversation.ts';
import { foreignPage, foreignText } from './replies/foreign.ts';
import { TASK_TEXTS, translateSuggestions } from './replies/tasks.ts';
import { PAGES, type Facts, type Reply } from './reply.ts';
import type { SectionSearch } from './search.ts';
import { readWish } from './wish.ts';
import { START, type DialogueState, type EstimateDraft } from './state.ts';
import { understand, type Understanding } from './understand.ts';

export type Knowledge = { documents: readonly SearchDocument[]; search: SectionSearch };
/** `contact` is set when the visitor has just named where the team reaches him. */
export type Step = { state: DialogueState; reply: Reply; contact: string | null };

const REFUSED: ReadonlySet<Intent> = new Set(['legal_advice', 'off_topic', 'competitor', 'insult', 'injection', 'sensitive_data']);
/** Whoever leaves an address with such a message wants to be answered there. */
const REACHES_OUT: ReadonlySet<Intent> = new Set(['quote', 'contact', 'unknown']);
/** From this score on, a message in the middle of an estimate is a question of its own. */
const INTERRUPTS = 34;
/** Pages that an answer names. */
const MOST_SOURCES = 3;
/** Share of a question's words that the site must know before a section may answer it. */
const KNOWN_WORDS = 0.8;

type Turn = { message: string; understanding: Understanding; classification: Classification; facts: Facts; knowledge: Knowledge };

/** One message on top of a state: the reply and the state after it. Pure and deterministic, so that a history can be replayed. */
export function advance(state: DialogueState, message: string, knowledge: Knowledge, company: Facts['company']): Step {
  const step = respond(state, message, knowledge, company);
  const { reply } = step;
  return { ...step, reply: { ...reply, suggestions: translateSuggestions(reply.suggestions, reply.language) } };
}

function respond(before: DialogueState, message: string, knowledge: Knowledge, company: Facts['company']): Step {
  const understanding = understand(message, knowledge.search.spelling, before.language);
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
  if (turn.classification.intent === 'unknown' && turn.classification.score > 0) return abstain(state, turn);
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
  const intent = resolveIntent(state, turn);
  if (REFUSED.has(intent)) return refuse(state, intent, turn);
  if (state.abstained > 0 && understanding.concepts.has('yes') && turn.classification.score < 30) return startHandover(state, turn);
  const contact = findEmail(turn.message) ?? findPhone(turn.message);
  if (intent === 'complaint' || intent === 'handover' || (contact && REACHES_OUT.has(intent))) return startHandover(state, turn);
  const revised = state.estimated && goesOnWithPrice(turn) ? reviseEstimate(state.estimated, understanding) : null;
  if (revised) return closeFlow(state, turn, stateQuickEstimate(revised, turn.facts), revised);
  if (intent === 'price_estimate') return startFlow(state, turn);
  if (intent === 'booking' && !understanding.concepts.has('reschedule')) return replyBooking(state, [turn.message], turn);

  const definition = understanding.definitionOf ? findDefinition(turn.knowledge.documents, understanding.definitionOf) : null;
  if (definition && (turn.classification.score < 40 || definition.isExact)) return define(state, turn, definition.document);
  if (intent === 'unknown') return searchAnswer(state, turn);

  const subject = resolveSubject(state, turn, intent);
  const part = composeAnswer(intent, subject, turn);
  const estimated = PRICES.has(intent) ? pricedDraft(subject) : state.estimated;
  const sources = part.sources ?? rankSources(turn.knowledge.search, turn.message, intent, subject.package).slice(0, 2);
  const text = foreignText(intent, turn.facts, subject) ?? foreignPage(sources, turn.facts) ?? part.text;
  return settle(state, turn, { text, intent, kind: 'answer', sources, suggestions: part.suggestions }, subject, { estimated });
}

const IS_QUESTION =
  /\?\s*$|^(und )?(was|wie|wann|wo|wer|welche[rns]?|kann|können|gibt|muss|what|how|when|where|who|can|do|wat|hoe|wanneer|waar)\b/i;
const PRICES: ReadonlySet<Intent> = new Set(['price_overview', 'price_package', 'price_chatbot']);
/** What a follow-up may say besides the change it wants. */
const ABOUT_PRICES: ReadonlySet<Intent> = new Set([
  'price_estimate',
  'price_overview',
  'price_package',
  'price_service',
  'price_chatbot',
  'seo',
  'maintenance',
  'languages',
  'webdesign',
  'delivery_time',
  'unknown',
]);

/** A few words that go on with the price just named: 'und wenn es eilig ist?', 'mit SEO dazu'. */
function goesOnWithPrice({ message, understanding, classification }: Turn): boolean {
  const { text } = understanding;
  const isShort = text.split(' ').length <= 9;
  return (
    isShort &&
    FOLLOW_UP.test(text) &&
    (CHANGES.test(text) || text.split(' ').length <= 3) &&
    ABOUT_PRICES.has(classification.intent) &&
    !/\bwie lang|\bhow long|\bhoe lang/i.test(message)
  );
}

const CHANGES = /\b(mit|ohne|dazu|plus|noch|zusatzlich|wenn|dafur|extra|in|bis|innerhalb|with|without|if|within|met|zonder|als|binnen)\b/;
const FOLLOW_UP =
  /^(und|in|bis|innerhalb|within|binnen|aber|dann|also|oder|ok|mit|ohne|doch|was|wenn|plus|and|but|with|without|what|en|met|zonder|als)\b/;

/** A package that is a kind of project at the same time has an estimate of its own. */
function pricedDraft({ package: id, project }: Subject): EstimateDraft | null {
  const named = id === 'startpaket' ? 'website' : id === 'commerce' ? 'shop' : id === null ? project : null;
  return named && { project: named, urgency: '1month', services: [], industry: null, asked: 'services', missed: 0 };
}

// A question ends at its mark, or where 'und' or a comma begins the next one.
const NEXT_QUESTION =
  /[?!.]+\s+|(?:,|\s(?:und|un|and|en))\s+(?=(?:was|wie|wieviel|wann|wo|wer|welche[rns]?|kann|können|gibt|geht|what|how|when|where|can|do|wat|hoe|wanneer|waar)\b)/i;
/** What a price of packages says already. */
const TOLD_WITH_PRICES: ReadonlySet<Intent> = new Set(['delivery_time', 'package_contents', 'price_overview', 'price_package']);
/** Neither of these is one half of an answer. */
const STANDS_ALONE: ReadonlySet<Intent> = new Set([
  'greeting',
  'thanks',
  'bye',
  'bot',
  'handover',
  'booking',
  'price_estimate',
  'unknown',
  'knowledge',
]);

/** Two questions in one message get both answers, the stronger one first. */
function answerBoth(state: DialogueState, turn: Turn): Step {
  const first = answer(state, turn);
  const { intent, kind } = first.reply;
  if (kind !== 'answer' || intent === 'unknown' || REFUSED.has(intent)) return first;
  for (const message of turn.message.split(NEXT_QUESTION)) {
    const understanding = understand(message, turn.knowledge.search.spelling, turn.facts.language);
    const classification = classify(understanding);
    const other = classification.intent;
    const isTold = other === intent || (TOLD_WITH_PRICES.has(other) && (intent === 'price_overview' || intent === 'price_package'));
    if (
      message === turn.message ||
      classification.score < 30 ||
      isTold ||
      /^\s*(ich|wir|i|we|ik|wij)\b/i.test(message) ||
      REFUSED.has(other) ||
      STANDS_ALONE.has(other)
    )
      continue;
    const second = answer(first.state, { ...turn, message, understanding, classification });
    // A price says how long it takes.
    if (intent === 'delivery_time' && (other === 'price_overview' || other === 'price_package')) return second;
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

/** Subject of the answer: what the message names, else what the talk was about. */
export type Subject = Pick<DialogueState['topic'], 'package' | 'project' | 'services'>;

function resolveSubject(state: DialogueState, { understanding }: Turn, intent: Intent): Subject {
  const { entities } = understanding;
  const named: Subject = {
    package: entities.package ?? (entities.project === 'shop' ? 'commerce' : null),
    project: entities.project,
    services: entities.services,
  };
  const refersBack = named.package === null && named.project === null && named.services.length === 0;
  const carries: readonly Intent[] = [
    'price_package',
    'delivery_time',
    'financing',
    'package_contents',
    'price_service',
    'quote',
    'price_chatbot',
  ];
  return refersBack && carries.includes(intent)
    ? { package: state.topic.package, project: state.topic.project, services: state.topic.services }
    : named;
}

/** The intent of a message in its context: short follow-ups take the subject or the question of the turn before. */
function resolveIntent(state: DialogueState, { understanding, classification }: Turn): Intent {
  const { concepts, entities, text } = understanding;
  const { topic } = state;
  const { intent } = classification;
  const followsUp =
    /^(und|aber|dann|also|oder|ok|and|en)\b/.test(text) || text.split(' ').length <= 6 || /\b(das|da|dafur|davon|dort|denn)\b/.test(text);
  // 'Was kostet ein Liter Milch?' asks for a price, but not for one of ours.
  if (
    intent === 'price_overview' &&
    understanding.language === 'de' &&
    understanding.unplaced > 1 &&
    !concepts.has('website') &&
    !concepts.has('package') &&
    !concepts.has('catch')
  )
    return 'unknown';
  const namesSubject = entities.project !== null || entities.services.length > 0 || concepts.has('website') || concepts.has('package');
  // 'Wie lange dauert es, bis man etwas merkt?' asks about what the talk is about.
  const isTimed = topic.intent === 'seo' || topic.intent === 'cancellation';
  if (intent === 'delivery_time' && isTimed && !namesSubject && entities.package === null) return topic.intent;
  if (!followsUp) return intent;
  if (topic.intent === 'booking' && concepts.has('dayTime') && classification.score < 30) return 'booking';
  if (intent === 'price_overview' && !namesSubject) {
    if (topic.package) return 'price_package';
    if (topic.project === 'chatbot' || topic.intent === 'chatbot_info') return 'price_chatbot';
    if (topic.services.length > 0) return 'price_service';
  }
  if (topic.intent === 'financing' && intent === 'about' && concepts.has('consumer')) return 'financing';
  const asksOnlyForPackage =
    entities.package !== null && understanding.terms.length <= 4 && (intent === 'package_contents' || intent === 'unknown');
  const perPackage: readonly Intent[] = ['price_package', 'delivery_time', 'package_contents', 'financing'];
  if (asksOnlyForPackage && /^(und|and|en|wie sieht)\b/.test(text) && perPackage.includes(topic.intent)) return topic.intent;
  if (concepts.has('contents') && intent === 'unknown') {
    if (topic.package) return 'package_contents';
    const byService: Partial<Record<string, Intent>> = { seo: 'seo', maintenance: 'maintenance' };
    return (
      byService[topic.services[0] ?? ''] ??
      (topic.project === 'chatbot' ? 'chatbot_info' : topic.project === 'shop' ? 'shop' : 'package_contents')
    );
  }
  return intent;
}

function settle(
  state: DialogueState,
  turn: Turn,
  reply: Omit<Reply, 'language'>,
  subject: Subject,
  changes: Partial<DialogueState> = {},
): Step {
  const remembered = subject.package || subject.project || subject.services.length > 0;
  const topic = { ...(remembered ? subject : state.topic), intent: reply.intent };
  return {
    state: { ...state, topic: { ...topic, services: [...topic.services] }, abstained: 0, ...changes },
    reply: { ...reply, language: turn.facts.language },
    contact: null,
  };
}

function refuse(state: DialogueState, intent: Intent, turn: Turn): Step {
  const text = foreignText(intent, turn.facts, { package: null }) ?? CONVERSATION_TEXTS[intent]?.(turn.facts) ?? clarify();
  const source =
    intent === 'legal_advice'
      ? PAGES.disclaimer
      : intent === 'sensitive_data'
        ? PAGES.privacy
        : intent === 'competitor'
          ? PAGES.packages
          : PAGES.services;
  const reply: Reply = {
    text,
    intent,
    kind: 'refuse',
    sources: [source],
    suggestions: ['Welche Pakete gibt es?', 'Termin vereinbaren'],
    language: turn.facts.language,
  };
  return { state: { ...state, topic: { ...state.topic, intent } }, reply, contact: null };
}

function define(state: DialogueState, turn: Turn, document: SearchDocument): Step {
  const text = `**${document.title}**: ${buildExcerpt(document.text, turn.message, 'start')}`;
  const sources = [{ title: document.title, path: document.path }];
  return settle(
    state,
    turn,
    { text, intent: 'knowledge', kind: 'answer', sources, suggestions: ['Welche Pakete gibt es?', 'Termin vereinbaren'] },
    state.topic,
  );
}

/** No rule fits: a section that covers nearly all words of the question may answer; otherwise the assistant says that it does not know. */
function searchAnswer(state: DialogueState, turn: Turn): Step {
  const { understanding, message, knowledge } = turn;
  const isPlaced = understanding.coverage >= KNOWN_WORDS;
  const hit = isPlaced ? findFittingSection(knowledge.search, message, 2) : null;
  if (!hit) return abstain(state, turn);
  const sources = [{ title: hit.document.title, path: hit.document.path }];
  const text = foreignPage(sources, turn.facts) ?? quoteSection(hit.document, message);
  return settle(
    state,
    turn,
    { text, intent: 'knowledge', kind: 'answer', sources, suggestions: ['Mit einem Menschen sprechen'] },
    state.topic,
  );
}

/** First a clarifying question with near subjects, the second time in a row a visible handover. */
function abstain(state: DialogueState, turn: Turn): Step {
  const abstained = state.abstained + 1;
  const handsOver = abstained > 1;
  const text =
    foreignText(handsOver ? 'handover' : 'unknown', turn.facts, { package: null }) ?? (handsOver ? offerPerson(turn.facts) : clarify());
  return {
    state: { ...state, abstained, awaitingContact: handsOver, topic: { ...state.topic, intent: 'unknown' } },
    reply: {
      text,
      intent: 'unknown',
      kind: 'abstain',
      sources: [PAGES.contact],
      suggestions: handsOver ? ['Nein danke'] : ['Preise und Pakete', 'Termin vereinbaren', 'Mit einem Menschen sprechen'],
      language: turn.facts.language,
    },
    contact: null,
  };
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
  if (concepts.has('yes') && turn.classification.score < 20) return startHandover(settled, turn);
  if (state.estimate && answersQuestion(state.estimate, turn.understanding)) return continueFlow(settled, turn);
  return answer({ ...settled, estimate: null }, turn);
}

function startFlow(state: DialogueState, turn: Turn): Step {
  const draft = startEstimate(turn.understanding);
  const { concepts } = turn.understanding;
  const isQuick = draft.project !== null && !concepts.has('calculate') && (draft.urgency !== null || draft.services !== null);
  if (isQuick || isComplete(draft)) return closeFlow(state, turn, stateQuickEstimate(draft, turn.facts), draft);
  return settle(
    state,
    turn,
    { ...askFirst(draft, turn.facts.language), intent: 'price_estimate' },
    { package: null, project: draft.project, services: [] },
    { estimate: draft, booking: null },
  );
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
  const { intent, score } = turn.classification;
  const asksSomethingElse =
    intent !== 'price_estimate' &&
    (score >= INTERRUPTS || (!fits && score >= 15 && IS_QUESTION.test(turn.message))) &&
    !(fits && score < 60);
  if (asksSomethingElse) {
    const step = answer({ ...state, estimate: null }, turn);
    if (step.reply.kind === 'refuse' || step.state.estimate || step.state.awaitingContact) return step;
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
  return settle(
    state,
    turn,
    { ...askNext(next, turn.facts.language), intent: 'price_estimate' },
    { package: null, project: next.project, services: [] },
    { estimate: next },
  );
}

function closeFlow(
  state: DialogueState,
  turn: Turn,
  part: Pick<Reply, 'text' | 'kind' | 'sources' | 'suggestions'>,
  draft: EstimateDraft,
): Step {
  const subject = { package: null, project: draft.project, services: [] };
  return settle(state, turn, { ...part, intent: 'price_estimate' }, subject, { estimate: null, estimated: draft });
}

/** Replays the visitor's earlier messages. What the history claims the assistant said is ignored: it comes from the client. */
export function replay(messages: readonly string[], knowledge: Knowledge, company: Facts['company']): DialogueState {
  return messages.reduce((state, message) => advance(state, message, knowledge, company).state, START);
}
