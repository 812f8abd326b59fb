import type { ProjectTypeId } from '#shared/business.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import { askFirst, isComplete, startEstimate, stateQuickEstimate } from './estimate.ts';
import { buildExcerpt, quoteSection } from './excerpt.ts';
import type { Intent } from './intents.ts';
import { findFittingSection, findNearQuestions } from './ranking.ts';
import { clarify, clarifyBy, CONVERSATION_TEXTS, offerPerson, UNPRICED } from './replies/conversation.ts';
import { foreignPage, foreignText } from './replies/foreign.ts';
import { EXTRACTIVE } from './replies/subjects.ts';
import { INTENT_PAGES, PAGES, type Reply } from './reply.ts';
import type { DialogueState, EstimateDraft } from './state.ts';
import type { Step, Subject, Turn } from './turn.ts';

// The ways in which a turn ends by itself; dialogue.ts decides which one it is.

/** Share of a question's words that the site must know before a section may answer it. */
const KNOWN_WORDS = 0.8;

/** An answer, and the state after it: the talk is now about its subject. */
export function settle(
  state: DialogueState,
  turn: Turn,
  reply: Omit<Reply, 'language'>,
  subject: Subject,
  changes: Partial<DialogueState> = {},
): Step {
  const remembered = subject.package || subject.project || subject.services.length > 0;
  const { packages } = turn.understanding.entities;
  const compared = packages.length > 1 ? packages : [];
  // An extra belongs to the project of the talk: 'geht der Shop auch zweisprachig?'
  const isExtra = subject.package === null && subject.project === null;
  const about = isExtra ? { ...state.topic, services: subject.services } : subject;
  const topic = { ...(remembered ? about : state.topic), compared, intent: reply.intent, question: null };
  return {
    state: { ...state, topic: { ...topic, services: [...topic.services] }, abstained: 0, ...changes },
    reply: { ...reply, language: turn.facts.language },
    contact: null,
  };
}

