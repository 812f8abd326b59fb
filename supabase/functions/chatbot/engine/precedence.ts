import type { Asked } from './asked.ts';
import { PRICES } from './context.ts';
import type { Intent } from './intents.ts';
import { findStandingSection } from './replies/standing-sections.ts';
import type { DialogueState, EstimateDraft } from './state.ts';
import type { Knowledge, Turn } from './turn.ts';
import { understand, type Understanding } from './understand.ts';

// What a message asks, where several readings compete: its questions beside its story, a question of the site beside the rules.

/** Whoever leaves an address with such a message wants to be answered there. */
const REACHES_OUT: ReadonlySet<Intent> = new Set(['quote', 'contact', 'unknown']);

/** Whoever leaves an address beside a wish for an offer or with his name wants to be answered there, whatever else he asks. */
export const reachesOut = (intent: Intent, { understanding, message }: Turn): boolean =>
  REACHES_OUT.has(intent) ||
  understanding.concepts.has('quote') ||
  understanding.concepts.has('callMe') ||
  // 'Nein warte, 02433 4466': little more than the address itself.
  message.trim().split(/\s+/).length <= 5 ||
  /\b(mein name|ich hei(ss|ß)e|my name|ik heet|mijn naam)\b/i.test(message);

/** From so many words on a message tells a story, and asks at its end. */
const STORY = 50;

/** What a message asks: of a long one its questions alone, with what the whole of it names. */
export function readQuestions(whole: Understanding, knowledge: Knowledge): Understanding {
  if (whole.text.split(' ').length < STORY) return whole;
  const questions = whole.raw.match(/[^.!?]+\?/g)?.join(' ');
  return questions ? { ...understand(questions, knowledge.search.spelling, whole.language), entities: whole.entities } : whole;
}

/** Names the kinds of extra that the talk has come to as one sum: 'Was kostet das zusammen?' */
export function sumUp(state: DialogueState, { understanding }: Turn, intent: Intent): EstimateDraft | null {
  const { services, project } = state.topic;
  const isSum = /\b(zusammen|insgesamt|alles|total|together|samen)\b/.test(understanding.text);
  if (!isSum || services.length === 0 || (intent !== 'price_service' && !PRICES.has(intent))) return null;
  return { project: project ?? 'website', urgency: '1month', services: [...services], industry: null, asked: 'services', missed: 0 };
}

/** Intents that a question of the site never takes the place of. */
const KEPT: ReadonlySet<Intent> = new Set([
  'injection',
  'insult',
  'sensitive_data',
  'legal_advice',
  'complaint',
  'booking',
  'handover',
  'price_estimate',
  'price_package',
  'price_chatbot',
  'financing',
  'roi',
  'data_deletion',
]);
const THEIR_CUSTOMERS = /\b(klanten|gasten|patienten|customers|guests|clients|patients)\b/;
/** From this score on, only a close wording of a question is preferred to what the rules say. */
const CERTAIN = 42;

/** The rules know what is meant: by a score, or by a section that was chosen for just that. */
export const isCertain = ({ classification, understanding, knowledge }: Turn, intent: Intent): boolean =>
  classification.score >= CERTAIN || findStandingSection(knowledge.documents, intent, understanding.concepts) !== null;

/** The question of the site that the message asks in other words. */
export function findAsked(state: DialogueState, { understanding, facts, knowledge }: Turn, intent: Intent): Asked | null {
  // What customers are to book on the visitor's site is no talk with us.
  if (KEPT.has(intent) && !(intent === 'booking' && facts.language !== 'de' && THEIR_CUSTOMERS.test(understanding.text))) return null;
  return knowledge.asked.find(understanding, state.topic.question);
}

/** Subjects that are answered from the pages and have no price of their own. */
const WITHOUT_PRICE: ReadonlySet<Intent> = new Set(['gdpr', 'cookies', 'hosting', 'legal_advice', 'knowledge']);

/** 'Und was kostet das?' right after a question of the site that has no price of its own. */
export function asksPriceOfQuestion({ topic }: DialogueState, { understanding }: Turn, intent: Intent): boolean {
  const { entities, text, concepts } = understanding;
  const namesSubject = entities.project !== null || entities.services.length > 0 || concepts.has('package') || concepts.has('website');
  // A wish for the visitor's own site has no price of its own either: 'Kostet das extra?'
  const isExtra = topic.intent === 'webdesign' && /\b(extra|zusatzlich|dazu)\b/.test(text);
  // An answer that names a price of its own is a matter of the packages.
  const isUnpriced = topic.question === null ? WITHOUT_PRICE.has(topic.intent) : !topic.question.text.includes('€');
  return (isUnpriced || isExtra) && intent === 'price_overview' && !namesSubject && text.split(' ').length <= 8;
}