export function refuse(state: DialogueState, intent: Intent, turn: Turn): Step {
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

/** What a word means, by the glossary. */
export function define(state: DialogueState, turn: Turn, document: SearchDocument): Step {
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
export function searchAnswer(state: DialogueState, turn: Turn): Step {
  const { understanding, message, knowledge } = turn;
  const isPlaced = understanding.coverage >= KNOWN_WORDS;
  const hit = isPlaced ? findFittingSection(knowledge.search, message, 2) : null;
  if (hit) return quote(state, turn, hit.document);
  const before = state.topic.question;
  return before && knowledge.asked.goesOn(understanding.text, before) ? answerAsked(state, turn, before) : abstain(state, turn);
}

const AFTER_QUESTION = ['Was kostet das?', 'Termin vereinbaren', 'Mit einem Menschen sprechen'];

/** What is sold on the page of a question: 'und was kostet das?' asks for its price. */
const SOLD_ON: Readonly<Record<string, Subject>> = {
  '/services/ecommerce-losungen': { package: 'commerce', project: 'shop', services: [] },
  '/services/ki-chatbots': { package: null, project: 'chatbot', services: [] },
  '/services/automatisierung': { package: null, project: 'automation', services: [] },
  '/services/seo-optimierung': { package: null, project: null, services: ['seo'] },
};

/** A question of the site with its answer; the talk is now about what it asks. */
export function answerAsked(state: DialogueState, turn: Turn, document: SearchDocument): Step {
  const quoted = quote(state, turn, document);
  // Whoever asks about the subject of the page is told so; the suggestions of that subject fit too.
  const { intent } = turn.classification;
  const isOfPage = EXTRACTIVE.has(intent) && INTENT_PAGES[intent]?.some(({ path }) => path === document.page);
  const step = { ...quoted, reply: { ...quoted.reply, intent: isOfPage ? intent : quoted.reply.intent, suggestions: AFTER_QUESTION } };
  const subject = SOLD_ON[document.page] ?? { package: null, project: null, services: [] };
  const topic = { ...subject, compared: [], services: [...subject.services], intent: step.reply.intent, question: document };
  return { ...step, state: { ...step.state, topic } };
}

/** 'Und was kostet das?' after a question that no price list answers. */
export function answerUnpriced(state: DialogueState, turn: Turn): Step {
  const reply = {
    text: UNPRICED[turn.facts.language],
    intent: 'price_overview' as const,
    kind: 'answer' as const,
    sources: [PAGES.quote, PAGES.packages],
    suggestions: ['Welche Pakete gibt es?', 'Angebot anfragen', 'Termin vereinbaren'],
  };
  return { ...settle(state, turn, reply, state.topic), state };
}

/** A section of the site as the answer. */
export function quote(state: DialogueState, turn: Turn, document: SearchDocument): Step {
  const sources = [{ title: document.title, path: document.path }];
  const { language } = turn.facts;
  const short = language === 'de' ? null : document.answers?.[language];
  const text = short ?? foreignPage(sources, turn.facts) ?? quoteSection(document, turn.message);
  const suggestions = ['Mit einem Menschen sprechen'];
  const step = settle(state, turn, { text, intent: 'knowledge', kind: 'answer', sources, suggestions }, state.topic);
  return { ...step, state: { ...step.state, topic: { ...step.state.topic, question: document } } };
}

/** First a clarifying question with the questions that the site answers nearby, every second time in a row a visible handover. */
export function abstain(state: DialogueState, turn: Turn): Step {
  const abstained = state.abstained + 1;
  const handsOver = abstained % 2 === 0;
  const near =
    turn.facts.language === 'de' && turn.classification.score === 0 ? findNearQuestions(turn.knowledge.search, turn.message) : [];
  const text =
    foreignText(handsOver ? 'handover' : 'unknown', turn.facts, { package: null }) ??
    (handsOver ? offerPerson(turn.facts) : near.length > 0 ? clarifyBy(near.length) : clarify());
  return {
    state: { ...state, abstained, awaitingContact: handsOver, topic: { ...state.topic, intent: 'unknown' } },
    reply: {
      text,
      intent: 'unknown',
      kind: 'abstain',
      sources: [PAGES.contact],
      suggestions: handsOver
        ? ['Nein danke']
        : [...near, ...(near.length > 0 ? [] : ['Preise und Pakete', 'Termin vereinbaren']), 'Mit einem Menschen sprechen'],
      language: turn.facts.language,
    },
    contact: null,
  };
}

/** What a talk about a subject would have a price of. */
const PROJECT_OF: Partial<Record<Intent, ProjectTypeId>> = { webdesign: 'website', shop: 'shop' };

/** A price at once where the message says enough, else the first question. */
export function startFlow(state: DialogueState, turn: Turn): Step {
  const draft = startEstimate(turn.understanding, state.topic.project ?? PROJECT_OF[state.topic.intent] ?? null);
  const { concepts } = turn.understanding;
  const isQuick = draft.project !== null && !concepts.has('calculate') && (draft.urgency !== null || draft.services !== null);
  if (isQuick || isComplete(draft)) return closeFlow(state, turn, stateQuickEstimate(draft, turn.facts), draft);
  return settle(
    state,
    turn,
    { ...askFirst(draft, turn.facts), intent: 'price_estimate' },
    { package: null, project: draft.project, services: [] },
    { estimate: draft, booking: null },
  );
}

export function closeFlow(
  state: DialogueState,
  turn: Turn,
  part: Pick<Reply, 'text' | 'kind' | 'sources' | 'suggestions'>,
  draft: EstimateDraft,
): Step {
  const subject = { package: null, project: draft.project, services: [] };
  return settle(state, turn, { ...part, intent: 'price_estimate' }, subject, { estimate: null, estimated: draft });
}
